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

/** Seconds left at which a screen reader is told. */
const TOLD_AT = [60, 30, 10];

/** Asks before a session runs out, and again when it could not be made longer; not answered, it does run out. */
export function SessionTimeoutDialog() {
  const ends = useStore($sessionWarning);
  const { words } = useI18n();
  const { busy, run } = useSingleFlight();
  /** Of the question that is on the screen. */
  const [failed, setFailed] = useState<{ of: number | null; why: string } | null>(null);
  const extend = () =>
    void run(async () => {
      setFailed(null);
      try {
        await extendSession();
      } catch (error) {
        setFailed({ of: $sessionWarning.get(), why: errorMessage(error, words.stillThere.failed) });
      }
      return undefined;
    });
  return (
    <ConfirmDialog open={ends !== null} onClose={extend} title={words.stillThere.heading}>
      {ends !== null && (
        <Question ends={ends} busy={busy} failure={failed?.of === ends ? failed.why : null} onStay={extend} />
      )}
    </ConfirmDialog>
  );
}

interface QuestionProps {
  ends: number;
  busy: boolean;
  /** Why the last try was in vain. Said here: a toast would lie under the question. */
  failure: string | null;
  onStay: () => void;
}

function Question({ ends, busy, failure, onStay }: QuestionProps) {
  const { words, locale } = useI18n();
  const { stillThere } = words;
  const { logOut } = useLogout();
  const left = useSecondsUntil(ends);
  const told = TOLD_AT.findLast((second) => second >= left) ?? TOLD_AT[0] ?? 0;
  const say = (seconds: number) => interpolate(plural(locale, seconds, stillThere.text), { seconds });
  return (
    <>
      <p aria-hidden="true">{say(left)}</p>
      <p className="sr" role="status">
        {say(told)}
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
        <Button onClick={logOut}>{words.nav.logout}</Button>
      </div>
    </>
  );
}
