import { bindingNames } from '../../../binding.ts';
import type { Side } from '../../../commands.ts';
import type { OfferView } from '../../../view.ts';
import { without } from './among.ts';
import type { Draft } from './draft.ts';
import { isStale } from './gap.ts';

/** What is new in one side of an offer. */
export type Changes = {
  /** The names that it has now and had not, and those that it had. */
  readonly come: readonly string[];
  readonly gone: readonly string[];
  /** How many cards it was, where it is another number now. */
  readonly count?: { readonly was: number; readonly is: number };
  /** The names that bind, where they are the same names and others of them bound before. */
  readonly binds?: readonly string[];
  /** Whether no calamity is promised, where that is new. */
  readonly promise?: boolean;
};

/** What is new in a side of an offer; null where nothing is. */
export function findChanges(before: Side, now: Side): Changes | null {
  const come = without(now.named, before.named);
  const gone = without(before.named, now.named);
  const binds = bindingNames(now.named);
  const isRanked =
    come.length + gone.length === 0 && without(binds, bindingNames(before.named)).length > 0;
  const promise = now.calamityFree === true;
  const isPromise = promise !== (before.calamityFree === true);
  if (come.length + gone.length === 0 && now.count === before.count && !isRanked && !isPromise) {
    return null;
  }
  return {
    come,
    gone,
    ...(now.count !== before.count && { count: { was: before.count, is: now.count } }),
    ...(isRanked && { binds }),
    ...(isPromise && { promise }),
  };
}

type ChangedSides = { readonly gives: Changes | null; readonly asks: Changes | null };

/** What is new in the offer that is being answered since it was taken up; undefined where nobody knows, or it is not. */
export function changedSides(draft: Draft, offer: OfferView | undefined): ChangedSides | undefined {
  const before = isStale(draft, offer) ? draft.terms : draft.was;
  if (before === undefined || offer === undefined) return undefined;
  return {
    gives: findChanges(before.gives, offer.gives),
    asks: findChanges(before.asks, offer.asks),
  };
}
