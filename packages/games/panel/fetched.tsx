import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A part of the page whose code is fetched when it is needed. */
export type Part<Props> = {
  /** Fetches the code, once; rejects where it cannot be had. */
  readonly fetch: () => Promise<void>;
  /** The component, null until its code has come. */
  readonly read: () => ComponentType<Props> | null;
};

/** A part of the page, by what loads its component. */
export function makePart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let component: ComponentType<Props> | null = null;
  const fetch = async () => {
    component ??= await load();
  };
  return { fetch, read: () => component };
}

/** Milliseconds after which what may be needed is fetched, where it was not needed before. */
const AHEAD = 3000;

/** Has the code of a part fetched before it is needed, once the page has stood for a while. */
export function useAhead<Props>(part: Part<Props>): void {
  useEffect(() => {
    // What does not come ahead is asked for again when it is needed.
    const timer = setTimeout(() => void Promise.allSettled([part.fetch()]), AHEAD);
    return () => clearTimeout(timer);
  }, [part]);
}

type FetchedProps<Props> = {
  readonly part: Part<Props>;
  /** What the component is given. */
  readonly given: Props;
  /** What stands there until its code has come. */
  readonly waiting?: ReactNode;
};

/**
 * Draws a part of the page; throws where its code cannot be had, for the boundary around it. React's own way, `lazy` in
 * a `Suspense`, keeps what came back for 300 ms once it has said that something is awaited.
 */
export function Fetched<Props extends object>({
  part,
  given,
  waiting = null,
}: FetchedProps<Props>) {
  const [, setHere] = useState(false);
  const [lost, setLost] = useState<{ readonly fault: unknown } | null>(null);
  useEffect(() => {
    if (part.read()) return;
    part.fetch().then(
      () => setHere(true),
      (fault: unknown) => setLost({ fault }),
    );
  }, [part]);
  if (lost) throw lost.fault;
  const Component = part.read();
  return Component ? <Component {...given} /> : waiting;
}
