import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What has no use for axe: the map's thousand shapes are one picture, whose pieces are in lists beside it. */
const PICTURE = '.map-sheet > g';

/** By what a page by dark can differ from itself by light. */
const COLOURS = ['color-contrast'];

/** A group of fields that a screen reader has no name for; axe does not ask for one. */
const NAMELESS = 'fieldset:not([aria-label], [aria-labelledby], :has(> legend))';

/**
 * Looks at a page by light, and at its colours by dark: axe has nothing to say against what stands there, and groups of
 * fields have names.
 */
export async function expectClean(page: Page): Promise<void> {
  expect(
    await page.locator(NAMELESS).evaluateAll((all) => all.map((one) => one.className)),
  ).toEqual([]);
  // Half a megabyte of source: once a page, not once a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  expect(await findFaults(page, 'light')).toEqual([]);
  expect(await findFaults(page, 'dark', COLOURS)).toEqual([]);
}

async function findFaults(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules?: string[],
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule that is asked needs the styles and media that axe would fetch once more.
    preload: false,
    rules: { 'target-size': { enabled: true } },
    ...(rules && { runOnly: rules }),
  };
  const look = ({ exclude, options }: { exclude: string; options: RunOptions }) =>
    (window as unknown as { axe: typeof axe }).axe.run({ exclude: [exclude] }, options);
  const { violations } = await page.evaluate(look, { exclude: PICTURE, options });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

/** Where something is on the page, in pixels. */
export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where something lies, once it is there to be seen. */
export async function boxOf(part: Locator): Promise<Box> {
  await part.waitFor();
  const box = await part.boundingBox();
  if (!box) throw new Error('it is there and takes no room');
  return box;
}

/** Nothing on the page is wider than its window. */
export async function expectNarrow(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({
    inner: window.innerWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(inner);
}

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Looks at a page in the size of a desk, then in that of a phone, in which it stays. */
export async function lookTwice(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await look();
  }
}

/** What is chosen in each of these fields stands there in whole: no word of it is cut off. */
export async function expectUncut(fields: Locator): Promise<void> {
  expect(await fields.evaluateAll(findCut)).toEqual([]);
}

/** The choices for which their fields have too little room: one that grows with its words is larger. */
function findCut(fields: readonly Element[]): readonly string[] {
  const cut = fields.filter((field): field is HTMLSelectElement => {
    if (!(field instanceof HTMLSelectElement) || !field.checkVisibility()) return false;
    const { padding, borderWidth, fontSize, fontFamily, fontWeight } = getComputedStyle(field);
    const whole = document.createElement('select');
    whole.add(new Option(field.selectedOptions[0]?.label));
    Object.assign(whole.style, { padding, borderWidth, fontSize, fontFamily, fontWeight });
    Object.assign(whole.style, { position: 'absolute', fieldSizing: 'content', minHeight: '0' });
    Object.assign(whole.style, {
      whiteSpace: 'normal',
      width: `${field.getBoundingClientRect().width}px`,
    });
    document.body.append(whole);
    const heightOf = (one: HTMLElement) => one.getBoundingClientRect().height;
    const isLow = heightOf(whole) > heightOf(field) + 1;
    whole.style.width = 'min-content';
    const isNarrow = whole.offsetWidth > field.offsetWidth;
    whole.remove();
    return isLow || isNarrow;
  });
  return cut.map((field) => field.selectedOptions[0]?.label ?? '');
}
