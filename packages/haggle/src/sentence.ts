import { type AnyGame, fillIn, isFreeText, nameOf, type Words } from '@haggle/engine';

type Teller = Pick<AnyGame, 'words' | 'tellEvent'>;

/** An event as the game tells it, else as a sentence of its words; lists and bags are told by what is in them. */
export function tellEvent(
  event: { readonly type: string },
  { words, tellEvent: tell }: Teller,
): string {
  const own = tell?.(event);
  if (own !== undefined) return own;
  const sentence = words.events[event.type] ?? event.type;
  const fields = Object.entries(event).map(([name, value]) => [
    name,
    tellField(name, value, words),
  ]);
  return fillIn(sentence, Object.fromEntries(fields));
}

function tellField(name: string, value: unknown, words: Words): string | number {
  if (name === 'to' && value === null) return 'everybody';
  return isFreeText(name) && typeof value === 'string' ? value : tellValue(value, words);
}

function tellValue(value: unknown, words: Words): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return nameOf(value, words);
  if (Array.isArray(value)) return value.map((item) => tellValue(item, words)).join(', ');
  if (typeof value !== 'object' || value === null) return value === true ? 'yes' : '';
  if (isSide(value)) return tellSide(value, words);
  return Object.entries(value)
    .map(([kind, part]) => tellPart(nameOf(kind, words), part, words))
    .join(', ');
}

type Side = { readonly count: number; readonly named: readonly unknown[] };

function isSide(value: object): value is Side {
  return 'count' in value && 'named' in value && Array.isArray(value.named);
}

/** A side of an offer: what is named, and how many cards there are besides. */
function tellSide({ count, named }: Side, words: Words): string {
  const others = count - named.length;
  const names = named.map((kind) => tellValue(kind, words));
  return (others > 0 ? [...names, `+${others}`] : names).join(', ');
}

function tellPart(name: string, part: unknown, words: Words): string {
  return typeof part === 'number' ? `${part} ${name}` : `${name} ${tellValue(part, words)}`;
}
