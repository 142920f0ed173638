import type { ScenarioRow } from '../../../data/scenarios.ts';
import type { Edition } from '../../../state.ts';

/** A saved position as a set-up, with the seats in it and the name of its file. */
export type SavedPosition = {
  readonly name: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
};

/** What the lobby's form holds; null: as the scenario has it. */
export type SetupDraft = {
  readonly scenario: ScenarioRow | undefined;
  readonly file: SavedPosition | null;
  readonly edition: Edition | null;
  readonly bots: readonly string[] | null;
  readonly options: Readonly<Record<string, unknown>>;
};

export type FilledSetup = {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  /** The seats that bots take. */
  readonly sitting: readonly string[];
};

/** The edition that a scenario is played in: those of the second booklet need the eastern board. */
export function usualEdition(scenario: ScenarioRow | undefined): Edition {
  return scenario?.id.startsWith('2') === true ? 'deluxe' : 'standard';
}

/** The set-up that a form comes to; a saved position keeps its own readings unless others are chosen. */
export function fillSetup({ scenario, file, edition, bots, options }: SetupDraft): FilledSetup {
  const realms = scenario?.realms ?? [];
  const seats = file?.seats ?? realms.map(({ realm }) => realm);
  const usual = file ? [] : realms.filter(({ bot }) => bot).map(({ realm }) => realm);
  const start = file?.setup ?? {
    scenario: scenario?.id,
    age: scenario?.age,
    seats,
    edition: edition ?? usualEdition(scenario),
  };
  return {
    setup: { ...start, ...(Object.keys(options).length > 0 && { options }) },
    seats,
    sitting: (bots ?? usual).filter((realm) => seats.includes(realm)),
  };
}
