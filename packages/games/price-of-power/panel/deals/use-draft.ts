import { useState } from 'react';
import { tabDrawer } from '../../../panel/drawer.ts';
import { useBoard } from '../board-context.ts';
import {
  type DealDraft,
  draftName,
  isSameDeal,
  readDeal,
  writeDeal,
} from '../logic/deals/kept-deal.ts';

export type Drafting = {
  readonly draft: DealDraft;
  /** Whether terms stand there that were not there at first. */
  readonly isBegun: boolean;
  readonly change: (part: Partial<DealDraft>) => void;
  /** It has been sent. */
  readonly finish: () => void;
};

/**
 * What is being written under a name at this table and chair; it outlives a reload. As long as nothing is written the
 * form is what it begins with, whatever that becomes.
 */
export function useDraft(keep: string, begin: DealDraft, partners: readonly string[]): Drafting {
  const { viewer } = useBoard();
  const name = draftName(location.pathname, viewer, keep);
  const [written, setWritten] = useState(() => readDeal(tabDrawer, name, partners) ?? null);
  const [last, setLast] = useState<{ readonly to: string; readonly instead: string } | null>(null);
  // Whoever was offered something is often offered more, until the turn brings another to the fore.
  const blank = last?.instead === begin.to ? { ...begin, to: last.to, words: '' } : begin;
  const draft = written ?? blank;
  const put = (next: DealDraft | null) => {
    setWritten(next);
    writeDeal(tabDrawer, name, next);
  };
  return {
    draft,
    isBegun: !isSameDeal({ ...draft, to: blank.to }, blank),
    change: (part) => {
      const next = { ...draft, ...part };
      put(isSameDeal(next, blank) ? null : next);
    },
    finish: () => {
      setLast({ to: draft.to, instead: begin.to });
      put(null);
    },
  };
}
