/** A scenario as its file tells it: a set-up and what happens, step by step. */
export type Scenario = {
  readonly title: string;
  /** The id of the game that is played. */
  readonly game: string;
  /** The clauses that the scenario shows, such as `AC-28.3` or `AC-28.3a`. */
  readonly clauses: readonly string[];
  /** Unparsed; the game may refuse it. */
  readonly setup: unknown;
  /** The code or clause with which the set-up must be refused; then there are no steps. */
  readonly refused?: string;
  readonly steps: readonly ScenarioStep[];
  /** Where game and set-up stand in the file, counted from 1. */
  readonly lines: { readonly game: number; readonly setup: number };
};

export type ScenarioStep = {
  /** Where the step begins in its file, counted from 1. */
  readonly line: number;
  readonly action: ScenarioAction;
};

export type ScenarioAction =
  | {
      readonly kind: 'command';
      readonly by: string;
      /** Unparsed; a malformed command is passed on and refused like any other. */
      readonly command: unknown;
      /** What the offer that it makes is called below. */
      readonly as?: string;
      /** The code or clause with which it must be refused; absent: it must be carried out. */
      readonly refused?: string;
    }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'sees'; readonly viewer: string; readonly part: unknown }
  | { readonly kind: 'never-sees'; readonly viewer: string; readonly texts: readonly string[] }
  | { readonly kind: 'restart' };

/** Something about a step that its reader is told; step 0 is the head and the set-up. */
export type Finding = { readonly step: number; readonly line: number; readonly message: string };

/** Why a file is no scenario. */
export type FrameProblem = { readonly line: number; readonly message: string };

export type Framed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: FrameProblem };
