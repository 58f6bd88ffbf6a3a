import { useId, type ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  /** A description under the label. */
  text?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once, without a button that saves. */
export function Switch({ label, text, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>
        <span>{label}</span>
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
