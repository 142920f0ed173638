import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

type Crypto = { readonly hash?: (algorithm: 'sha256', text: string, encoding: 'hex') => string };
type Runtime = { readonly process?: { readonly getBuiltinModule?: (id: string) => unknown } };

/** Node.js has the same hash by the system's library, which takes a sixth of the time. */
const { getBuiltinModule } = (globalThis as Runtime).process ?? {};
const own = getBuiltinModule?.('node:crypto') as Crypto | undefined;

/** The hash of a text as 64 hexadecimal digits (SHA-256 of its UTF-8). */
export function hashText(text: string): string {
  return own?.hash ? own.hash('sha256', text, 'hex') : hashByNoble(text);
}

/** The same, on any machine. */
export function hashByNoble(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
