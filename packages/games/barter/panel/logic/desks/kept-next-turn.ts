import { isFields } from '@haggle/engine';
import { type Drawer, isTexts, readKept, writeKept } from '../../../../panel/drawer.ts';
import { type Counts, countsIn } from './kept-cities.ts';

/** What the host has written for the next turn. */
export type NextTurnForm = {
  readonly cities: Counts;
  readonly treasury: Counts;
  readonly mining: readonly string[];
};

/** The host's form for the next turn, kept under a name of its own in the drawer, so that it outlives a reload. */
export type KeptForm = {
  /** Undefined where nothing is written. */
  readonly read: () => NextTurnForm | undefined;
  /** Null: nothing is written any more. */
  readonly write: (form: NextTurnForm | null) => void;
};

/** The form kept in this drawer under this name; what is no form there is read as none. */
export function keepForm(drawer: Drawer, name: string): KeptForm {
  return {
    read: () => {
      const kept = readKept(drawer, name);
      if (!isFields(kept) || !isTexts(kept.mining)) return undefined;
      const { cities, treasury, mining } = kept;
      return { cities: countsIn(cities), treasury: countsIn(treasury), mining };
    },
    write: (form) => writeKept(drawer, name, form),
  };
}
