import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEscape } from '../../../panel/use-escape.ts';
import { useBoard } from '../board-context.ts';
import { say } from '../say.ts';
import { Coin } from './coin.tsx';
import { Claim, Dnpr, Influence, Merchant, Pirates, Ship, Sign } from './pieces.tsx';

/** What the signs of the map mean, behind a button of its own; they go by Escape, and by a press elsewhere. */
export function Legend() {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const close = useCallback(() => setOpen(false), []);
  useEscape(isOpen, close);
  return (
    <div className="legend-frame" ref={frame}>
      <button
        type="button"
        className="map-tool"
        aria-label={say('legend')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      {isOpen && <Signs />}
    </div>
  );
}

function Signs() {
  const { view } = useBoard();
  const realm = view.active;
  const signs = [
    ['legend.small', <Town key="s" realm={realm} radius={5} />],
    ['legend.large', <Town key="l" realm={realm} radius={7} />],
    ['legend.capital', <Town key="k" realm={realm} radius={7} isCapital />],
    ['piece.vassal', <Vassal key="v" realm={realm} />],
    ['legend.influence', <Influence key="i" realm={realm} count={2} />],
    ['piece.claim', <Claim key="c" realm={realm} />],
    ['piece.dnpr', <Dnpr key="d" />],
    ['legend.upright', <Raised key="m" realm={realm} laid={false} />],
    ['legend.used', <Raised key="u" realm={realm} laid />],
    ['legend.ship', <Ship key="b" realm={realm} />],
    ['legend.slot', <circle key="o" r="9.5" className="slot" />],
    ['legend.maritime', <Coin key="n" kind="maritime" />],
    ['legend.inland', <Coin key="a" kind="inland" />],
    ['legend.expanded', <Coin key="e" kind="maritime" expanded />],
    ['piece.pirate', <Pirates key="p" count={1} />],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return (
    <ul className="legend" aria-label={say('legend')}>
      {signs.map(([word, sign]) => (
        <li key={word}>
          <svg viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
            {sign}
          </svg>
          {say(word)}
        </li>
      ))}
    </ul>
  );
}

type TownProps = {
  readonly realm: string;
  readonly radius: number;
  readonly isCapital?: boolean;
};

function Town({ realm, radius, isCapital = false }: TownProps) {
  const { signOf } = useBoard();
  return (
    <>
      {isCapital && <circle r={radius + 2.6} className="capital" />}
      <circle r={radius} fill={signOf(realm).colour} className="piece" />
      <Sign realm={realm} size={radius * 1.25} />
    </>
  );
}

function Vassal({ realm }: { readonly realm: string }) {
  const { signOf } = useBoard();
  return (
    <>
      <path d="M0-6.5L6.5 0 0 6.5-6.5 0z" fill={signOf(realm).colour} className="piece" />
      <Sign realm={realm} size={6} />
    </>
  );
}

function Raised({ realm, laid }: { readonly realm: string; readonly laid: boolean }) {
  return (
    <g transform="translate(0 8)">
      <Merchant realm={realm} laid={laid} />
    </g>
  );
}
