import { type Fields, isFields } from '@haggle/engine';
import { isTexts } from '../../../../panel/drawer.ts';

/** A set-up read from a file's text; null where the text is no set-up's frame. */
export function readSetup(text: string): (Fields & { readonly seats: readonly string[] }) | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && isTexts(value.seats) ? { ...value, seats: value.seats } : null;
  } catch {
    return null;
  }
}
