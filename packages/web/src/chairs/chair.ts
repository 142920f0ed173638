import { api } from '../api.ts';

/** Whose chair a browser has at a table, or why it has none. */
export type Sitting =
  | { readonly type: 'chair'; readonly chair: string }
  | { readonly type: 'no-key' }
  | { readonly type: 'bad-key' }
  | { readonly type: 'problem'; readonly message: string };

const CHAIR = 'chair=';

/** The fragment that names a chair whose session this browser holds already. */
export function fragmentOf(chair: string): string {
  return CHAIR + encodeURIComponent(chair);
}

/**
 * Sits down with what the address holds: a chair's name, for which this browser has a session, or a key, which is
 * traded for one; `onTrade` then learns of the fragment that takes the key's place in the address.
 */
export async function sitDown(
  table: string,
  fragment: string,
  onTrade: (fragment: string) => void,
): Promise<Sitting> {
  if (fragment.startsWith(CHAIR)) {
    const chair = readChair(fragment);
    return chair === null ? { type: 'bad-key' } : { type: 'chair', chair };
  }
  if (fragment === '') return { type: 'no-key' };
  const reply = await api.enter(table, fragment);
  if (reply.ok) {
    const { chair } = reply.value;
    onTrade(fragmentOf(chair));
    return { type: 'chair', chair };
  }
  return reply.status === 404 || reply.status === 401
    ? { type: 'bad-key' }
    : { type: 'problem', message: reply.problem.message };
}

/** Null where the address holds what no page of ours wrote. */
function readChair(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment.slice(CHAIR.length));
  } catch {
    return null;
  }
}
