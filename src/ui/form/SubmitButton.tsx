import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface SubmitButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'type' | 'look' | 'wide' | 'disabled' | 'slowLabel'
> {
  /** False while the form can't be sent. */
  ready: boolean;
  messages: { readonly stillWorking: string };
}

/** What sends a form: as wide as its fields, and it says when the answer takes long. */
export function SubmitButton({ ready, messages, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      variant="primary"
      wide
      disabled={!ready}
      slowLabel={messages.stillWorking}
    />
  );
}
