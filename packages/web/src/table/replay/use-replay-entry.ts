import { useState } from 'react';
import { go, useMark } from '../../router.ts';

/** The mark of the entry in the browser's history at which the replay is shown. */
const REPLAY = 'replay';

/**
 * Whether the replay of a closed table is shown. It is an entry of the browser's history, so that its way back
 * leads to the table. `open` goes there once `load` has its code, and calls `onFault` where that cannot be had:
 * the table stays as it is.
 */
export function useReplayEntry(
  closed: boolean,
  load: () => Promise<unknown>,
  onFault: () => void,
): {
  readonly isShown: boolean;
  /** Whether it has been shown since the page was loaded. */
  readonly wasShown: boolean;
  readonly open: () => Promise<void>;
} {
  const isShown = useMark() === REPLAY && closed;
  const [wasShown, setShown] = useState(false);
  const show = () => {
    setShown(true);
    go(location.href, REPLAY);
  };
  return { isShown, wasShown, open: () => load().then(show, onFault) };
}
