import { useStore } from '@nanostores/react';
import { fill } from '#src/intl/fill.ts';
import { plural } from '#src/intl/plural.ts';
import { errorText } from '#src/stores/error-text.ts';
import { notify } from '#src/stores/notices.ts';
import { $sessionEnds, extendSession } from '#src/stores/session-life.ts';
import { Button } from '#src/ui/Button.tsx';
import { useInFlight } from '#src/ui/in-flight.ts';
import { useSecondsUntil } from '#src/ui/use-seconds-until.ts';
import { Ask } from '../Ask.tsx';
import { useLogout } from '../shell/use-logout.ts';
import { useWallet } from '../words.ts';

/** Seconds left at which a screen reader is told. */
const TOLD_AT = [60, 30, 10];

/** Asks before a session runs out; not answered, it does. */
export function SessionWarning() {
  const ends = useStore($sessionEnds);
  const { words } = useWallet();
  const { busy, run } = useInFlight();
  const extend = () =>
    void run(async () => {
      try {
        await extendSession();
      } catch (error) {
        notify('error', errorText(error, words.stillThere.failed));
      }
      return undefined;
    });
  return (
    <Ask open={ends !== null} onClose={extend} title={words.stillThere.heading}>
      {ends !== null && <Question ends={ends} busy={busy} onStay={extend} />}
    </Ask>
  );
}

function Question({ ends, busy, onStay }: { ends: number; busy: boolean; onStay: () => void }) {
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
      <div className="row">
        <Button look="primary" busy={busy} busyLabel={stillThere.busy} onClick={onStay}>
          {stillThere.stay}
        </Button>
        <Button onClick={logOut}>{words.nav.logout}</Button>
      </div>
    </>
  );
}
