/** What keeps a seat from buying a card of the ninth stack, as the key of a sentence; null: nothing does. */
export function findObstacle(purse: {
  readonly treasury: number;
  readonly price: number;
  /** Whether the rules let the seat buy one. */
  readonly canBuy: boolean;
}): 'draw.none' | 'draw.short' | 'draw.empty' | null {
  if (purse.treasury === 0) return 'draw.none';
  if (purse.treasury < purse.price) return 'draw.short';
  return purse.canBuy ? null : 'draw.empty';
}
