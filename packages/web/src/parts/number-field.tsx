import type { SetupProps } from '@haggle/games';
import type { ComponentProps } from 'react';

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
        onChange={({ target }) => onChange(Math.min(most, Math.max(0, target.valueAsNumber || 0)))}
      />
    </label>
  );
}
