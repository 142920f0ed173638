import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Modules = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

/**
 * What a page loads together comes in few files: over HTTP/1.1 a browser asks for six at a time, and each such turn takes
 * a whole way to the server and back. The shell is one file. Of what the panels of games load, and the lobby does not,
 * each game has a file of its own, games that share have one for what they share, and what most games have is one too.
 * `registry` is the path of the module that loads the games; the build fails where that loads none.
 */
export function chunksOf(registry: string): readonly Group[] {
  let names: ReadonlyMap<string, string> | undefined;
  const name = (id: string, modules: Modules) => {
    names ??= nameChunks(registry, modules);
    return names.get(id);
  };
  return [
    { name: 'shell', tags: ['$initial'] },
    { name, debugName: 'panels', includeDependenciesRecursively: false },
  ];
}

/** The chunk of each module of ours that most panels load, or some panels and no lobby. */
function nameChunks(registry: string, modules: Modules): ReadonlyMap<string, string> {
  const parts = modules.getModuleInfo(registry)?.dynamicallyImportedIds ?? [];
  if (parts.length === 0) throw new Error(`${registry} loads no games`);
  const isOf = (part: string) => (id: string) => basename(id).startsWith(`${part}.`);
  const inLobby = new Set(parts.filter(isOf('setup')).flatMap((id) => [...reach(id, modules)]));
  const sharers = new Map<string, string[]>();
  for (const panel of parts.filter(isOf('panel'))) {
    const game = basename(dirname(dirname(panel)));
    for (const id of reach(panel, modules)) sharers.set(id, [...(sharers.get(id) ?? []), game]);
  }
  const names = new Map<string, string>();
  for (const [id, games] of sharers) {
    if (isLarge(id, modules)) continue;
    if (games.length > 2) names.set(id, 'panels');
    else if (!inLobby.has(id)) names.set(id, games.join('-'));
  }
  return names;
}

/** Libraries, and what of the engine needs them: whoever names all of these may load little. */
function isLarge(id: string, modules: Modules): boolean {
  const isLibrary = (one: string) => one.includes('node_modules');
  return isLibrary(id) || (id.includes('/engine/') && [...reach(id, modules)].some(isLibrary));
}

/** A module and all that it loads before it runs. */
function reach(id: string, modules: Modules, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reach(next, modules, seen);
  return seen;
}
