import { browserDrawer } from '@haggle/games/page';
import { api } from '../api.ts';
import { keepChair } from '../chairs/kept-chairs.ts';
import { seatTitle } from '../say.ts';
import { type KeptTable, keyring } from './keyring.ts';

/**
 * Sits this browser down on the host's chair of a table that it has just opened, as whoever follows the host's link is:
 * links that are lost with the page can be replaced from there. Where that does not succeed the keyring has the browser
 * ask before the page goes.
 */
export async function keepHost({ table, host, title, words }: KeptTable): Promise<void> {
  const reply = await api.enter(table, host);
  if (!reply.ok) return;
  const { chair } = reply.value;
  const name = seatTitle(chair, words);
  keepChair(browserDrawer, { table, chair, title, name, at: Date.now(), isClosed: false });
  keyring.secure(table);
}
