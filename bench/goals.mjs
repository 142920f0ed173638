/**
 * What the project holds itself to, as ratios to what ran beside it in the same run, or as plain limits.
 * `of` takes its figure from the run; a goal passes when the figure is at least, or at most, the bound.
 */
const goals = [
  {
    name: 'an agreed three-card swap decided and folded, 18 seats, against boardgame.io’s reducer',
    of: ({ rules }) => rules.ours / rules.boardgame,
    least: 100,
    unit: '×',
  },
  {
    name: 'answered commands, nine pairs at once, durable, against the bare `ws` + SQLite fan-out',
    of: ({ trading }) => trading.haggle.nine.rate / trading.bare.nine.rate,
    least: 0.7,
    unit: '×',
  },
  {
    name: 'the same against boardgame.io’s server with its memory store',
    of: ({ trading }) => trading.haggle.nine.rate / trading.boardgame.nine.rate,
    least: 4,
    unit: '×',
  },
  {
    name: 'slowest of a hundred answers (p99), nine pairs at once',
    of: ({ trading }) => trading.haggle.nine.p99,
    most: 10,
    unit: 'ms',
  },
  {
    name: 'bytes to all 18 seats for the step that settles a trade, with `serve --compress`',
    of: ({ trading }) => trading.thin.bytes.settling,
    most: 2048,
    unit: 'B',
  },
  {
    name: 'bytes to all 18 seats for a whole negotiation',
    of: ({ trading }) => trading.haggle.bytes.whole,
    most: 5120,
    unit: 'B',
  },
  {
    name: 'Price of Power: all legal choices of a position, with every realm’s income',
    of: ({ choices }) => choices.milliseconds,
    most: 20,
    unit: 'ms',
  },
  {
    name: 'loading an 18-seat table with 10,000 events',
    of: ({ loading }) => loading.milliseconds,
    most: 100,
    unit: 'ms',
  },
  ...['empty', 'seated'].flatMap((how) => {
    const who = how === 'empty' ? 'nobody connected' : 'all 6,000 seats connected';
    return [
      {
        name: `1,000 idle tables of 6 seats, ${who}: resident`,
        of: ({ idle }) => idle[how].megabytes,
        most: 400,
        unit: 'MB',
      },
      {
        name: `1,000 idle tables of 6 seats, ${who}: processor`,
        of: ({ idle }) => idle[how].percent,
        most: 2,
        unit: '% of a core',
      },
    ];
  }),
  {
    name: 'the page on a throttled phone: first paint, the slowest of front page, lobby and seats’ links',
    of: ({ page }) => most(page.pages, 'paint'),
    most: 1500,
    unit: 'ms',
  },
  {
    name: 'script (compressed) of the front page or the lobby, before any table',
    of: ({ page }) =>
      most(
        page.pages.filter(({ isTable }) => !isTable),
        'script',
      ) / 1024,
    most: 150,
    unit: 'KB',
  },
  {
    name: 'script (compressed) until a seat’s link shows its table, the game with the most',
    of: ({ page }) =>
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
  return goals.flatMap(({ name, of, least, most, unit }) => {
    const figure = measured(of, figures);
    if (figure === null) return [];
    const passed = least === undefined ? figure <= most : figure >= least;
    return [{ name, figure, ...(least === undefined ? { most } : { least }), unit, passed }];
  });
}

function measured(of, figures) {
  try {
    return of(figures);
  } catch (error) {
    // A part that was left out of this run has no figures.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
