import type { Words } from '@haggle/engine';
import { Fetched, makePart } from '@haggle/games/page';
import { Boundary } from '../parts/boundary.tsx';
import { Reload } from '../parts/broken.tsx';
import { Header } from '../parts/header.tsx';
import { isAway, SeatMark, usePlayers } from '../parts/seat-mark.tsx';
import { say, seatName, seatTitle } from '../say.ts';
import { listOf } from './log/sentences.ts';
import { SoundToggle } from './sound-toggle.tsx';

const hostMenu = makePart(() => import('./host-menu.tsx').then(({ HostMenu }) => HostMenu));

type TableHeaderProps = {
  readonly table: string;
  readonly chair: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly closed: boolean;
  readonly words: Words;
};

/** The line at the top of a table: its name, whose chair this is, and what the host can do. */
export function TableHeader({ table, chair, title, seats, closed, words }: TableHeaderProps) {
  const players = usePlayers();
  const name = chairText(chair, words);
  const away = seats.filter((seat) => isAway(seat, players));
  return (
    <Header>
      <h1 className="top-title">
        <bdi>{title}</bdi>
      </h1>
      <p className="top-chair">
        <SeatMark seat={chair} /> <span title={name}>{name}</span>
      </p>
      {chair === 'host' && (
        <Boundary instead={<Reload />}>
          <Fetched part={hostMenu} given={{ table, seats, closed, words }} />
        </Boundary>
      )}
      <SoundToggle />
      {/* Others see it by the marks. */}
      {away.length > 0 && (
        <p className="unseen">
          {say('away.who', { who: listOf(away.map((seat) => seatName(seat, words))) })}
        </p>
      )}
    </Header>
  );
}

function chairText(chair: string, words: Words): string {
  if (chair === 'host') return say('table.host');
  if (chair === 'spectator') return say('table.spectator');
  return seatTitle(chair, words);
}
