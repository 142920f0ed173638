import '../styles/number-field.css';

type NumberFieldProps = {
  /** What is heard; `short` is what is seen above the field, beside the name of whom it is about. */
  readonly label: string;
  readonly short: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

/** A whole number of 0 to `most`, in a form's row of many. */
export function NumberField({ label, short, value, most, onChange }: NumberFieldProps) {
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
