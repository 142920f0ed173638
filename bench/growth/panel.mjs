import { linearScale, logScale } from './scale.mjs';

/** The size of one panel, and the room around its lines for words and figures. */
export const PANEL = { width: 400, height: 280 };
const ROOM = { left: 58, right: 16, top: 70, bottom: 46 };
const INNER = {
  width: PANEL.width - ROOM.left - ROOM.right,
  height: PANEL.height - ROOM.top - ROOM.bottom,
};
/** From this ratio of the greatest to the smallest figure on, even steps would hide the small ones. */
const WIDE = 30;

/**
 * One panel as SVG: lines over steps. `along` is `{ title, isLinear, at }` with where the steps stand,
 * `lines` a list of `{ name, figures }`, at most three.
 */
export function drawPanel({ title, unit, lines, along }) {
  const x = along.isLinear ? linearScale(along.at) : logScale(along.at);
  const all = lines.flatMap(({ figures }) => figures);
  const isWide = Math.max(...all) > WIDE * Math.min(...all);
  const y = isWide ? logScale(all) : linearScale(all);
  const left = (figure) => round(ROOM.left + x.place(figure) * INNER.width);
  const top = (figure) => round(ROOM.top + (1 - y.place(figure)) * INNER.height);
  return [
    text({ x: 8, y: 22, class: 'title' }, `${title} (${unit})`),
    ...drawLegend(lines),
    ...y.ticks.map((tick) => drawLevel(top(tick), tick)),
    ...x.ticks.map((tick) => drawStep(left(tick), tick)),
    text({ x: ROOM.left + INNER.width / 2, y: PANEL.height - 10, class: 'mid' }, along.title),
    ...lines.map((line, index) => drawLine({ line, index, at: along.at, left, top })),
  ].join('\n');
}

function drawLegend(lines) {
  if (lines.length === 1) return [];
  let x = 8;
  return lines.map(({ name }, index) => {
    const from = x;
    x += 40 + name.length * 6.2;
    const mark = `<path class="line line-${index}" d="M${from} 41h22"/>`;
    return `${mark}${text({ x: from + 28, y: 45 }, name)}`;
  });
}

function drawLevel(y, tick) {
  const line = `<path class="grid" d="M${ROOM.left} ${y}h${INNER.width}"/>`;
  return `${line}${text({ x: ROOM.left - 6, y: y + 4, class: 'end' }, short(tick))}`;
}

function drawStep(x, tick) {
  const y = ROOM.top + INNER.height;
  return `<path class="grid" d="M${x} ${y}v4"/>${text({ x, y: y + 18, class: 'mid' }, short(tick))}`;
}

function drawLine({ line: { figures }, index, at, left, top }) {
  const points = figures.map((figure, step) => [left(at[step]), top(figure)]);
  const path = `<path class="line line-${index}" d="M${points.map((point) => point.join(' ')).join('L')}"/>`;
  const dots = points.map(([x, y]) => `<circle class="dot-${index}" cx="${x}" cy="${y}" r="3"/>`);
  return `${path}${dots.join('')}`;
}

function text(attributes, words) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<text${written.join('')}>${escapeText(words)}</text>`;
}

function escapeText(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function short(figure) {
  if (figure >= 1e6) return `${short(figure / 1e6)}M`;
  if (figure >= 1e4) return `${short(figure / 1e3)}k`;
  return String(Number(figure.toPrecision(3)));
}

function round(length) {
  return Math.round(length * 10) / 10;
}
