import { deepStrictEqual } from 'node:assert';
import { look, type Opened, open, type Seen } from './api.ts';
import { type Answer, Chair, type Joining } from './chair.ts';

/** A table with somebody in every chair, each checking what it is told against a fresh look. */
export class Party {
  readonly opened: Opened;
  /** Where the table is: `http://…/api/tables/ID`. */
  readonly address: string;
  readonly chairs = new Map<string, Chair>();
  /** How many changes were compared with a fresh look, and held. */
  compared = 0;
  readonly #comparing: Promise<void>[] = [];

  constructor(server: string, opened: Opened) {
    this.opened = opened;
    this.address = `${server}/api/tables/${opened.table}`;
  }

  /** Opens a table and takes every chair of it, those of the host and of a spectator too. */
  static async gather(server: string, game: string, setup: unknown): Promise<Party> {
    const opened = await open(server, game, setup);
    const party = new Party(server, opened);
    for (const name of [...Object.keys(opened.seats), 'host', 'spectator'])
      await party.sit(name, { plain: name === 'spectator' });
    return party;
  }

  /** The key of a chair. */
  key(name: string): string {
    const { host, spectator, seats } = this.opened;
    const key = { ...seats, host, spectator }[name];
    if (key === undefined) throw new Error(`no chair ${name}`);
    return key;
  }

  /** Takes a chair, or takes it again. */
  async sit(name: string, joining: Omit<Joining, 'key' | 'changed'> = {}): Promise<Chair> {
    const key = this.key(name);
    const changed = (chair: Chair): void => {
      this.#comparing.push(this.#compare(name, chair));
    };
    const chair = await Chair.join(this.address, { ...joining, key, changed });
    this.chairs.set(name, chair);
    return chair;
  }

  /** Who sits in a chair. */
  chair(name: string): Chair {
    const chair = this.chairs.get(name);
    if (chair === undefined) throw new Error(`nobody sits in ${name}`);
    return chair;
  }

  /** One command, after which every chair knows what it brought and has compared it. */
  async play(name: string, command: unknown, id?: string): Promise<Answer> {
    const answer = await this.chair(name).ask(command, id);
    await this.settle();
    return answer;
  }

  /** Comes back when every chair holds what a fresh look gives. Throws where one does not. */
  async settle(): Promise<void> {
    for (const [name, chair] of this.chairs) await this.#compare(name, chair);
    await Promise.all(this.#comparing.splice(0));
  }

  /** What a chair sees over HTTP. */
  look(name: string): Promise<Seen> {
    return look(this.address, this.key(name));
  }

  /** Everybody leaves, without a word. */
  async leave(): Promise<void> {
    await Promise.all([...this.chairs.values()].map((chair) => chair.cut()));
  }

  async #compare(name: string, chair: Chair): Promise<void> {
    for (;;) {
      const fresh = await this.look(name);
      await chair.until(() => chair.seq >= fresh.seq);
      const view = chair.held.get(fresh.seq);
      // Changes may come merged into one: then this number was never told, and one looks again.
      if (view === undefined) continue;
      deepStrictEqual(view, fresh.view, `${name} holds another view ${fresh.seq}`);
      this.compared += 1;
      return;
    }
  }
}
