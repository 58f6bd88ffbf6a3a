import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface SubmitButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'type' | 'look' | 'wide' | 'disabled' | 'slowLabel'
> {
  /** False while the form can't be sent. */
  ready: boolean;
  words: { readonly stillWorking: string };
}

/** What sends a form: as wide as its fields, and it says when the answer takes long. */
export function SubmitButton({ ready, words, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      variant="primary"
      wide
      disabled={!ready}
      slowLabel={words.stillWorking}
    />
  );
}
