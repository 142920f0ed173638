import { beforeAll, describe, expect, test } from 'vitest';
import { done, expectProblem, look, openTable, readLog, send, type Table } from './client.ts';
import { breathe, type Live, type Message, sit } from './live.ts';
import { useServer } from './process.ts';

const server = useServer();

const propose = {
  type: 'propose',
  to: 'egypt',
  gives: { count: 3, named: ['salt', 'salt'] },
  asks: { count: 3, named: ['grain', 'iron'] },
  note: 'and something nice',
};

/** A table of three and a spectator, all on sockets. */
async function gather() {
  const table = await openTable(server.address);
  const [crete, egypt, thrace, spectator] = await Promise.all(
    ['crete', 'egypt', 'thrace', 'spectator'].map((chair) => sit(table, chair)),
  );
  if (!crete || !egypt || !thrace || !spectator) throw new Error('nobody came');
  return { table, crete, egypt, thrace, spectator };
}

type Party = Awaited<ReturnType<typeof gather>>;

const quiet = ({ messages }: Live) => messages.length === 2;
const offerOf = (message: Message) => (message.refs as { offer: string }).offer;

/** Waits until a trade stands in the view. */
async function seeTrade(live: Live): Promise<void> {
  for (let patience = 0; (live.view().trades as unknown[]).length === 0; patience += 1) {
    if (patience > 100) throw new Error('the trade did not come');
    await breathe(20);
  }
}

type Offer = { from: string; state: string; revision: number; delivered: readonly string[] };

/**
 * Where everybody had sealed his cards into deals of others before he could deliver in his own, somebody
 * takes his back and settles one; nothing is done where a trade stands already.
 */
async function settleOne(
  table: Table,
  seats: readonly string[],
  cardsOf: (seat: string) => Record<string, number>,
): Promise<void> {
  for (const seat of seats) {
    const { view } = await look(table, seat);
    if ((view.trades as unknown[]).length > 0) return;
    const offers = Object.entries(view.offers as Record<string, Offer>);
    const accepted = offers.filter(([, { state }]) => state === 'accepted');
    const waiting = accepted.find(([, { from, delivered }]) => from === seat && delivered.length);
    if (!waiting) continue;
    for (const [id, { delivered }] of accepted) {
      if (delivered.includes(seat))
        await done(table, seat, `r-${id}`, { type: 'recall', offer: id });
    }
    const [offer, { revision }] = waiting;
    const deliver = { type: 'deliver', offer, revision, cards: cardsOf(seat) };
    await done(table, seat, `s-${offer}`, deliver);
    return;
  }
}

describe('two seats trade over the socket, with a third and a spectator looking on', () => {
  let at: Party;
  let offer: string;
  beforeAll(async () => {
    at = await gather();
  });

  test('an offer is seen by its two parties alone, and by both alike', async () => {
    const { crete, egypt, thrace, spectator } = at;
    offer = offerOf(await crete.command('1', propose));
    await egypt.next(({ type }) => type === 'delta');
    expect(egypt.view().offers).toEqual(crete.view().offers);
    expect(egypt.view().offers).toMatchObject({
      [offer]: {
        from: 'crete',
        to: 'egypt',
        revision: 1,
        state: 'open',
        gives: { count: 3, named: ['salt', 'salt'] },
        asks: { count: 3, named: ['grain', 'iron'] },
        note: 'and something nice',
        delivered: [],
      },
    });
    await breathe();
    expect([quiet(thrace), quiet(spectator)]).toEqual([true, true]);
  });

  test('it is accepted under its present revision, and delivered only then', async () => {
    const { crete, egypt } = at;
    const early = { type: 'deliver', offer, revision: 1, cards: { salt: 2, piracy: 1 } };
    expect(await crete.command('2', early)).toMatchObject({ code: 'not-accepted' });
    const stale = { type: 'accept', offer, revision: 2 };
    expect(await egypt.command('1', stale)).toMatchObject({ code: 'stale-revision' });
    const accept = { type: 'accept', offer, revision: 1 };
    expect(await egypt.command('2', accept)).toMatchObject({ type: 'done' });
    const accepted = { state: 'accepted', acceptedBy: 'egypt' };
    expect(egypt.view().offers).toMatchObject({ [offer]: accepted });
  });

  test('a delivery holds what was named, is sealed, and is made once', async () => {
    const { crete, egypt, thrace, spectator } = at;
    const deliver = { type: 'deliver', offer, revision: 1, cards: { salt: 2, piracy: 1 } };
    const without = { ...deliver, cards: { salt: 1, grain: 1, piracy: 1 } };
    const refused = { type: 'refused', code: 'cards-missing', clause: 'AC-28.3' };
    expect(await crete.command('3', without)).toMatchObject(refused);
    expect(await crete.command('4', deliver)).toMatchObject({ type: 'done' });
    expect(crete.view().offers).toMatchObject({ [offer]: { delivered: ['crete'] } });
    expect(crete.view().hand).toEqual({ salt: 2, grain: 1, piracy: 1 });
    expect(await crete.command('5', deliver)).toMatchObject({ code: 'already-delivered' });
    await breathe();
    expect([quiet(thrace), quiet(spectator)]).toEqual([true, true]);
    expect(JSON.stringify(egypt.messages)).not.toContain('piracy');
  });

  test('the second delivery settles it: both hands change in one step', async () => {
    const { crete, egypt } = at;
    const [given, taken] = [
      { salt: 2, piracy: 1 },
      { grain: 1, iron: 1, ochre: 1 },
    ];
    const deliver = { type: 'deliver', offer, revision: 1, cards: taken };
    expect(await egypt.command('3', deliver)).toMatchObject({ type: 'done' });
    await seeTrade(crete);
    const between = ['crete', 'egypt'];
    expect(crete.view()).toMatchObject({
      hand: { grain: 2, iron: 1, ochre: 1 },
      offers: { [offer]: { state: 'traded' } },
      trades: [{ between, gave: given, got: taken }],
      value: { total: 4 * 4 + 2 + 1 },
      calamities: [],
    });
    expect(egypt.view()).toMatchObject({
      hand: { salt: 2, grain: 1, piracy: 1 },
      trades: [{ between, gave: taken, got: given }],
      calamities: [{ kind: 'piracy', from: 'crete' }],
    });
    const recall = await crete.command('6', { type: 'recall', offer });
    expect(recall).toMatchObject({ code: 'trade-complete' });
  });

  test('the others learn that two traded, in one message, and nothing else', async () => {
    for (const live of [at.thrace, at.spectator]) {
      await seeTrade(live);
      expect(live.messages).toHaveLength(3);
      const [trade] = live.view().trades as [object];
      expect(Object.keys(trade).sort()).toEqual(['between', 'id']);
      expect(live.view()).toMatchObject({
        trades: [{ between: ['crete', 'egypt'] }],
        offers: {},
        seats: { crete: { cards: 4 }, egypt: { cards: 4 }, thrace: { cards: 3 } },
      });
      for (const secret of ['salt', 'piracy', 'grain', 'iron', 'ochre', 'nice', offer])
        expect(JSON.stringify(live.messages)).not.toContain(secret);
    }
  });

  test('what all saw on the socket is what they see over HTTP and in the log', async () => {
    const { table, ...lives } = at;
    for (const [chair, live] of Object.entries(lives)) {
      expect(live.faults).toEqual([]);
      const { seq, view } = await look(table, chair);
      expect({ seq: live.seq(), view: live.view() }).toEqual({ seq, view });
      const log = await readLog(table, chair);
      expect(log.filter(({ event }) => event.type === 'traded')).toHaveLength(1);
      await live.close();
    }
  });
});

describe('many trades', () => {
  test('accepting with cards, then delivering, is a trade in three commands', async () => {
    const { table, crete, egypt, thrace } = await gather();
    const { refs } = await crete.command('1', { ...propose, to: undefined });
    const { offer } = refs as { offer: string };
    const taken = { grain: 1, iron: 1, ochre: 1 };
    const accept = { type: 'accept', offer, revision: 1, cards: taken };
    expect(await egypt.command('1', accept)).toMatchObject({ type: 'done' });
    expect(await thrace.command('1', accept)).toMatchObject({ code: 'offer-taken' });
    expect(JSON.stringify(thrace.view().offers)).not.toContain('egypt');
    const deliver = { type: 'deliver', offer, revision: 1, cards: { salt: 2, grain: 1 } };
    expect(await crete.command('2', deliver)).toMatchObject({ type: 'done' });
    expect((await look(table, 'egypt')).view.hand).toEqual({ salt: 2, grain: 2 });
    expect((await look(table, 'thrace')).view.trades).toMatchObject([
      { between: ['crete', 'egypt'] },
    ]);
    await Promise.all([crete, egypt, thrace].map((live) => live.close()));
  });

  test('two who take one offer at the same instant: one has it, the other is told', async () => {
    const setup = {
      seats: ['crete', 'egypt', 'thrace'],
      hands: { crete: { salt: 3 }, egypt: { grain: 3 }, thrace: { oil: 3 } },
    };
    for (let round = 0; round < 5; round += 1) {
      const table = await openTable(server.address, setup);
      const open = { ...propose, to: undefined, asks: { count: 3 } };
      const { refs } = await done(table, 'crete', '1', open);
      const accept = { type: 'accept', ...(refs as object), revision: 1 };
      const answers = await Promise.all([
        send(table, 'egypt', '1', { ...accept, named: ['grain', 'grain'] }),
        send(table, 'thrace', '1', { ...accept, named: ['oil', 'oil'] }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const late = answers.find(({ status }) => status === 422);
      if (late) expectProblem(late, 422, 'offer-taken', 'AC-28.1');
    }
  });

  test('seats ask for what is sealed elsewhere, in many deals at once, and no card is lost', async () => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f'];
    const kinds = ['salt', 'grain', 'oil', 'cloth', 'iron', 'wine'];
    const held = Object.fromEntries(seats.map((seat, at) => [seat, { [kinds[at] ?? '']: 5 }]));
    const setup = { seats, hands: held, options: { timeLimit: null } };
    const table = await openTable(server.address, setup);
    const deals = seats.flatMap((from, at) =>
      seats.filter((to) => to !== from).map((to) => ({ from, to, kind: kinds[at] ?? '' })),
    );
    await Promise.all(
      deals.map(async ({ from, to, kind }) => {
        const mine = kinds[seats.indexOf(to)] ?? '';
        const side = (one: string) => ({ count: 3, named: [one, one] });
        const terms = { type: 'propose', to, gives: side(kind), asks: side(mine) };
        const { refs } = (await send(table, from, `p-${to}`, terms)).body;
        const deal = { ...(refs as object), revision: 1 };
        await send(table, to, `a-${from}`, { type: 'accept', ...deal, cards: { [mine]: 3 } });
        await send(table, from, `d-${to}`, { type: 'deliver', ...deal, cards: { [kind]: 3 } });
      }),
    );
    await settleOne(table, seats, (seat) => ({ [kinds[seats.indexOf(seat)] ?? '']: 3 }));
    const total: Record<string, number> = {};
    for (const seat of seats) {
      const { view } = await look(table, seat);
      for (const [kind, count] of Object.entries(view.hand as Record<string, number>))
        total[kind] = (total[kind] ?? 0) + count;
    }
    expect(total).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 5])));
    const { view } = await look(table, 'host');
    expect((view.trades as unknown[]).length).toBeGreaterThan(0);
  });

  test('Mega Civilization is played by the same calls', async () => {
    const seats = ['a', 'b', 'c', 'd', 'e'];
    const given = { a: { ochre: 3 }, b: { clay: 3 } };
    const setup = { seats, hands: given, options: { timeLimit: null } };
    const table = await openTable(server.address, setup, 'mega-civilization');
    const a = await sit(table, 'a');
    const side = (kind: string) => ({ count: 3, named: [kind, kind] });
    const terms = { type: 'propose', to: 'b', gives: side('ochre'), asks: side('clay') };
    const { refs } = await a.command('1', terms);
    const deal = { ...(refs as object), revision: 1 };
    await done(table, 'b', '1', { type: 'accept', ...deal, cards: { clay: 3 } });
    const wrong = { type: 'deliver', ...deal, cards: { ochre: 2 } };
    expect(await a.command('2', wrong)).toMatchObject({ code: 'count-mismatch', clause: 'MC-7.7' });
    await a.command('3', { ...wrong, cards: { ochre: 3 } });
    expect(a.view().hand).toEqual({ clay: 3 });
    expect(a.faults).toEqual([]);
    await a.close();
  });
});
