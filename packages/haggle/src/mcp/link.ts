import { done, fail, type Read } from '../input/read.ts';

/** A chair of a table. Its key goes into the header of a request and nowhere else. */
export type Chair = { readonly server: string; readonly table: string; readonly key: string };

/** The server that tools speak with, and the chair that they use where none is named. */
export type Home = {
  readonly server: string;
  readonly chair?: Chair;
  /** Aborted when nobody will ask any more: then nothing is waited for either. */
  readonly leaving?: AbortSignal;
};

const DEFAULT_SERVER = 'http://127.0.0.1:8080';

/**
 * The home that options name: the server, and the chair when there is a link. No message repeats what
 * was given, for there may be a key in it.
 */
export function findHome(options: {
  readonly server?: string;
  readonly link?: string;
}): Read<Home> {
  const link = options.link?.trim() ?? '';
  const server = readServer(options.server ?? originOf(link) ?? DEFAULT_SERVER);
  if (!server.ok || link === '') return server.ok ? done({ server: server.value }) : server;
  const chair = readLink(link, server.value);
  return chair.ok ? done({ server: server.value, chair: chair.value }) : chair;
}

/**
 * A chair by its link, `URL#KEY` as the host hands it out or `TABLE#KEY`. Only links to `server` are
 * taken: what others say at a table must not lead an agent elsewhere.
 */
export function readLink(link: string, server: string): Read<Chair> {
  const [, place = '', key = ''] = /^([^#\s]+)#([\w-]{1,200})$/.exec(link.trim()) ?? [];
  const origin = originOf(place);
  if (origin !== undefined && origin !== server) {
    return fail(`the link leads to another server than this was started for, ${server}`);
  }
  const path = origin === undefined ? `/t/${place}` : new URL(place).pathname;
  const table = /^\/t\/([\w-]{1,64})\/?$/.exec(path)?.[1];
  if (table === undefined) {
    return fail('that is no link of a chair; it looks like http://HOST/t/TABLE#KEY');
  }
  return done({ server, table, key });
}

function readServer(address: string): Read<string> {
  const origin = originOf(address);
  return origin === undefined
    ? fail('the server is no address; write one such as http://127.0.0.1:8080')
    : done(origin);
}

function originOf(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}
