import { isFields } from '@haggle/engine';
import { isTexts } from '../../../../panel/drawer.ts';
import { EDITIONS } from '../../../state.ts';
import type { SavedPosition, SetupDraft } from './setup-draft.ts';

/** All that the lobby's form of this game holds: the scenario by its place in the list. */
export type SetupForm = Omit<SetupDraft, 'scenario'> & { readonly scenario: number };

/** The form as it is at first. */
export const EMPTY_FORM: SetupForm = {
  scenario: 2,
  file: null,
  edition: null,
  bots: null,
  options: {},
};

/** A form that was kept; undefined where it is none. */
export function readForm(kept: unknown): SetupForm | undefined {
  return isForm(kept) ? kept : undefined;
}

function isForm(form: unknown): form is SetupForm {
  if (!isFields(form)) return false;
  const { scenario, file, edition, bots, options } = form;
  return (
    typeof scenario === 'number' &&
    (file === null || isPosition(file)) &&
    (edition === null || EDITIONS.some((one) => one === edition)) &&
    (bots === null || isTexts(bots)) &&
    isFields(options)
  );
}

function isPosition(file: unknown): file is SavedPosition {
  if (!isFields(file)) return false;
  return typeof file.name === 'string' && isFields(file.setup) && isTexts(file.seats);
}
