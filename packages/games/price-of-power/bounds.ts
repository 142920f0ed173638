/** The most letters of a note, of one promise among several, and of the reason for a correction. */
export const LONGEST_NOTE = 280;

/** The most letters of what is promised as one text. */
export const LONGEST_DEAL = 500;

/** The most pieces that come or go at once. */
export const MOST_AT_ONCE = 20;
