import { useId } from 'react';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly lang?: string;
    readonly translate?: 'no';
  }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons drawn as segments, for a choice of a few. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="setting choice">
      <legend>{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span translate={option.translate}>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
