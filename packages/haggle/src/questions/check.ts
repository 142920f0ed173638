import {
  type Finding,
  type FrameProblem,
  parseScenario,
  runScenario,
} from '@haggle/engine/scenario';
import { findGame } from '../input/games.ts';

/** How one scenario fared: it holds, something failed, or the text is none. */
export type Fared =
  | {
      readonly title: string;
      readonly ok: boolean;
      readonly failures: readonly Finding[];
      /** How many steps were not played after what failed; absent where all were. */
      readonly unplayed?: number;
      /** What holds though it is hardly meant; absent where there is nothing. */
      readonly remarks?: readonly Finding[];
    }
  | { readonly ok: false; readonly problem: FrameProblem };

/** Plays a scenario's text. Never throws for what is in it: a game that breaks down is a failure. */
export async function checkText(text: string): Promise<Fared> {
  const parsed = parseScenario(text);
  if (!parsed.ok) return { ok: false, problem: parsed.problem };
  const game = await findGame(parsed.value.game);
  const { title, lines } = parsed.value;
  if (!game.ok) return { ok: false, problem: { line: lines.game, message: game.message } };
  const { failures, remarks, unplayed } = runScenario(parsed.value, game.value);
  const ok = failures.length === 0;
  return {
    title,
    ok,
    failures,
    ...(unplayed > 0 && { unplayed }),
    ...(remarks.length > 0 && { remarks }),
  };
}
