import { say } from '../say.ts';
import { logFileOf } from './replay/history.ts';

export type ClosedBannerProps = {
  readonly table: string;
  readonly chair: string;
  readonly closed: { readonly seed: string; readonly salt: string };
  /** What the table was bound to when it was opened. */
  readonly commitment: string;
  /** Whether the keyboard goes to the replay: somebody has just come back from it. */
  readonly isBack: boolean;
  readonly onReplay: () => void;
};

/** What can be done at a closed table, and how anybody can check that nothing was turned in it. */
export function ClosedBanner(props: ClosedBannerProps) {
  const { table, chair, closed, commitment, isBack, onReplay } = props;
  const hasLog = chair !== 'spectator';
  return (
    <section className="banner banner-calm" aria-label={say('table.after')}>
      <p>
        <span role="status">{say(hasLog ? 'table.closed' : 'table.closed-watching')}</span>{' '}
        {hasLog && (
          <>
            <button
              type="button"
              className="button"
              // biome-ignore lint/a11y/noAutofocus: the button that led to the replay is where one comes back to
              autoFocus={isBack}
              onClick={onReplay}
            >
              {say('table.replay')}
            </button>{' '}
            <a className="button" href={logFileOf(table, chair)}>
              {say('table.download')}
            </a>
          </>
        )}
      </p>
      <details className="proof">
        <summary>{say('proof')}</summary>
        <p>{say('proof.text')}</p>
        <dl>
          <dt>{say('proof.commitment')}</dt>
          <dd>{commitment}</dd>
          <dt>{say('proof.seed')}</dt>
          <dd>{closed.seed}</dd>
          <dt>{say('proof.salt')}</dt>
          <dd>{closed.salt}</dd>
        </dl>
        {hasLog && (
          <>
            <p>{say('proof.how')}</p>
            <code>haggle verify haggle-{table}.jsonl</code>
          </>
        )}
      </details>
    </section>
  );
}
