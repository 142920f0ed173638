import type { Phase } from '../../../state.ts';

/** What a floor without a live offer depends on; of others' offers a viewer knows those to all alone. */
type Floor = {
  readonly phase: Phase;
  /** Whether the view is of the past, or the table is closed. */
  readonly still: boolean;
  /** Whether the viewer has a mat to make an offer on. */
  readonly hasMat: boolean;
  /** Whether nobody’s hand is the viewer’s: he sees what is open to all alone. */
  readonly isWatching: boolean;
  /** Whether offers of this turn that are over, or its trades, stand below. */
  readonly hadSome: boolean;
};

/** What is said where no live offer lies, as the key of a sentence; null where what stands there says enough. */
export function findNoOffers({ phase, still, hasMat, isWatching, hadSome }: Floor) {
  if (phase === 'draw' && !still) return 'market.before';
  if (phase !== 'trade') return hadSome ? null : 'market.none-after';
  if (isWatching) return 'market.none-open';
  if (hadSome) return 'market.none-now';
  return hasMat ? 'market.none' : 'market.none-yet';
}
