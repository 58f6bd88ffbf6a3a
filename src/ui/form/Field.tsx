import type { ComponentProps, ReactNode } from 'react';
import type { ElementNode } from '../element-node.ts';
import { Icon } from '../icons/Icon.tsx';
import { warn } from '../icons/form.ts';

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Describes a control by its hint and error, if they are shown. */
export function controlProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): ControlProps {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <Icon d={warn} />
      <span>{children}</span>
    </p>
  );
}

/** A label, its control, a hint and an error. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ElementNode }) {
  const { id, label, hint, error, children } = props;
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children(controlProps(props))}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** A single-line text field. Uncontrolled, so that it keeps what was typed before the page's script came. */
export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>) {
  const { id, label, hint, error, ...input } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  );
}
