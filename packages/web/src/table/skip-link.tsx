import { say } from '../say.ts';

/** Leads past the line at the top to the table itself. The address names the chair, so it stays as it is. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      className="skip"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {say('skip')}
    </a>
  );
}
