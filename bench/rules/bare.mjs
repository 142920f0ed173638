/**
 * The limit: hands as counts, plain copies, and nothing of a rule but that nobody gives what he lacks.
 */
export function swapBare(hands, { maker, taker, gives, gets }) {
  const mine = move(hands[maker], gives, gets);
  const theirs = move(hands[taker], gets, gives);
  if (!mine || !theirs) return null;
  return { ...hands, [maker]: mine, [taker]: theirs };
}

function move(hand, out, into) {
  const moved = { ...hand };
  for (const kind in out) {
    const left = (moved[kind] ?? 0) - out[kind];
    if (left < 0) return null;
    moved[kind] = left;
  }
  for (const kind in into) moved[kind] = (moved[kind] ?? 0) + into[kind];
  return moved;
}
