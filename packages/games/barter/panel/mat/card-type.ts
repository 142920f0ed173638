/** What a dragged card is called while it is dragged. */
export const CARD_TYPE = 'haggle-card';
