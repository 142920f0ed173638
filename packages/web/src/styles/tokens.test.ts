import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** What anything can stand on. */
const GROUNDS = ['paper', 'raised', 'sunk', 'gold-ground'];

describe.each([
  ['light', 0],
  ['dark', 1],
])('by %s', (_, scheme) => {
  test.each(['ink', 'soft', 'madder', 'up', 'down'])('%s can be read on every ground', (name) => {
    for (const ground of GROUNDS)
      expect(contrast(name, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['edge', 'focus'])('%s can be told from every ground', (name) => {
    for (const ground of GROUNDS) expect(contrast(name, ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  test('what has the focus can be told from the calamities that it lies among', () => {
    expect(contrast('focus', 'peril', scheme)).toBeGreaterThanOrEqual(3);
  });
});

/** The contrast of two colours, as the guidelines for accessible pages reckon it. */
function contrast(one: string, other: string, scheme: number): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(colourOf(name, scheme)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function colourOf(name: string, scheme: number): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS);
  const colour = pair?.[scheme + 1];
  if (!colour) throw new Error(`no colour of this name: ${name}`);
  return colour;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
