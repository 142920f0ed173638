import { fillIn, type Words } from '@haggle/engine';

/** An event as a sentence of the game's words; lists and bags are told by what is in them. */
export function tellEvent(event: { readonly type: string }, words: Words): string {
  const sentence = words.events[event.type] ?? event.type;
  const fields = Object.entries(event).map(([name, value]) => [name, tellValue(value, words)]);
  return fillIn(sentence, Object.fromEntries(fields));
}

function tellValue(value: unknown, words: Words): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return nameOf(value, words);
  if (Array.isArray(value)) return value.map((item) => tellValue(item, words)).join(', ');
  if (typeof value !== 'object' || value === null) return value === true ? 'yes' : '';
  return Object.entries(value)
    .map(([kind, part]) => tellPart(nameOf(kind, words), part, words))
    .join(', ');
}

function tellPart(name: string, part: unknown, words: Words): string {
  return typeof part === 'number' ? `${part} ${name}` : `${name} ${tellValue(part, words)}`;
}

function nameOf(id: string, words: Words): string {
  return Object.hasOwn(words.names, id) ? (words.names[id] ?? id) : id;
}
