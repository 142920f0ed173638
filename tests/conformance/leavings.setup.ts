import { afterAll } from 'vitest';
import { clearLeavings } from './process.ts';

// Files of tests share their modules: a hook in one of those would be that of the first file alone. And hooks run the
// last one first: whoever stops a server of his own has done so by now.
afterAll(clearLeavings);
