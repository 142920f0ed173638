/** What was read, or why it could not be, as a line for a person. */
export type Read<T> = { readonly ok: true; readonly value: T } | Unread;

type Unread = { readonly ok: false; readonly message: string };

/** What was read; the other of the two is `fail`. */
export function done<T>(value: T): Read<T> {
  return { ok: true, value };
}

/** Why something could not be read. */
export function fail(message: string): Unread {
  return { ok: false, message };
}
