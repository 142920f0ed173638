import { useCallback, useState } from 'react';
import { useKept } from '../../panel/use-kept.ts';
import { useWayBack } from '../../panel/use-way-back.ts';
import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { countOffersTo } from './logic/due.ts';
import { partToBring, staysInFront } from './logic/part-to-bring.ts';
import { useStage } from './use-stage.ts';

const PARTS = ['map', 'trade', 'deals', 'income', 'reach', 'desk', 'talk', 'log'] as const;
export type Part = (typeof PARTS)[number];

function isPart(name: unknown): name is Part {
  return PARTS.some((part) => part === name);
}

type Parts = {
  /** Those that this viewer has. */
  readonly parts: readonly Part[];
  /** The one in front. */
  readonly part: Part;
  readonly bring: (part: Part) => void;
  /** How much waits in a part for the viewer. */
  readonly news: Readonly<Partial<Record<Part, number>>>;
};

type Front = {
  /** Whether somebody is at work in what is in front. */
  readonly isInUse: () => boolean;
  readonly toTop: () => void;
};

/** The parts of the table, of which one is in front: as it is chosen, and as phases and turns bring it there. */
export function useParts(
  { view, viewer, still }: Pick<PanelProps<View>, 'view' | 'viewer' | 'still'>,
  me: string | null,
  { isInUse, toTop }: Front,
): Parts {
  const [chosen, bring] = useKept<Part>(
    { name: `${location.pathname} ${viewer} part`, of: 'table' },
    'trade',
    isPart,
  );
  const [unseen, setUnseen] = useState<Part | null>(null);
  const isMine = view.active === me;
  // Whoever is at work keeps his part, and sees at its tab where to look.
  useStage(view, (was) => {
    if (was.phase !== view.phase) setUnseen(null);
    const wanted = partToBring(was, view, me);
    if (wanted === undefined) return;
    // The host moves piece after piece from the desk, and has nothing in hand between two.
    const isKept = chosen === 'desk' || isInUse() || staysInFront(chosen, isMine);
    setUnseen(isKept ? wanted : null);
    if (isKept) return;
    bring(wanted);
    toTop();
  });
  const parts = PARTS.filter(
    (one) => (one !== 'deals' || me !== null) && (one !== 'desk' || (viewer === 'host' && !still)),
  );
  // A part may go under whoever looks at it: the host's desk goes when the table is closed.
  const part = parts.includes(chosen) ? chosen : 'trade';
  if (unseen === part) setUnseen(null);
  const goFirst = useCallback(() => bring('trade'), [bring]);
  useWayBack({ isAway: part !== 'trade' && !still, goFirst });
  return {
    parts,
    part,
    bring,
    news: {
      deals: countOffersTo(view, still ? null : me),
      trade: (isMine && !still) || unseen === 'trade' ? 1 : 0,
      income: unseen === 'income' ? 1 : 0,
    },
  };
}
