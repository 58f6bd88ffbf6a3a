import { CODE_SECONDS } from '#contract/fields.ts';
import { useResendTimer } from '#src/connected/session/use-resend-timer.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { CountdownBar } from '#src/ui/feedback/CountdownBar.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

export interface CodeWaitProps {
  messages: Messages['auth']['shared']['wait'];
  hint: string;
  resend: string;
  /** What stands there while a new code is asked for. */
  resending?: string;
  busy?: boolean;
  onResend: () => void;
}

/** What a screen reader hears of the wait: not every second, but when it nears its end (spec section 9; 2.2.1 of WCAG). */
function milestone(seconds: number | null, messages: CodeWaitProps['messages']): string {
  if (seconds === null || seconds > 60) return '';
  if (seconds > 10) return messages.minute;
  return seconds > 0 ? messages.moment : messages.over;
}

/** The wait for a new code, in teeth and in words, and the way to ask for one when it is over. */
export function ResendCode({ messages, hint, resend, resending, busy = false, onResend }: CodeWaitProps) {
  const seconds = useResendTimer();
  const [before = '', after = ''] = messages.in.split('{time}');
  return (
    <div className="wait">
      <CountdownBar seconds={seconds} total={CODE_SECONDS} />
      <p className="line">
        <span>{hint}</span>
        {seconds === 0 ? (
          // Not `disabled`: the focus would fall off it, and a code that could not be sent is asked for again.
          <button type="button" aria-disabled={busy || undefined} onClick={busy ? undefined : onResend}>
            {busy && resending ? (
              <>
                <Spinner /> {resending}
              </>
            ) : (
              resend
            )}
          </button>
        ) : (
          <span>
            {before}
            <b className="num">{seconds === null ? '–:––' : formatCountdown(seconds)}</b>
            {after}
          </span>
        )}
      </p>
      <span className="sr" role="status">
        {milestone(seconds, messages)}
      </span>
    </div>
  );
}
