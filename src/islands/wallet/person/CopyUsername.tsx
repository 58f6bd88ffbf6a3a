import { interpolate } from '#src/intl/interpolate.ts';
import { useCopy } from '#src/ui/browser/use-copy.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check } from '#src/ui/icons/form.ts';
import { copy as copyIcon } from '#src/ui/icons/frame.ts';
import { useI18n } from '../i18n/i18n.ts';

export function CopyUsername({ username }: { username: string }) {
  const { messages } = useI18n();
  const { result, copy } = useCopy();

  return (
    <>
      <button
        className={result === 'copied' ? 'copy copied' : 'copy'}
        type="button"
        aria-label={interpolate(messages.popup.copy, { username: `@${username}` })}
        onClick={() => copy(`@${username}`)}
      >
        <span translate="no">{`@${username}`}</span>
        <Icon d={result === 'copied' ? check : copyIcon} />
        {result && <span aria-hidden="true">{messages.popup[result]}</span>}
      </button>
      <span className="sr" role="status">
        {result && messages.popup[result]}
      </span>
    </>
  );
}
