import type { ComponentProps } from 'react';
import { TextField } from '#src/ui/form/Field.tsx';

type Field = ComponentProps<typeof TextField>;

interface EmailFieldProps extends Omit<Field, 'id' | 'label' | 'type' | 'placeholder'> {
  messages: { readonly email: string; readonly emailPlaceholder: string };
  /** `username` where an account exists, so that password managers fill it in; `email` where one is made. */
  autoComplete: 'username' | 'email';
}

/** The email of every auth screen: one keyboard, one label, and no capital or spelling put in by a phone. */
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
