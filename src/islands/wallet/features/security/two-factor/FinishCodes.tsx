import { useEffect, useRef, useState } from 'react';
import { RECOVERY_CODE_LENGTH } from '#contract/fields.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { OtpInput } from '#src/ui/form/OtpInput.tsx';
import { check } from '#src/ui/icons/form.ts';
import { shield } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import type { Kept } from './RecoveryCodes.tsx';

interface FinishCodesProps {
  codes: readonly string[];
  isRenewal: boolean;
  /** How they were kept last; undefined while they were not. */
  kept: Kept | undefined;
  onKept: (way: 'typed') => void;
  onDone: () => void;
}

/** The end of it: the codes are kept, or one of them is typed, which whoever wrote them down can. */
export function FinishCodes({ codes, isRenewal, kept, onKept, onDone }: FinishCodesProps) {
  const messages = useMessages('twoFactor').codes;
  const [error, setError] = useState<string>();
  const place = useRef<HTMLFormElement>(null);

  // Its boxes had the focus, and are gone.
  useEffect(() => {
    if (kept === 'typed') place.current?.querySelector('button')?.focus();
  }, [kept]);

  const judge = (typed: string) => {
    if (codes.some((code) => code.replace('-', '') === typed)) onKept('typed');
    else setError(messages.other);
  };

  return (
    <form
      ref={place}
      className="card finish-codes"
      method="post"
      noValidate
      aria-labelledby="finish-codes"
      onSubmit={(event) => {
        event.preventDefault();
        if (kept === undefined) setError(messages.notKept);
        else onDone();
      }}
    >
      <h2 className="sr" id="finish-codes">
        {messages.finish}
      </h2>
      <div className="match good">
        <Icon d={shield} />
        <div>
          <b>{isRenewal ? messages.renewed : messages.on}</b>
          <small>{isRenewal ? messages.renewedText : messages.onText}</small>
        </div>
      </div>
      {kept === undefined ? (
        <>
          <p className="soft">{messages.keep}</p>
          <OtpInput
            id="typed-code"
            legend={messages.legend}
            showLegend
            box={messages.box}
            length={RECOVERY_CODE_LENGTH}
            alphabet="letters"
            error={error}
            onEdit={() => setError(undefined)}
            onComplete={judge}
            onBadPaste={() => setError(messages.badPaste)}
          />
        </>
      ) : (
        <p className="kept" role="status">
          <Icon d={check} />
          <span>{messages.kept[kept]}</span>
        </p>
      )}
      <Button type="submit" variant="primary" wide>
        {messages.done}
      </Button>
    </form>
  );
}
