import { CODE_SECONDS } from '#contract/fields.ts';
import { useResendTimer } from '#src/connected/session/use-resend-timer.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { resendWaitLength } from '#src/stores/sign-in/resend-timer.ts';
import { CountdownBar } from '#src/ui/feedback/CountdownBar.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

export interface ResendCodeProps {
  messages: Messages['auth']['shared']['wait'];
  hint: string;
  resend: string;
  /** The button's text while a new code is requested. */
  resending?: string;
  busy?: boolean;
  onResend: () => void;
}

/** What screen readers announce: the end of the wait and two moments before it, not every second (WCAG 2.2.1). */
function announcement(seconds: number | null, messages: ResendCodeProps['messages']): string {
  if (seconds === null || seconds > 60) return '';
  if (seconds > 10) return messages.minute;
  return seconds > 0 ? messages.moment : messages.over;
}

/** The countdown until a new code may be requested, then the button that requests it. */
export function ResendCode({ messages, hint, resend, resending, busy = false, onResend }: ResendCodeProps) {
  const seconds = useResendTimer();
  const [before = '', after = ''] = messages.in.split('{time}');
  return (
    <div className="wait">
      <CountdownBar seconds={seconds} total={seconds === null ? CODE_SECONDS : resendWaitLength()} />
      <p className="line">
        <span>{hint}</span>
        {seconds === 0 ? (
          // Not `disabled`: a disabled button loses the focus, and a failed request is tried again here.
          <button type="button" aria-disabled={busy || undefined} onClick={busy ? undefined : onResend}>
            {busy && resending ? (
              <>
                <Spinner /> <span>{resending}</span>
              </>
            ) : (
              resend
            )}
          </button>
        ) : (
          <span>
            <span>{before}</span>
            <b className="num">{seconds === null ? '–:––' : formatCountdown(seconds)}</b>
            <span>{after}</span>
          </span>
        )}
      </p>
      <span className="sr" role="status">
        {announcement(seconds, messages)}
      </span>
    </div>
  );
}
