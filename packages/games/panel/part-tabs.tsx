/** A tab that brings a part of the table to the front. */
export type Tab<Part extends string> = {
  readonly part: Part;
  readonly name: string;
  /** How much waits there for the viewer. */
  readonly news?: number;
  readonly className?: string;
};

type PartTabsProps<Part extends string> = {
  readonly className: string;
  readonly label: string;
  readonly tabs: readonly Tab<Part>[];
  /** The part in front. */
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  /** What scrolls the part in front, where it has its own scrolling. */
  readonly scrolled?: () => Element | null | undefined;
};

/** On a phone the parts of a table lie behind one another; these bring one to the front, from its head on. */
export function PartTabs<Part extends string>({
  className,
  label,
  tabs,
  part: front,
  onPart,
  scrolled,
}: PartTabsProps<Part>) {
  return (
    <nav className={`${className} at-foot`} aria-label={label}>
      {tabs.map(({ part, name, news = 0, className: own }) => (
        <button
          key={part}
          type="button"
          className={own}
          aria-current={part === front ? 'true' : undefined}
          onClick={() => {
            // Pressed once more, the part in front is read from its head.
            if (part === front) scrolled?.()?.scrollTo({ top: 0 });
            onPart(part);
            // Where the parts share the page's own scrolling, this is where the last one was left.
            window.scrollTo({ top: 0 });
          }}
        >
          {name}
          {news > 0 && <span className="badge">{news}</span>}
        </button>
      ))}
    </nav>
  );
}
