import type { RefObject } from 'react';
import { useOutOfSight } from './people/use-out-of-sight.ts';
import { say } from './say.ts';

type PastEdgeProps = {
  readonly list: RefObject<HTMLElement | null>;
  /** How many children the list has. */
  readonly length: number;
};

/** How much of a list that scrolls sideways lies past either edge of it, and the way there. */
export function PastEdge({ list, length }: PastEdgeProps) {
  const { before, after } = useOutOfSight(list, length);
  const go = (way: number) =>
    list.current?.scrollBy({ left: (way * list.current.clientWidth) / 2 });
  return (
    <>
      <Edge side="before" n={before} onPress={() => go(-1)} />
      <Edge side="after" n={after} onPress={() => go(1)} />
    </>
  );
}

type EdgeProps = {
  readonly side: 'before' | 'after';
  readonly n: number;
  readonly onPress: () => void;
};

/** For eyes and fingers alone: by keyboard everything in the list comes into sight. */
function Edge({ side, n, onPress }: EdgeProps) {
  if (n === 0) return null;
  return (
    <button
      type="button"
      className={`past past-${side}`}
      tabIndex={-1}
      aria-hidden="true"
      // It would take the focus with it where nothing is out of sight any more.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {say('people.more', { n })}
    </button>
  );
}
