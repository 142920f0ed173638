/**
 * Why a command was not carried out. The rules name the code, the clause and the facts of the case;
 * the sentence that a person reads comes from the game's catalogue of words (`words.ts`).
 */
export type Refusal = {
  readonly code: string;
  /** The clause that is enforced, such as `AC-28.3`; absent where no clause stands behind the code. */
  readonly clause?: string;
  /** What the sentence needs to be filled in; may hold only what the refused one may know. */
  readonly data?: Readonly<Record<string, string | number>>;
};

/** A refusal as it leaves the engine: with its sentence. */
export type SpokenRefusal = {
  readonly code: string;
  readonly clause?: string;
  readonly message: string;
};

/** A refusal, where a result was asked for. */
export type Refused = { readonly ok: false; readonly refusal: Refusal };
/** What was asked for, or why it is refused. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

/** What was asked for, as a result; the other of the two is `refuse`. */
export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal as a result; `data` fills in the sentence of the catalogue. */
export function refuse(
  code: string,
  clause?: string,
  data?: Readonly<Record<string, string | number>>,
): Refused {
  return { ok: false, refusal: { code, ...(clause && { clause }), ...(data && { data }) } };
}

/** `malformed`: the field that is wrong (as a dotted path) and what is wrong with it. */
export function malformed(field: string, problem: string): Refused {
  return refuse('malformed', undefined, { field, problem });
}

/** `no-such`: what kind of thing is not there, and what it was called. */
export function noSuch(what: string, name: string): Refused {
  return refuse('no-such', undefined, { what, name: name.slice(0, 80) });
}
