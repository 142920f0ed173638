import type { Kit } from '@haggle/engine/testing';
import { registry } from '../registry.ts';

/**
 * What the tests need to try every game of the registry. Each game's stands in its own folder, as
 * `testing/kit.ts`; a game without one fails here.
 */
export function loadKits(): Promise<readonly Kit[]> {
  return Promise.all(registry.map(({ id }) => loadKit(id)));
}

async function loadKit(id: string): Promise<Kit> {
  try {
    const module: { readonly kit: Kit } = await import(`../${id}/testing/kit.ts`);
    return module.kit;
  } catch (cause) {
    throw new Error(`packages/games/${id}/testing/kit.ts cannot be read`, { cause });
  }
}
