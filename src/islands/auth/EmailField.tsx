import type { ComponentProps } from 'react';
import { TextField } from '#src/ui/form/Field.tsx';

type Field = ComponentProps<typeof TextField>;

interface EmailFieldProps extends Omit<Field, 'id' | 'label' | 'type' | 'placeholder'> {
  messages: { readonly email: string; readonly emailPlaceholder: string };
  /** `username` where an account exists, so that password managers fill it in; `email` where one is created. */
  autoComplete: 'username' | 'email';
}

/** The email field of every auth screen. Phones neither capitalise nor correct what is typed into it. */
export function EmailField({ messages, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      id="email"
      label={messages.email}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={messages.emailPlaceholder}
    />
  );
}
