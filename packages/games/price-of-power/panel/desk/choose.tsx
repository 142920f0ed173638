type ChooseProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly tell: (option: string) => string;
  readonly onChange: (option: string) => void;
};

/** A list to choose from, with its label above. */
export function Choose({ label, value, options, tell, onChange }: ChooseProps) {
  return (
    <label className="field">
      <span className="small">{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {tell(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
