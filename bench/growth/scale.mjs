/** An axis from 0 in even steps: where a figure lies on it (0 … 1), and its ticks. */
export function linearScale(figures) {
  const most = Math.max(...figures);
  const step = niceStep(most / 4);
  const end = step * Math.ceil(most / step);
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
  return { place: (figure) => figure / end, ticks };
}

/** An axis on which equal distances are equal ratios; its ticks are powers of ten, with more where it is short. */
export function logScale(figures) {
  const least = Math.log10(Math.min(...figures));
  const most = Math.log10(Math.max(...figures));
  const from = Math.floor(least + 1e-9);
  const to = Math.max(from + 1, Math.ceil(most - 1e-9));
  const between = to - from <= 2 ? [1, 2, 5] : [1];
  const ticks = [];
  for (let power = from; power <= to; power++) ticks.push(...between.map((x) => x * 10 ** power));
  return {
    place: (figure) => (Math.log10(figure) - from) / (to - from),
    ticks: ticks.filter((tick) => tick <= 10 ** to * 1.001),
  };
}

/** 1, 2 or 5 times a power of ten, not below the given step. */
function niceStep(step) {
  const power = 10 ** Math.floor(Math.log10(step));
  return power * ([1, 2, 5].find((factor) => factor * power >= step * 0.999) ?? 10);
}
