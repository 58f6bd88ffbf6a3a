import { useMessages } from '../../../i18n/i18n.ts';
import { TimeLeft } from '../../../payment/TimeLeft.tsx';

/** A bank app that asks for a second code takes minutes. */
const LATE_SECONDS = 5 * 60;

interface AccountTimeLeftProps {
  expiresAt: string;
  openedAt: string;
}

/** How long a one-time account is open. */
export function AccountTimeLeft({ expiresAt, openedAt }: AccountTimeLeftProps) {
  const { left, closed } = useMessages('receiveCash');
  return (
    <TimeLeft
      endsAt={Date.parse(expiresAt)}
      lifeSeconds={(Date.parse(expiresAt) - Date.parse(openedAt)) / 1000}
      lateSeconds={LATE_SECONDS}
      text={left}
      ended={closed}
    />
  );
}
