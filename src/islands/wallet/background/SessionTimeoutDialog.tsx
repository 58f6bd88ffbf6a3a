import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { $sessionWarning, extendSession } from '#src/stores/session/session-timeout.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { MaskedText } from '../money/MaskedText.tsx';
import { useLogout } from '../shell/use-logout.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Seconds left at which screen readers announce the time. */
const ANNOUNCED_AT = [60, 30, 10];

/** Warns before the session expires, and again when extending it failed; without an answer the session expires. */
export function SessionTimeoutDialog() {
  const ends = useStore($sessionWarning);
  const { messages } = useI18n();
  const { busy, run } = useSingleFlight();
  /** The error of extending, and the expiry that it belongs to. */
  const [failed, setFailed] = useState<{ of: number | null; message: string } | null>(null);
  const extend = () =>
    void run(async () => {
      setFailed(null);
      try {
        await extendSession();
      } catch (error) {
        setFailed({ of: $sessionWarning.get(), message: errorMessage(error, messages.stillThere.failed) });
      }
      return undefined;
    });
  return (
    <ConfirmDialog open={ends !== null} onClose={extend} title={messages.stillThere.heading}>
      {ends !== null && (
        <Question
          ends={ends}
          busy={busy}
          failure={failed?.of === ends ? failed.message : null}
          onStay={extend}
        />
      )}
    </ConfirmDialog>
  );
}

interface QuestionProps {
  ends: number;
  busy: boolean;
  /** Why extending failed; shown here because a toast would lie under the dialog. */
  failure: string | null;
  onStay: () => void;
}

function Question({ ends, busy, failure, onStay }: QuestionProps) {
  const { messages, locale } = useI18n();
  const { stillThere } = messages;
  const { logOut } = useLogout();
  const left = useSecondsUntil(ends);
  const announced = ANNOUNCED_AT.findLast((second) => second >= left) ?? ANNOUNCED_AT[0] ?? 0;
  const textFor = (seconds: number) => interpolate(plural(locale, seconds, stillThere.text), { seconds });
  return (
    <>
      <p aria-hidden="true">{textFor(left)}</p>
      <p className="sr" role="status">
        {textFor(announced)}
      </p>
      <div role="alert">
        {failure && (
          <p className="error">
            <MaskedText text={failure} />
          </p>
        )}
      </div>
      <div className="row">
        <Button variant="primary" busy={busy} busyLabel={stillThere.busy} onClick={onStay}>
          {stillThere.stay}
        </Button>
        <Button onClick={logOut}>{messages.nav.logout}</Button>
      </div>
    </>
  );
}
