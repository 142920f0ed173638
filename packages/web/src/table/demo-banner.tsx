import { useDemo } from '../front/use-demo.ts';
import { PageLink } from '../parts/page-link.tsx';
import { say } from '../say.ts';

/** That a demo table has shown what it has, and where to go from there. */
export function DemoBanner({ game }: { readonly game: string }) {
  const { start, starting, problem } = useDemo();
  return (
    <section className="banner banner-calm" aria-label={say('demo.over')}>
      <p>
        <span role="status">{say('demo.over-text')}</span>{' '}
        <span className="demo-ways">
          <button
            type="button"
            className="button"
            aria-disabled={starting !== null}
            onClick={() => void start(game)}
          >
            {say(starting === null ? 'demo.again' : 'front.demo-wait')}
          </button>{' '}
          <PageLink to={`/new?game=${game}`} className="button">
            {say('front.open')}
          </PageLink>
        </span>
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
