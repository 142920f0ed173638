import { isFields } from '@haggle/engine';
import { isTextOrNull, isTexts } from '../../../../panel/drawer.ts';
import { EXPANSIONS } from '../../../data/factions.ts';
import type { Own } from './setup-draft.ts';
import type { Form, Start } from './setup-form.ts';

/** A form of the lobby that was kept; undefined where it is none. */
export function readKeptForm(kept: unknown): Form | undefined {
  return isForm(kept) ? kept : undefined;
}

function isForm(form: unknown): form is Form {
  if (!isFields(form)) return false;
  const { owns, expansions, byMap, text, pairs, start, options } = form;
  return (
    isFields(owns) &&
    Object.values(owns).every(isOwn) &&
    isTexts(expansions) &&
    expansions.every((id) => EXPANSIONS.some((one) => one === id)) &&
    typeof byMap === 'boolean' &&
    typeof text === 'string' &&
    (pairs === null || (Array.isArray(pairs) && pairs.every(isPair))) &&
    isStart(start) &&
    isFields(options) &&
    isTexts(Object.values(options))
  );
}

function isOwn(own: unknown): own is Own {
  if (!isFields(own)) return false;
  const { faction = '', commodities = 0, tradeGoods = 0, presence = [] } = own;
  return (
    typeof faction === 'string' &&
    typeof commodities === 'number' &&
    typeof tradeGoods === 'number' &&
    isTexts(presence)
  );
}

function isPair(pair: unknown): pair is readonly [string, string] {
  return isTexts(pair) && pair.length === 2;
}

function isStart(start: unknown): start is Start {
  if (!isFields(start)) return false;
  const { phase, key } = start;
  if (phase === 'action') return isTextOrNull(key);
  return phase === 'strategy' || phase === 'agenda';
}
