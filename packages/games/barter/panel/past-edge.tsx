import type { RefObject } from 'react';
import { useOutOfSight } from './people/use-out-of-sight.ts';
import { say } from './say.ts';

type PastEdgeProps = {
  readonly list: RefObject<HTMLElement | null>;
  /** How many children the list has. */
  readonly length: number;
  /** Whether the sign covers what is only partly in sight: half a number reads as another. */
  readonly covers?: boolean;
};

/** How much of a list that scrolls sideways lies past either edge of it, and the way there. */
export function PastEdge({ list, length, covers = false }: PastEdgeProps) {
  const { past, cover } = useOutOfSight(list, length, covers);
  // Nobody is passed over: what was out of sight next stands at the other edge then.
  const go = (child: number, inline: 'start' | 'end') =>
    list.current?.children[child]?.scrollIntoView({ inline, block: 'nearest' });
  return (
    <>
      <Edge
        side="before"
        n={past.before}
        least={cover.before}
        onPress={() => go(past.before - 1, 'end')}
      />
      <Edge
        side="after"
        n={past.after}
        least={cover.after}
        onPress={() => go(length - past.after, 'start')}
      />
    </>
  );
}

type EdgeProps = {
  readonly side: 'before' | 'after';
  readonly n: number;
  /** How broad it is at least, in pixels. */
  readonly least: number;
  readonly onPress: () => void;
};

/** For eyes and fingers alone: by keyboard everything in the list comes into sight. */
function Edge({ side, n, least, onPress }: EdgeProps) {
  if (n === 0) return null;
  return (
    <button
      type="button"
      className={`past past-${side}`}
      style={least > 0 ? { minWidth: least } : undefined}
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
