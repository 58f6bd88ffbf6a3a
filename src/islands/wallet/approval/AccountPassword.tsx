import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { useMessages } from '../i18n/i18n.ts';

export interface AccountPasswordHandle {
  /** What was typed; null when nothing was, which is said beside the field. */
  read: () => string | null;
  /** Empties the field and shows why. */
  reject: (error: string) => void;
}

/** The password of the account, which proves that it is its owner who changes the PIN. */
export function AccountPassword({
  id,
  busy,
  onTyped,
  ref,
}: {
  id: string;
  busy: boolean;
  /** Whether there is anything in it now. */
  onTyped?: (isTyped: boolean) => void;
  ref: Ref<AccountPasswordHandle>;
}) {
  const messages = useMessages('pin');
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  useImperativeHandle(ref, () => ({
    read: () => {
      const typed = input.current?.value ?? '';
      if (typed) return typed;
      setError(messages.passwordMissing);
      input.current?.focus();
      return null;
    },
    reject: (text) => {
      if (input.current) input.current.value = '';
      onTyped?.(false);
      input.current?.focus();
      setError(text);
    },
  }));

  return (
    <PasswordField
      id={id}
      ref={input}
      label={messages.password}
      messages={messages}
      autoComplete="current-password"
      readOnly={busy}
      error={error}
      onInput={({ currentTarget }) => {
        setError(undefined);
        onTyped?.(currentTarget.value !== '');
      }}
    />
  );
}
