import type { Reporter, TestModule } from 'vitest/node';

/**
 * Closes a test run with one plain line, `12 passed, 0 failed`; a file that cannot be run counts as
 * failed. A long run tells before it how much was played of each game.
 */
export const summary: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], errors) {
    let passed = 0;
    let failed = errors.length;
    const games = new Map<string, Played>();
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
        const { figures } = test.meta();
        if (figures) add(games, figures, test.diagnostic()?.duration ?? 0);
      }
    }
    if (process.env.HAGGLE_RUNS)
      for (const [game, played] of games) console.log(tell(game, played));
    console.log(`${passed} passed, ${failed} failed`);
  },
};

type Played = {
  readonly histories: number;
  readonly commands: number;
  readonly milliseconds: number;
};

function add(
  games: Map<string, Played>,
  { game, histories, commands }: { game: string; histories: number; commands: number },
  duration: number,
): void {
  const before = games.get(game) ?? { histories: 0, commands: 0, milliseconds: 0 };
  games.set(game, {
    histories: before.histories + histories,
    commands: before.commands + commands,
    milliseconds: before.milliseconds + duration,
  });
}

function tell(game: string, { histories, commands, milliseconds }: Played): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${game}: ${histories} histories, ${commands} commands, ${seconds} s of work`;
}
