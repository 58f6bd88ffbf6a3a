import type { ReactNode } from 'react';
import { useCopy, type CopyResult } from '../browser/use-copy.ts';
import { Icon } from '../icons/Icon.tsx';
import { check } from '../icons/form.ts';
import { copy as copyIcon } from '../icons/frame.ts';
import { Button } from './Button.tsx';

interface CopyProps {
  /** What is copied. */
  text: string;
  /** What is said for two seconds after a press. */
  messages: Readonly<Record<CopyResult, string>>;
}

interface CopyButtonProps extends CopyProps {
  /** What the button says: `Copy address`. */
  children: ReactNode;
  variant?: 'outline' | 'primary' | 'quiet';
}

/** A button that copies a text, and says whether it could. */
export function CopyButton({ text, children, messages, variant = 'outline' }: CopyButtonProps) {
  const { result, copy } = useCopy();
  return (
    <>
      <Button variant={variant} wide onClick={() => copy(text)}>
        <Icon d={result === 'copied' ? check : copyIcon} />
        <span>{result ? messages[result] : children}</span>
      </Button>
      <span className="sr" role="status">
        {result && messages[result]}
      </span>
    </>
  );
}

/** The same beside the text that it copies, without words. @param label its name: `Copy reference`. */
export function CopyIconButton({ text, label, messages }: CopyProps & { label: string }) {
  const { result, copy } = useCopy();
  return (
    <>
      <button className="tool small" type="button" aria-label={label} onClick={() => copy(text)}>
        <Icon d={result === 'copied' ? check : copyIcon} />
      </button>
      <span className={result === 'notCopied' ? 'error' : 'sr'} role="status">
        {result && messages[result]}
      </span>
    </>
  );
}
