/** The most letters of a promise, and of the reason for a correction. */
export const LONGEST_TEXT = 280;

/** The most letters of the name of a card, a law or an agenda. */
export const LONGEST_NAME = 80;

/** The most letters by which a system is called. */
export const LONGEST_SYSTEM = 16;
