import type { SetupProps } from '@haggle/games';
import type { ComponentProps } from 'react';
import { wholeWithin } from './whole.ts';

/** A whole number of 0 to `most`, in a form's row of many. */
export function NumberField({
  label,
  short,
  value,
  most,
  onChange,
}: ComponentProps<SetupProps['NumberField']>) {
  return (
    <label className="number-field">
      <span className="small" aria-hidden="true">
        {short}
      </span>
      <input
        type="number"
        aria-label={label}
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => onChange(wholeWithin(target.valueAsNumber, most))}
      />
    </label>
  );
}
