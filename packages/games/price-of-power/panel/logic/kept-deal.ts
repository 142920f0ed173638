type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An offer as it is being written. */
export type DealDraft = {
  readonly to: string;
  readonly gives: number;
  readonly asks: number;
  readonly words: string;
};

/** The name for what is being written at this table, by this chair, for this. */
export function draftName(table: string, chair: string, keep: string): string {
  return `${table} ${chair} ${keep}`;
}

/** The offer that was being written under this name, if it is to one of these; else undefined. */
export function readDeal(
  shelf: Shelf,
  name: string,
  partners: readonly string[],
): DealDraft | undefined {
  const text = shelf.getItem(name);
  const kept: unknown = text === null ? null : JSON.parse(text);
  return isDeal(kept) && partners.includes(kept.to) ? kept : undefined;
}

/** Keeps an offer that is being written; null when it has been sent. */
export function writeDeal(shelf: Shelf, name: string, draft: DealDraft | null): void {
  if (draft === null) shelf.removeItem(name);
  else shelf.setItem(name, JSON.stringify(draft));
}

function isDeal(deal: unknown): deal is DealDraft {
  if (typeof deal !== 'object' || deal === null) return false;
  const { to, gives, asks, words } = deal as Readonly<Record<string, unknown>>;
  return (
    typeof to === 'string' &&
    Number.isInteger(gives) &&
    Number.isInteger(asks) &&
    typeof words === 'string'
  );
}
