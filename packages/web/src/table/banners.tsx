import { useEffect, useState } from 'react';
import { say } from '../say.ts';
import { ClosedBanner, type ClosedBannerProps } from './closed-banner.tsx';
import type { Status } from './live/connection.ts';

type BannersProps = Omit<ClosedBannerProps, 'closed'> & {
  readonly status: Status;
  /** How many commands wait for their answer. */
  readonly waiting: number;
  /** How many of them have not left this device, and what holds them back for good. */
  readonly unsent: number;
  readonly onHoldBack: () => void;
  readonly closed: ClosedBannerProps['closed'] | null;
};

/** What must be known before anything else: no connection, or a closed table. */
export function Banners({ status, waiting, unsent, onHoldBack, closed, ...rest }: BannersProps) {
  const isSlow = useLasting(waiting > 0);
  // A line that is there again at the first try is not worth moving the table under somebody's finger.
  const isLost = useLasting(status === 'lost');
  const lines = [
    isLost ? say('table.offline') : '',
    isSlow || (waiting > 0 && isLost) ? say('table.waiting') : '',
  ].filter((line) => line !== '');
  const isBack = useReturn(isLost) && status === 'live';
  const isShown = lines.length > 0;
  return (
    <>
      {/* It is there before it has something to say: what comes with its place is not surely read out. */}
      <p className={isShown ? 'banner' : 'unseen'}>
        <span role="status">{isShown ? lines.join(' ') : isBack && say('table.back')}</span>{' '}
        {isShown && unsent > 0 && (
          <button type="button" className="button" onClick={onHoldBack}>
            {say(unsent === 1 ? 'table.hold-back-1' : 'table.hold-back', { n: unsent })}
          </button>
        )}
      </p>
      {closed && <ClosedBanner closed={closed} {...rest} />}
    </>
  );
}

/** Milliseconds after which an answer that has not come, or a line that is gone, is worth a word. */
const SLOW = 1500;

/** Whether something has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    setLasts(false);
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), SLOW);
    return () => clearTimeout(timer);
  }, [isSo]);
  return lasts && isSo;
}

/** Whether something that was lost is there again. */
function useReturn(isLost: boolean): boolean {
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (isLost) setWasLost(true);
  }, [isLost]);
  return wasLost && !isLost;
}
