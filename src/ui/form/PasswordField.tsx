import { useState, type ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { eye, eyeOff } from '../icons/form.ts';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  id: string;
  label: string;
  error?: string | undefined;
  messages: { show: string; hide: string };
  /** `current-password` to log in, `new-password` to set one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField({ id, label, error, messages, ...input }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
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
            type={isVisible ? 'text' : 'password'}
          />
          <button type="button" aria-controls={id} onClick={() => setIsVisible(!isVisible)}>
            <Icon d={isVisible ? eyeOff : eye} />
            <span className="sr">{isVisible ? messages.hide : messages.show}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
