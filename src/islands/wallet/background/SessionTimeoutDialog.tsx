import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { errorText } from '#src/stores/errors/error-message.ts';
import { $sessionEnds, extendSession } from '#src/stores/session/session-timeout.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useInFlight } from '#src/ui/form/use-single-flight.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Ask } from '../dialog/ConfirmDialog.tsx';
import { MaskedText } from '../money/MaskedText.tsx';
import { useLogout } from '../shell/use-logout.ts';
import { useWallet } from '../i18n/i18n.ts';

/** Seconds left at which a screen reader is told. */
const TOLD_AT = [60, 30, 10];

/** Asks before a session runs out, and again when it could not be made longer; not answered, it does run out. */
export function SessionWarning() {
  const ends = useStore($sessionEnds);
  const { words } = useWallet();
  const { busy, run } = useInFlight();
  /** Of the question that is on the screen. */
  const [failed, setFailed] = useState<{ of: number | null; why: string } | null>(null);
  const extend = () =>
    void run(async () => {
      setFailed(null);
      try {
        await extendSession();
      } catch (error) {
        setFailed({ of: $sessionEnds.get(), why: errorText(error, words.stillThere.failed) });
      }
      return undefined;
    });
  return (
    <Ask open={ends !== null} onClose={extend} title={words.stillThere.heading}>
      {ends !== null && (
        <Question ends={ends} busy={busy} failure={failed?.of === ends ? failed.why : null} onStay={extend} />
      )}
    </Ask>
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
  const { words, locale } = useWallet();
  const { stillThere } = words;
  const { logOut } = useLogout();
  const left = useSecondsUntil(ends);
  const told = TOLD_AT.findLast((second) => second >= left) ?? TOLD_AT[0] ?? 0;
  const say = (seconds: number) => fill(plural(locale, seconds, stillThere.text), { seconds });
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
        <Button look="primary" busy={busy} busyLabel={stillThere.busy} onClick={onStay}>
          {stillThere.stay}
        </Button>
        <Button onClick={logOut}>{words.nav.logout}</Button>
      </div>
    </>
  );
}
