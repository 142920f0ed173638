import { useBoard } from '../board-context.ts';
import type { Anchorage } from '../logic/map/pieces.ts';
import { nameOf, say } from '../say.ts';
import { zonePoint } from './atlas.ts';
import { Name } from './name.tsx';
import type { NamePlace } from './name-places.ts';
import { Ship } from './pieces.tsx';
import { at, type ScaleAt } from './places.tsx';

type ZonesProps = {
  readonly anchorages: readonly Anchorage[];
  readonly scale: ScaleAt;
  /** Where the names stand that have room. */
  readonly names: ReadonlyMap<string, NamePlace>;
};

/** The Sea Zones: their slots with the ships in them, and the ships without a slot below. */
export function Zones({ anchorages, scale, names }: ZonesProps) {
  const { words, pick, picked } = useBoard();
  return (
    <g className="zones">
      {anchorages.map(({ zone, slots, loose }) => {
        const point = zonePoint(zone);
        if (!point) return null;
        const isPicked = picked?.kind === 'zone' && picked.id === zone;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the lists beside the map do the same by keyboard
          <g
            key={zone}
            transform={at(point, scale(point))}
            className={isPicked ? 'zone zone-picked' : 'zone'}
            onClick={() => pick({ kind: 'zone', id: zone })}
          >
            <Roads slots={slots} loose={loose} />
            <Name place={names.get(zone)} className="zone-name" />
            <title>{nameOf(words, zone)}</title>
          </g>
        );
      })}
    </g>
  );
}

/** The slots side by side, and below them the ships that have none. */
function Roads({ slots, loose }: Pick<Anchorage, 'slots' | 'loose'>) {
  return (
    <>
      <rect
        x={-slots.length * 11 - 3}
        y="-14"
        width={slots.length * 22 + 6}
        height="28"
        rx="14"
        className="zone-ground"
      />
      {slots.map((realm, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots are told apart by place alone
        <g key={index} transform={`translate(${(index - (slots.length - 1) / 2) * 22} 0)`}>
          <circle r="9.5" className="slot" />
          {realm !== null && <Ship realm={realm} />}
        </g>
      ))}
      {loose.map((ship, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: like ships are told apart by place alone
          key={index}
          transform={`translate(${(index - (loose.length - 1) / 2) * 20} 24) scale(.85)`}
        >
          <Ship realm={ship.realm} />
          {ship.in !== null && (
            <text y="18" className="ship-where">
              {say(ship.in === 'fleet' ? 'ship.fleet' : 'ship.port')}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
