import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all of them seen: radio buttons with the face of segments. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
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
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
