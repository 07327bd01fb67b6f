/** One of several, or all of them. */
interface ChoiceProps {
  readonly label: string;
  /** Without it one has to be chosen. */
  readonly any?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

export const Choice = ({ label, any, value, options, onChange }: ChoiceProps) => (
  <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
    {any !== undefined && <option value="">{any}</option>}
    {options.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);
