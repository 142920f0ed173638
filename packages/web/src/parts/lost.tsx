import { say } from '../say.ts';

/** Says that something did not come from the server, with a button to try again. */
export function Lost({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className="lost" role="alert">
      <span>{text}</span>{' '}
      <button type="button" className="button" onClick={onRetry}>
        {say('again')}
      </button>
    </p>
  );
}
