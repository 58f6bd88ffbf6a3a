import { interpolate } from '#src/intl/interpolate.ts';
import { useCopy } from '#src/ui/browser/use-copy.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check } from '#src/ui/icons/form.ts';
import { copy as copyIcon } from '#src/ui/icons/frame.ts';
import { useMessages } from '../i18n/i18n.ts';

/** Copies a value that stands beside it. @param what its name, for the button's own. */
export function CopyIconButton({ text, what }: { text: string; what: string }) {
  const messages = useMessages('transactionDetail');
  const { result, copy } = useCopy();
  return (
    <>
      <button
        className="tool small"
        type="button"
        aria-label={interpolate(messages.copy, { what })}
        onClick={() => copy(text)}
      >
        <Icon d={result === 'copied' ? check : copyIcon} />
      </button>
      <span className={result === 'notCopied' ? 'error' : 'sr'} role="status">
        {result && messages[result]}
      </span>
    </>
  );
}
