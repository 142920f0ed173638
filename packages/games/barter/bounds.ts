/** The most seats that a table with given hands may have. */
export const MOST_SEATS = 18;
/** The most cards that can be said of a side; more than any deck has. */
export const MOST_CARDS = 1_000_000;
/** The most commodities that a hand limit can allow, and calamities that a table can have kept. */
export const MOST_KEPT = 1000;
/** The most cities that a seat can have. */
export const MOST_CITIES = 9;
/** The cities of a seat in the host's forms where nothing is known of them. */
export const USUAL_CITIES = 7;
/** The most treasury tokens that the host's forms take for a seat: all that it has. */
export const MOST_TOKENS = 55;
/** The longest note beside an offer, in letters. */
export const LONGEST_NOTE = 280;
