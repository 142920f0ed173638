import { isIPv6 } from 'node:net';

/** An IPv4 address as IPv6 writes it, which a server that listens to both is told. */
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** What some proxies write: an address and the port that the caller called from, a new one for each connection. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d{1,3}(?:\.\d{1,3}){3}):\d+)$/;

const ZONE = /%.*$/s;

/**
 * Whom limits count as one caller. An IPv4 address stands for itself, however it is written. Of IPv6 a home has 64
 * bits of addresses to itself, so its network counts; anything else counts as it is written.
 */
export function householdOf(address: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address) ?? [];
  // The interface behind an address of IPv6 may be called anything, with colons and points in it.
  const bare = (inBrackets ?? beforePort ?? address).replace(ZONE, '');
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(bare) ? networkOf(bare) : bare;
}

/** The first four of the eight groups of an IPv6 address; `::` stands for as many zeros as are left out. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = [...before];
  const right = after ?? [];
  // An IPv4 address at the end stands for two groups.
  const given = left.length + right.length + (address.includes('.') ? 1 : 0);
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - given)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
