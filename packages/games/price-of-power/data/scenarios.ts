import { rowsOf, wordsOf } from './table.ts';

/** A variant of a scenario of the game: who plays from which start, and the Trade Deck. */
export type ScenarioRow = {
  readonly id: string;
  readonly variant: string;
  /** The Age it begins in. */
  readonly age: number;
  readonly realms: readonly {
    readonly realm: string;
    readonly start: string;
    readonly bot: boolean;
  }[];
  /** Cards that come to the base deck, and cards that leave it. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

// scenario | variant | Age | realms with their starts, `*` for a bot | cards beside the base deck
const TABLE = `
1-00 | 3 Players | 1 | france/1444 castile/1444 england/1444 |
1-01 | 3 Players | 1 | france/1444 castile/1444 england/1444 |
1-01 | 4 Players | 1 | france/1444 castile/1444 england/1444 austria/1444 |
1-01 | 5 Players | 1 | france/1444 castile/1444 england/1444 denmark/1444 austria/1444 |
1-02 | 3 Players + 1 Bot | 1 | papal/1444 netherlands/1444 brandenburg/1444 austria*/1444 |
1-02 | 3 Players + 2 Bots | 1 | papal/1444 netherlands/1444 brandenburg/1444 austria*/1444 france*/1444 |
1-03 | 3 Players | 1 | portugal/s103 castile/s103 england/s103 | +T04-1 +T14-1
1-03 | 4 Players | 1 | portugal/s103 castile/s103 england/s103 france/s103 | +T04-1 +T14-1
1-04 | 2 Players (no bots) | 2 | france/s104 castile/s104 | +T01-1 +T03-1 +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1 +T24-1
1-04 | 3 Players | 2 | france/s104 castile/s104 austria/s104 | +T01-1 +T03-1 +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1 +T24-1
1-04 | 4 Players | 2 | austria/s104 france/s104 castile/s104 england/s104 | +T01-1 +T03-1 +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1 +T24-1
1-05 | 4 Players | 3 | austria/1618 castile/1618 netherlands/s105 france/s105 | +T01-1 +T03-1 +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1 +T24-1
1-05 | 6 Players (Team) | 3 | england/1618 austria/1618 castile/1618 netherlands/s105 france/1618 aragon/1618 | +T01-1 +T03-1 +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1 +T24-1
1-06 | Default (Denmark) | 1 | brandenburg/s106 austria*/1444 denmark*/1444 france*/s106 |
1-06 | Kalmar | 1 | brandenburg/s106 austria*/1444 kalmar*/s106 france*/s106 |
1-06 | Poland | 1 | brandenburg/s106 poland*/1444 austria*/1444 denmark*/1444 france*/s106 |
1-06 | Both | 1 | brandenburg/s106 poland*/1444 austria*/1444 kalmar*/s106 france*/s106 |
2-01 | Default (Austria) | 1 | ottomans/1444 france/1444 castile/1444 england/1444 austria/1444 poland/1444 | +T09-1 +T19-1 +T19-2 +T23-1
2-01 | Muscovy | 1 | ottomans/1444 france/1444 castile/1444 england/1444 muscovy/1444 poland/1444 | +T09-1 +T19-1 +T19-2 +T23-1
2-02 | 3 Players | 1 | ottomans/1444 austria/1444 muscovy/1444 | +T09-1 +T19-1 +T19-2 +T23-1 -T22-1
2-02 | 4 Players | 1 | ottomans/1444 austria/1444 poland/1444 muscovy/1444 | +T09-1 +T19-1 +T19-2 +T23-1 -T22-1
2-02 | 5 Players (Denmark) | 1 | ottomans/1444 austria/1444 denmark/s202 poland/1444 muscovy/1444 | +T09-1 +T19-1 +T19-2 +T23-1 -T22-1
2-02 | 5 Players (Sweden) | 1 | ottomans/1444 austria/1444 sweden/1444 poland/1444 muscovy/1444 | +T09-1 +T19-1 +T19-2 +T23-1 -T22-1
2-02 | 5 Players (Mamluks) | 1 | ottomans/1444 mamluks/1444 austria/1444 poland/1444 muscovy/1444 | +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1
2-02 | 6 Players | 1 | ottomans/1444 mamluks/1444 austria/1444 denmark/s202 poland/1444 muscovy/1444 | +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1
2-03 | 5 Players | 1 | venice/1444 ottomans/1444 mamluks/1444 france/1444 castile/1444 | +T04-1 +T06-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1 -T16-1
2-04 | 6 Players | 4 | prussia/s204 russia/s204 france/s204 spain/s204 great-britain/s204 austria/s204 | +T01-1 +T03-1 +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T14-1 +T19-1 +T19-2 +T21-2 +T23-1 +T24-1
2-05 | 6 Players | 2 | england/s205 france/s205 spain/s205 papal/s205 ottomans/s205 brandenburg/s205 | +T03-1 +T04-1 +T06-1 +T09-1 +T11-2 +T11-3 +T19-1 +T19-2 +T23-1 +T24-1
2-06 | 1 Player | 1 | byzantium/s206 ottomans*/1444 castile*/1444 france*/1444 venice*/s206 | +T09-1 +T19-1 +T19-2 +T23-1
2-07 | Default Start | 1 | ulm/1444 austria*/1444 france*/s207 kalmar*/s207 poland*/1444 ottomans*/1444 | +T09-1 +T19-1 +T19-2 +T23-1
2-07 | Alternate Start | 1 | ulm/1444 austria*/1444 venice*/1444 kalmar*/s207 poland*/1444 ottomans*/1444 | +T09-1 +T19-1 +T19-2 +T23-1
`;

/**
 * The scenarios. Source: DPetrusma/Tabletop-Simulator-Mods-EU, Scenarios.lua; a variant whose realms the
 * source does not give in full is left out.
 */
export const scenarios: readonly ScenarioRow[] = rowsOf(TABLE).map(
  ([id = '', variant = '', age, realms, deck]) => ({
    id,
    variant,
    age: Number(age),
    realms: wordsOf(realms).map((word) => {
      const [name = '', start = ''] = word.split('/');
      return { realm: name.replace('*', ''), start, bot: name.endsWith('*') };
    }),
    added: wordsOf(deck)
      .filter((word) => word.startsWith('+'))
      .map((word) => word.slice(1)),
    removed: wordsOf(deck)
      .filter((word) => word.startsWith('-'))
      .map((word) => word.slice(1)),
  }),
);
