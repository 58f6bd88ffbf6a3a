import { useId, type ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  /** What it does, under its name. */
  text?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off at once, without a button to save. */
export function Switch({ label, text, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>
        {label}
        {text && <small id={`${id}-text`}>{text}</small>}
      </label>
      <input
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={text ? `${id}-text` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
