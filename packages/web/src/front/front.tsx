import type { GameSummary } from '../api.ts';
import { ChairList } from '../chairs/chair-list.tsx';
import { Lost } from '../parts/lost.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { say } from '../say.ts';
import { fetchTable } from '../table/fetch-table.ts';
import { useGames } from '../use-games.ts';
import { GamePicture } from './game-picture.tsx';
import { useDemo } from './use-demo.ts';

/** The front page: what this is, a table to try at once, and a table to open. */
export function Front() {
  const { games, isLost, retry } = useGames();
  const { start, starting, problem } = useDemo(fetchTable);
  const { id: first, title } = games[0] ?? {};
  return (
    <div className="front">
      <section className="front-lead">
        <div className="front-words">
          <h1 className="front-title">{say('title')}</h1>
          <p className="front-tagline">{say('tagline')}</p>
          <div className="front-doors">
            <button
              type="button"
              className="button button-lead button-big"
              aria-disabled={starting !== null || first === undefined}
              onClick={() => first !== undefined && void start(first)}
            >
              {starting !== null && starting === first ? say('front.demo-wait') : say('front.demo')}
            </button>
            <PageLink to="/new" className="button button-big">
              {say('front.open')}
            </PageLink>
          </div>
          <p className="small">
            {title === undefined ? say('front.demo-note') : say('front.demo-of', { game: title })}
          </p>
          <p className="problem" role="alert">
            {problem}
          </p>
          {isLost && <Lost text={say('games.lost')} onRetry={retry} />}
        </div>
        <div className="front-picture" aria-hidden="true">
          {first !== undefined && <GamePicture game={first} />}
        </div>
      </section>
      <ChairList />
      <ul className="front-points">
        <li>{say('front.points.1')}</li>
        <li>{say('front.points.2')}</li>
        <li>{say('front.points.3')}</li>
      </ul>
      <section className="front-games" aria-labelledby="games">
        <h2 id="games">{say('front.games')}</h2>
        <ul>
          {games.map((game) => (
            <GameItem
              key={game.id}
              game={game}
              isBusy={starting !== null}
              onDemo={() => void start(game.id)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

type GameItemProps = {
  readonly game: GameSummary;
  /** Whether a demo table is being laid out, so that no other can be. */
  readonly isBusy: boolean;
  readonly onDemo: () => void;
};

/** One of the games: how many sit at it, its demo table, and a table of one's own. */
function GameItem({ game, isBusy, onDemo }: GameItemProps) {
  return (
    <li className="front-game">
      <h3>{game.title}</h3>
      <span className="small">{say('front.seats', game.seats)}</span>
      <span className="acts">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          aria-label={say('front.demo-game', { game: game.title })}
          onClick={onDemo}
        >
          {say('front.demo')}
        </button>
        <PageLink
          to={`/new?game=${game.id}`}
          className="button"
          label={say('front.open-game', { game: game.title })}
        >
          {say('front.open')}
        </PageLink>
      </span>
    </li>
  );
}
