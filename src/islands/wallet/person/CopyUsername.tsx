import { useEffect, useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check } from '#src/ui/icons/form.ts';
import { copy } from '#src/ui/icons/frame.ts';
import { useI18n } from '../i18n/i18n.ts';

/** How long 'copied' is shown (spec section 2, Profile popup). */
const COPIED_MS = 2000;

export function CopyUsername({ username }: { username: string }) {
  const { messages } = useI18n();
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copyUsername = () => {
    navigator.clipboard.writeText(`@${username}`).then(
      () => setResult('copied'),
      // The browser or the person refused: the name can still be selected by hand.
      () => setResult('notCopied'),
    );
  };

  return (
    <>
      <button
        className={result === 'copied' ? 'copy copied' : 'copy'}
        type="button"
        aria-label={interpolate(messages.popup.copy, { username: `@${username}` })}
        onClick={copyUsername}
      >
        <span>@{username}</span>
        <Icon d={result === 'copied' ? check : copy} />
        {result && <span aria-hidden="true">{messages.popup[result]}</span>}
      </button>
      <span className="sr" role="status">
        {result && messages.popup[result]}
      </span>
    </>
  );
}
