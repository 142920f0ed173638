import { isFields } from '@haggle/engine';
import type { SetupProps } from '../../../../panel.ts';
import { USUAL_CITIES } from '../../../bounds.ts';
import { BLOCKS, type Block, usualBlock } from '../../../cards/deck.ts';
import type { Rulebook } from '../../../rulebook.ts';
import { hasBlockChoice, hasBlockEach } from './block-choice.ts';

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
export const START: Own = { cities: USUAL_CITIES, treasury: 0, mining: false };

/** The set-up that a form makes for these seats; what nobody chose is left to the rules. */
export function setupOf(
  { own, options, block }: Form,
  seats: SetupProps['seats'],
  rules: Rulebook,
): Readonly<Record<string, unknown>> {
  const of = <T>(read: (own: Own, at: number) => T) =>
    Object.fromEntries(seats.map(({ key, id }, at) => [id, read(own[key] ?? START, at)]));
  const mining = seats.filter(({ key }) => own[key]?.mining).map(({ id }) => id);
  const treasury = of((seat) => seat.treasury);
  return {
    cities: of((seat) => seat.cities),
    ...(Object.values(treasury).some((tokens) => tokens > 0) && { treasury }),
    ...(mining.length > 0 && { mining }),
    ...(block !== '' && hasBlockChoice(rules, seats.length) && { block }),
    ...(hasBlockEach(rules, seats.length) && {
      blocks: of((seat, at) => seat.block ?? usualBlock(at, seats.length)),
    }),
    options,
  };
}

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
