import { isFields } from '@haggle/engine';
import { BLOCKS, type Block } from '../../cards/deck.ts';

/** What the lobby's form holds of a seat. */
export type Own = {
  readonly cities: number;
  readonly treasury: number;
  readonly mining: boolean;
  /** As chosen; else it goes by the place in the order of play. */
  readonly block?: Block;
};

export type Options = Readonly<Record<string, unknown>>;

/** All that the lobby's form of these games holds. */
export type Form = {
  /** By the keys of the seats; those that are not there are as at the start. */
  readonly own: Readonly<Record<string, Own>>;
  readonly options: Options;
  /** The block of all; empty where it is not chosen. */
  readonly block: string;
};

/** With what a seat begins. */
export const START: Own = { cities: 7, treasury: 0, mining: false };

/** A form that was kept; undefined where it is none. */
export function readForm(kept: unknown): Form | undefined {
  return isForm(kept) ? kept : undefined;
}

function isForm(form: unknown): form is Form {
  if (!isFields(form)) return false;
  const { own, options, block } = form;
  return (
    isFields(own) &&
    Object.values(own).every(isOwn) &&
    isFields(options) &&
    (block === '' || isBlock(block))
  );
}

function isOwn(own: unknown): own is Own {
  if (!isFields(own)) return false;
  const { cities, treasury, mining, block } = own;
  return (
    typeof cities === 'number' &&
    typeof treasury === 'number' &&
    typeof mining === 'boolean' &&
    (block === undefined || isBlock(block))
  );
}

function isBlock(block: unknown): block is Block {
  return BLOCKS.some((one) => one === block);
}
