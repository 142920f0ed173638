import { isFields } from '@haggle/engine';
import { type Drawer, type EmptiedDrawer, readKept, writeKept } from '../../../../panel/drawer.ts';

/** An offer as it is being written. */
export type DealDraft = {
  readonly to: string;
  readonly gives: number;
  readonly asks: number;
  readonly words: string;
};

/** What a new offer is kept under, wherever it is written. */
export const NEW_DEAL = 'deals';

/** The name for what is being written at this table, by this chair, for this. */
export function draftName(table: string, chair: string, keep: string): string {
  return `${table} ${chair} ${keep}`;
}

/** The offer that was being written under this name, if it is to one of these; else undefined. */
export function readDeal(
  drawer: Drawer,
  name: string,
  partners: readonly string[],
): DealDraft | undefined {
  const kept = readKept(drawer, name);
  return isDeal(kept) && partners.includes(kept.to) ? kept : undefined;
}

/** Keeps an offer that is being written; null when it has been sent. */
export function writeDeal(drawer: EmptiedDrawer, name: string, draft: DealDraft | null): void {
  if (draft === null) drawer.removeItem(name);
  else writeKept(drawer, name, draft);
}

/** Whether two drafts offer the same to the same realm. */
export function isSameDeal(one: DealDraft, other: DealDraft): boolean {
  return (
    one.to === other.to &&
    one.gives === other.gives &&
    one.asks === other.asks &&
    one.words === other.words
  );
}

function isDeal(deal: unknown): deal is DealDraft {
  if (!isFields(deal)) return false;
  const { to, gives, asks, words } = deal;
  return (
    typeof to === 'string' &&
    Number.isInteger(gives) &&
    Number.isInteger(asks) &&
    typeof words === 'string'
  );
}
