import type { Context } from 'hono';
import { countSize } from '../limits/rates.ts';
import type { Service } from '../service.ts';
import { callerOf, type Env } from './caller.ts';
import { sendReadyMade } from './ready-made.ts';
import { tooMany } from './too-many.ts';
import { AWAY } from './wire.ts';

/**
 * Answers with the text of a whole view, or of a page of a log. It is written only where its household owes nothing for
 * others and has room for it, which may be different by now from when the request came: many come at once, and each
 * waits for its table.
 */
export function sendSized(
  c: Context<Env>,
  { rates, unread, trustProxy }: Service,
  write: () => string,
): Response {
  const household = callerOf(c, trustProxy);
  const wait = rates.requests.debt(household);
  if (wait > 0 || !unread.hasRoom(household)) return tooMany(c, wait || AWAY);
  const text = write();
  countSize(rates, { household, text });
  if (c.env?.incoming) unread.expect(household, c.env.incoming.socket, text.length);
  return sendReadyMade(c, text);
}
