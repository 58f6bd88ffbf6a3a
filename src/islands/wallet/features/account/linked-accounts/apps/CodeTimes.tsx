import { formatCountdown } from '#src/intl/format/countdown.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { WhatsappCode } from '#src/stores/linked-accounts/linked-accounts.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../../i18n/MessageWithElements.tsx';

interface CodeTimesProps extends Pick<WhatsappCode, 'expiresAt' | 'resendAt'> {
  isSending: boolean;
  onResend: () => void;
}

/** How long the code is good, which is announced only when it is over; and from when on there is another one. */
export function CodeTimes({ expiresAt, resendAt, isSending, onResend }: CodeTimesProps) {
  const { whatsapp: messages } = useMessages('linkedAccounts');
  const left = useSecondsUntil(expiresAt);
  const wait = useSecondsUntil(resendAt);
  return (
    <div className="times">
      {left > 0 && (
        <p>
          <MessageWithElements
            text={messages.valid}
            values={{ time: <time dateTime={`PT${left}S`}>{formatCountdown(left)}</time> }}
          />
        </p>
      )}
      <p className="expired" role="status">
        {left === 0 && messages.expired}
      </p>
      {wait > 0 ? (
        <p>{interpolate(messages.resendIn, { time: formatCountdown(wait) })}</p>
      ) : (
        <Button small variant="quiet" busy={isSending} busyLabel={messages.sending} onClick={onResend}>
          {messages.resend}
        </Button>
      )}
    </div>
  );
}
