import { useEffect, useState } from 'react';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { isEliminated, livingOf } from '../../elimination.ts';
import { hasUnits } from '../../neighbors/control.ts';
import type { BoardView } from '../../view.ts';
import { chartOf } from '../logic/galaxy/hexes.ts';
import { lightsOf } from '../logic/galaxy/lights.ts';
import type { Mention } from '../logic/galaxy/mention.ts';
import { findAside, findEvent, findPresent, infoOf, mapOf } from '../logic/galaxy/systems.ts';
import { say } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Brush } from './brush.tsx';
import { Chart } from './chart.tsx';
import { Ring } from './ring.tsx';
import { SystemCard } from './system-card.tsx';
import { Why } from './why.tsx';

/** Who is where and who is whose neighbor: the map, or the ring of a plain list. */
export function Galaxy() {
  const { view } = useTable();
  return (
    <section className="ti-part ti-part-galaxy" ref={keepFocus} aria-label={say('galaxy')}>
      <h2 className="unseen">{say('galaxy')}</h2>
      {view.board === null ? <RingView /> : <MapView board={view.board} />}
    </section>
  );
}

function RingView() {
  return (
    <>
      <Ring />
      <Why />
    </>
  );
}

function MapView({ board }: { board: BoardView }) {
  const { view, me, viewer, base, partner, send, Mark, still, ...table } = useTable();
  const { system: chosen, lookAtSystem } = table;
  const [brush, setBrush] = useState<string | null>(null);
  // Who turns to another seat wants to see the two, and no system any more.
  useEffect(() => {
    if (partner !== null) lookAtSystem(null);
  }, [partner, lookAtSystem]);
  const map = mapOf(board);
  const aside = findAside(map, board, view.seats);
  const ids = [...map.systems.map(({ id }) => id), ...aside];
  const systems = new Map<string, Mention>(
    ids.map((id) => [
      id,
      {
        info: infoOf(map, id, board.tokens),
        present: findPresent(board, view.seats, id),
        event: findEvent(view, board, id),
      },
    ]),
  );
  const { systems: lights, ways } = lightsOf(view, base, partner);
  const own = me === null || isEliminated(view, me) ? [] : [me];
  const movable = viewer === 'host' ? livingOf(view) : own;
  const movers = still ? [] : movable;
  const move = (seat: string, system: string) => {
    void send({ type: 'move', seat, system, present: !hasUnits(board, seat, system) });
  };
  const card = chosen === null ? undefined : systems.get(chosen);
  return (
    <>
      {movers.length > 0 && <Brush seats={movers} brush={brush} onBrush={setBrush} />}
      <Chart
        chart={chartOf(map, aside)}
        systems={systems}
        Mark={Mark}
        base={base}
        lights={lights}
        ways={ways}
        chosen={chosen}
        onPick={(system) => {
          if (brush !== null) move(brush, system);
          else lookAtSystem(system === chosen ? null : system);
        }}
      />
      {card && brush === null ? (
        <SystemCard
          system={card}
          movers={movers}
          isThere={(seat) => hasUnits(board, seat, card.info.id)}
          onMove={(seat) => move(seat, card.info.id)}
          onClose={() => lookAtSystem(null)}
        />
      ) : (
        <Why />
      )}
    </>
  );
}
