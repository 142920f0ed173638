import { useMemo } from 'react';
import type { SeatSign } from '../../../panel.ts';
import { realmSetups } from '../../data/starts.ts';
import type { Holding } from '../logic/map/pieces.ts';
import { Terrain } from './terrain.tsx';
import '../styles/map.css';

const COLOURS: Readonly<Record<string, string>> = {
  france: '#1f6a9c',
  castile: '#8a6a00',
  england: '#a8421f',
  austria: '#8a4f86',
};
const REALMS = Object.keys(COLOURS);

const signOf = (realm: string): SeatSign => ({ colour: COLOURS[realm] ?? '#5b6470', path: '' });
const nothing = () => undefined;

/** Europe with four realms as they stood in 1444: a picture, nothing can be done with it. */
export function Europe() {
  const holdings = useMemo(readHoldings, []);
  return (
    <svg className="pop pop-europe" viewBox="-60 -10 760 740" aria-hidden="true" focusable="false">
      <Terrain holdings={holdings} realms={REALMS} signOf={signOf} onPick={nothing} />
    </svg>
  );
}

function readHoldings(): ReadonlyMap<string, Holding> {
  return new Map(
    REALMS.flatMap((realm) => {
      const { capital, large = [], small = [] } = realmSetups.get(`${realm} 1444`) ?? {};
      return [...large, ...small].map((province): readonly [string, Holding] => [
        province,
        { realm, by: 'small', occupier: null, isCapital: province === capital },
      ]);
    }),
  );
}
