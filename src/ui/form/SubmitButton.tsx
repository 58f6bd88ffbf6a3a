import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface SubmitButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'type' | 'variant' | 'wide' | 'disabled' | 'slowLabel'
> {
  /** False while the form can't be submitted. */
  ready: boolean;
  messages: { readonly stillWorking: string };
}

/** A form's submit button: full width, and its label says when the request takes long. */
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
