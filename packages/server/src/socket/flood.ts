import { AWAY } from '../http/wire.ts';
import { takeCommand, wholeSeconds } from '../limits/rates.ts';
import { refusalOf } from '../words.ts';
import { type Connection, closeWhenAnswered, refuse } from './connection.ts';

/** Whether this message comes too soon; then it has been refused, or the socket closed. */
export function slowDown(connection: Connection, id?: string): boolean {
  const { service, sitter, caller } = connection;
  const { household } = caller;
  const chair = sitter ? `${sitter.room.id} ${sitter.chair}` : household;
  const wait = takeCommand(service.rates, { chair, household });
  if (wait === 0) {
    connection.floods = 0;
    return false;
  }
  tellTooMany(connection, id, wait);
  return true;
}

/** Refuses a message that came too soon; one who does not listen is closed. */
export function tellTooMany(connection: Connection, id: string | undefined, wait: number): void {
  const { service } = connection;
  connection.floods += 1;
  service.metrics.command('too-many', 0);
  if (connection.floods > service.limits.patience) {
    closeWhenAnswered(connection, 'flooded', 'too many');
    return;
  }
  const seconds = wholeSeconds(wait);
  refuse(connection, id, { ...refusalOf('too-many', { seconds }), retryAfter: seconds });
}

/** Turns one away for whom there is no room, with a word why. */
export function turnAwaySocket(connection: Connection): void {
  refuse(connection, undefined, { ...refusalOf('too-many', { seconds: AWAY }), retryAfter: AWAY });
  closeWhenAnswered(connection, 'flooded', 'too many');
}
