/** What was read, or why it could not be, as a line for a person. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };
