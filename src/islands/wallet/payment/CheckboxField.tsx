import { controlProps, FieldError } from '#src/ui/form/Field.tsx';

interface CheckboxFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A statement that the person confirms by ticking it. */
export function CheckboxField({ id, label, error, checked, onChange }: CheckboxFieldProps) {
  return (
    <div className="field tick">
      <label htmlFor={id}>
        <input
          {...controlProps({ id, error })}
          type="checkbox"
          checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
