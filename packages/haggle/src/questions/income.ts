import { type AnyGame, type Incomes, speak } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { findGame } from '../input/games.ts';
import { done, fail, type Read } from '../input/read.ts';

/** What every choice of a position pays, or why it cannot be said. */
export function countIncomes(game: Paying, position: unknown): Read<Incomes> {
  const counted = game.incomes(position);
  return counted.ok ? counted : fail(speak(counted.refusal, game.words).message);
}

export type Paying = AnyGame & { readonly incomes: NonNullable<AnyGame['incomes']> };

/** The game that is named, or the only one that has incomes. */
export async function findPaying(id: string | undefined): Promise<Read<Paying>> {
  if (id !== undefined) {
    const game = await findGame(id);
    if (!game.ok) return game;
    if (isPaying(game.value)) return done(game.value);
    return fail(`the trades of ${game.value.title} pay no incomes`);
  }
  const [first, ...others] = (await loadGames()).filter(isPaying);
  if (first && others.length === 0) return done(first);
  return fail('several games pay incomes; name the game');
}

function isPaying(game: AnyGame): game is Paying {
  return game.incomes !== undefined;
}
