import { formatCountdown } from '#src/intl/format/countdown.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../i18n/i18n.ts';

interface ResendLineProps {
  /** When another code can be requested, in milliseconds since 1970. */
  resendAt: number;
  isSending: boolean;
  onResend: () => void;
}

/** The wait until another code can be requested by email, then the button that requests it. */
export function ResendLine({ resendAt, isSending, onResend }: ResendLineProps) {
  const { reset } = useMessages('pin');
  const seconds = useSecondsUntil(resendAt);
  return (
    <p className="resend">
      {seconds > 0 ? (
        interpolate(reset.resendIn, { time: formatCountdown(seconds) })
      ) : (
        <Button small variant="quiet" busy={isSending} busyLabel={reset.sending} onClick={onResend}>
          {reset.resend}
        </Button>
      )}
    </p>
  );
}
