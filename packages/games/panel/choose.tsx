import type { Ref } from 'react';

type OptionsProps<T extends string> = {
  readonly options: readonly T[];
  /** What people read for an option. */
  readonly tell: (option: T) => string;
};

type ChooseProps<T extends string> = OptionsProps<T> & {
  readonly label: string;
  readonly ref?: Ref<HTMLSelectElement>;
  readonly value: T;
  readonly onChange: (option: T) => void;
};

/** A list to choose from, with its label above. */
export function Choose<T extends string>({ label, ref, value, onChange, ...list }: ChooseProps<T>) {
  return (
    <label className="field">
      <span className="small">{label}</span>
      <select
        ref={ref}
        value={value}
        onChange={(event) => onChange(pick(list.options, event.target))}
      >
        <Options {...list} />
      </select>
    </label>
  );
}

type ChooseFieldProps<T extends string> = OptionsProps<T> & {
  readonly label: string;
  readonly name: string;
};

/** The same as a field of a form that is read when it is sent; its first option stands there at first. */
export function ChooseField<T extends string>({ label, name, ...list }: ChooseFieldProps<T>) {
  return (
    <label className="field">
      <span className="small">{label}</span>
      <select name={name}>
        <Options {...list} />
      </select>
    </label>
  );
}

/** The options of a list that has its label elsewhere. */
export function Options<T extends string>({ options, tell }: OptionsProps<T>) {
  return options.map((option) => (
    <option key={option} value={option}>
      {tell(option)}
    </option>
  ));
}

/** Which of its options a list shows; a list shows none but those that it was given. */
export function pick<T extends string>(options: readonly T[], list: { readonly value: string }): T {
  const option = options.find((one) => one === list.value);
  if (option === undefined) throw new Error(`"${list.value}" is no option of this list`);
  return option;
}
