/** Anything that JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One step of a JSON Patch (RFC 6902). */
export type Operation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly path: string; readonly from: string };

type Parent = Json[] | { [key: string]: Json };

function steps(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new Error(`no JSON Pointer: ${pointer}`);
  const parts = pointer.slice(1).split('/');
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function index(list: readonly Json[], key: string, end: number): number {
  const at = key === '-' ? list.length : Number(key);
  if (!/^(-|0|[1-9]\d*)$/.test(key) || at > end) throw new Error(`no place ${key} in the list`);
  return at;
}

function child(parent: Json, key: string): Json {
  const value = Array.isArray(parent)
    ? parent[index(parent, key, parent.length - 1)]
    : parent !== null && typeof parent === 'object' && Object.hasOwn(parent, key)
      ? parent[key]
      : undefined;
  if (value === undefined) throw new Error(`nothing stands at ${key}`);
  return value;
}

function read(document: Json, pointer: string): Json {
  return steps(pointer).reduce(child, document);
}

function parentOf(document: Json, pointer: string): { parent: Parent; key: string } {
  const path = steps(pointer);
  const key = path.pop();
  const parent = path.reduce(child, document);
  if (key === undefined || parent === null || typeof parent !== 'object')
    throw new Error(`nothing can stand at ${pointer}`);
  return { parent, key };
}

function add(document: Json, pointer: string, value: Json): Json {
  if (pointer === '') return value;
  const { parent, key } = parentOf(document, pointer);
  if (Array.isArray(parent)) parent.splice(index(parent, key, parent.length), 0, value);
  else parent[key] = value;
  return document;
}

function remove(document: Json, pointer: string): Json {
  const { parent, key } = parentOf(document, pointer);
  child(parent, key);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return document;
}

function replace(document: Json, pointer: string, value: Json): Json {
  if (pointer === '') return value;
  const { parent, key } = parentOf(document, pointer);
  child(parent, key);
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else parent[key] = value;
  return document;
}

function step(document: Json, operation: Operation): Json {
  const { op, path } = operation;
  if (op === 'add') return add(document, path, structuredClone(operation.value));
  if (op === 'replace') return replace(document, path, structuredClone(operation.value));
  if (op === 'remove') return remove(document, path);
  if (op === 'copy') return add(document, path, structuredClone(read(document, operation.from)));
  if (op === 'move') {
    const value = read(document, operation.from);
    return add(remove(document, operation.from), path, value);
  }
  throw new Error(`this client knows no operation ${op}`);
}

/** The document after the patch; the one given stays as it is. Throws where a step has no place. */
export function patched(document: Json, patch: readonly Operation[]): Json {
  return patch.reduce(step, structuredClone(document));
}
