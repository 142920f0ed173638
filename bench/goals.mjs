/**
 * What the project holds itself to, as ratios to what ran beside it in the same run, or as plain limits.
 * `of` takes its figure from what the `part` of the run measured; a goal passes when the figure is at least, or at most,
 * the bound.
 */
const goals = [
  {
    name: 'an agreed three-card swap decided and folded, 18 seats, against boardgame.io’s reducer',
    part: 'rules',
    of: (rules) => rules.ours / rules.boardgame,
    least: 100,
    unit: '×',
  },
  {
    name: 'answered commands, nine pairs at once, durable, against the bare `ws` + SQLite fan-out',
    part: 'trading',
    of: (trading) => trading.haggle.nine.rate / trading.bare.nine.rate,
    least: 0.7,
    unit: '×',
  },
  {
    name: 'the same against boardgame.io’s server with its memory store',
    part: 'trading',
    of: (trading) => trading.haggle.nine.rate / trading.boardgame.nine.rate,
    least: 4,
    unit: '×',
  },
  {
    name: 'slowest of a hundred answers (p99), nine pairs at once',
    part: 'trading',
    of: (trading) => trading.haggle.nine.p99,
    most: 10,
    unit: 'ms',
  },
  {
    name: 'bytes to all 18 seats for the step that settles a trade, with `serve --compress`',
    part: 'trading',
    of: (trading) => trading.thin.bytes.settling,
    most: 2048,
    unit: 'B',
  },
  {
    name: 'bytes to all 18 seats for a whole negotiation',
    part: 'trading',
    of: (trading) => trading.haggle.bytes.whole,
    most: 5120,
    unit: 'B',
  },
  {
    name: 'Price of Power: all legal choices of a position, with every realm’s income',
    part: 'choices',
    of: (choices) => choices.milliseconds,
    most: 20,
    unit: 'ms',
  },
  {
    name: 'loading an 18-seat table with 10,000 events',
    part: 'loading',
    of: (loading) => loading.milliseconds,
    most: 100,
    unit: 'ms',
  },
  ...['empty', 'seated'].flatMap((how) => {
    const who = how === 'empty' ? 'nobody connected' : 'all 6,000 seats connected';
    return [
      {
        name: `1,000 idle tables of 6 seats, ${who}: resident`,
        part: 'idle',
        of: (idle) => idle[how].megabytes,
        most: 400,
        unit: 'MB',
      },
      {
        name: `1,000 idle tables of 6 seats, ${who}: processor`,
        part: 'idle',
        of: (idle) => idle[how].percent,
        most: 2,
        unit: '% of a core',
      },
    ];
  }),
  {
    name: 'the page on a throttled phone: first paint, the slowest of front page, lobby and seats’ links',
    part: 'page',
    of: (page) => most(page.pages, 'paint'),
    most: 1500,
    unit: 'ms',
  },
  {
    name: 'script (compressed) of the front page or the lobby, before any table',
    part: 'page',
    of: (page) =>
      most(
        page.pages.filter(({ isTable }) => !isTable),
        'script',
      ) / 1024,
    most: 150,
    unit: 'KB',
  },
  {
    name: 'script (compressed) until a seat’s link shows its table, the game with the most',
    part: 'page',
    of: (page) =>
      most(
        page.pages.filter(({ isTable }) => isTable),
        'script',
      ) / 1024,
    most: 150,
    unit: 'KB',
  },
];

function most(pages, figure) {
  return Math.max(...pages.map((page) => page[figure]));
}

/** Each goal whose part was measured, with its figure and whether it is reached. */
export function judge(figures) {
  const measured = goals.filter(
    ({ part }) => Object.hasOwn(figures, part) && !figures[part].missing,
  );
  return measured.map(({ name, part, of, least, most, unit }) => {
    const figure = of(figures[part]);
    const passed = least === undefined ? figure <= most : figure >= least;
    return { name, figure, ...(least === undefined ? { most } : { least }), unit, passed };
  });
}
