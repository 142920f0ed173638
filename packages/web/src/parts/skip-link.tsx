/** Leads past the line at the top to what the page is for. The place in the history stays as it is. */
export function SkipLink({ to, text }: { to: string; text: string }) {
  return (
    <a
      className="skip"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {text}
    </a>
  );
}
