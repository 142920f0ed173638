import type { SetupProps } from '@haggle/games';
import { type ComponentProps, useState } from 'react';
import { wholeWithin } from './whole.ts';

/**
 * A whole number of 0 to `most`, in a form's row of many. One that is emptied stays empty, and the form is not sent
 * with it: a number that nobody wrote is nobody's.
 */
export function NumberField({
  label,
  short,
  value,
  most,
  onChange,
}: ComponentProps<SetupProps['NumberField']>) {
  const [isEmpty, setEmpty] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  return (
    <label className="number-field">
      <span className="small" aria-hidden="true">
        {short}
      </span>
      <input
        type="number"
        aria-label={label}
        aria-invalid={(isEmpty && wasLeft) || undefined}
        min={0}
        max={most}
        required
        value={isEmpty ? '' : value}
        onBlur={() => setLeft(true)}
        onInvalid={() => setLeft(true)}
        onChange={({ target: { valueAsNumber } }) => {
          const isNone = Number.isNaN(valueAsNumber);
          setEmpty(isNone);
          setLeft(false);
          if (!isNone) onChange(wholeWithin(valueAsNumber, most));
        }}
      />
    </label>
  );
}
