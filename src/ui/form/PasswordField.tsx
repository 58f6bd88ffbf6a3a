import { useState, type ComponentProps } from 'react';
import '#src/styles/password.css';
import { Field } from './Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { eye, eyeOff } from '../icons/form.ts';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  id: string;
  label: string;
  error?: string | undefined;
  messages: { show: string; hide: string };
  /** `current-password` where one is tried, `new-password` where one is chosen. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that may be looked at. Pasting and password managers work as on any field. */
export function PasswordField({ id, label, error, messages, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <span className="secret">
          <input
            className="input"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <button type="button" aria-controls={id} onClick={() => setShown(!shown)}>
            <Icon d={shown ? eyeOff : eye} />
            <span className="sr">{shown ? messages.hide : messages.show}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
