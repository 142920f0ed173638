import { useEffect, useRef } from 'react';
import { LONGEST_SYSTEM } from '../../bounds.ts';
import { findNamed } from '../logic/galaxy/systems.ts';
import { say } from '../say.ts';
import { useTable } from '../table-context.ts';

type SystemFieldProps = {
  readonly label: string;
  readonly isRequired: boolean;
  readonly value: string;
  readonly onChange: (system: string) => void;
};

/** A system by its number. One that is not on the map is told of before anything is sent. */
export function SystemField({ label, isRequired, value, onChange }: SystemFieldProps) {
  const { view } = useTable();
  const field = useRef<HTMLInputElement>(null);
  const system = value.trim();
  const isUnknown =
    system !== '' && view.board !== null && findNamed(view.board, system) === undefined;
  useEffect(() => {
    field.current?.setCustomValidity(isUnknown ? say('system.unknown', { system }) : '');
  }, [isUnknown, system]);
  return (
    <label className="field">
      <span className="small">{label}</span>
      <input
        ref={field}
        type="text"
        maxLength={LONGEST_SYSTEM}
        required={isRequired}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
