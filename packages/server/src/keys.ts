import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Lock } from './stores/store.ts';

/** A new secret of 256 random bits that opens one chair. */
export function makeKey(): string {
  return randomBytes(32).toString('base64url');
}

/** What a browser keeps instead of the key. It is made from the key, so it dies with it. */
export function sessionOf(key: string): string {
  return createHash('sha256').update(`session:${key}`).digest('base64url');
}

/** What is stored of a chair's key: hashes that open nothing. */
export function lockFor(chair: string, key: string): Lock {
  return { chair, key: hashSecret(key), session: hashSecret(sessionOf(key)) };
}

/** What a browser keeps of a chair. */
export type Session = { readonly chair: string; readonly secret: string };

/** What somebody brings to be let in; of sessions only who has no key. */
export type Brought = { readonly key?: string; readonly sessions?: readonly Session[] };

/** The chair that a key opens, or else the first of the sessions that opens one; undefined where none does. */
export function findChair(
  locks: readonly Lock[],
  { key, sessions = [] }: Brought,
): string | undefined {
  if (key !== undefined) return findByKey(locks, key);
  return sessions.find((session) => opensChair(locks, session))?.chair;
}

/** Every lock is tried, each in constant time, so that the time taken says nothing about how near a guess was. */
function findByKey(locks: readonly Lock[], key: string): string | undefined {
  const tried = Buffer.from(hashSecret(key));
  let found: string | undefined;
  for (const lock of locks) {
    if (isHash(lock.key, tried)) found = lock.chair;
  }
  return found;
}

function opensChair(locks: readonly Lock[], { chair, secret }: Session): boolean {
  const lock = locks.find((one) => one.chair === chair);
  return lock !== undefined && isHash(lock.session, Buffer.from(hashSecret(secret)));
}

/** A stored hash that was damaged may have another length; it is no key's hash any more. */
function isHash(stored: string, tried: Buffer): boolean {
  const hash = Buffer.from(stored);
  return hash.length === tried.length && timingSafeEqual(hash, tried);
}

/** A table's id: it need not be secret, but it should not be guessed or counted either. */
export function makeTableId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
