/** The middle one of the figures; the upper middle of an even number of them. */
export function median(figures) {
  return quantile(figures, 0.5);
}

/** The figure below which the given share (0 … 1) of all lies; NaN of none. */
export function quantile(figures, share) {
  if (figures.length === 0) return Number.NaN;
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** A figure for people: three digits that matter, thousands apart. */
export function show(figure) {
  if (!Number.isFinite(figure)) return '–';
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : figure >= 1 ? 2 : 3;
  return figure.toLocaleString('en-US', { maximumFractionDigits: digits });
}
