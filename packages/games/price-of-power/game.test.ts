import { describeGame } from '@haggle/engine/testing';
import { kit } from './testing/kit.ts';

describeGame(kit);
