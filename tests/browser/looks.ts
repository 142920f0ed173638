import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has no use for axe: the map's thousand shapes are one picture, whose pieces are in lists beside it. */
const PICTURE = '.map-sheet > g';

/** Looks at a page by light or dark: axe has nothing to say against what stands there. */
export async function expectClean(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).exclude(PICTURE).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}

/** Nothing on the page is wider than its window. */
export async function expectNarrow(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({
    inner: window.innerWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(inner);
}
