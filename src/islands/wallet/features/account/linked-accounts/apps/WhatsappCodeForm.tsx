import { useEffect, useRef, useState } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import type { WhatsappCode } from '#src/stores/linked-accounts/linked-accounts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import type { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useFailureText } from '../../../../approval/use-failure-text.ts';
import type { useReauth } from '../../../../approval/use-reauth.tsx';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../../i18n/MessageWithElements.tsx';
import { CodeTimes } from './CodeTimes.tsx';
import { shownPhone } from './shown-phone.ts';
import { useVerifyCode } from './use-verify-code.ts';

interface WhatsappCodeFormProps {
  code: WhatsappCode;
  /** Not where it stood there when the screen was opened. */
  takesFocus: boolean;
  /** Of the request for a code. */
  flight: ReturnType<typeof useSingleFlight>;
  reauth: ReturnType<typeof useReauth>['run'];
  /** Requests another code. @throws ApiError */
  onResend: () => Promise<void>;
  /** Back to the number. */
  onLeave: () => void;
  onLinked: () => void;
}

/** The code that a number was sent: it is checked as soon as it is complete. */
export function WhatsappCodeForm(props: WhatsappCodeFormProps) {
  const { code, takesFocus, flight, reauth, onResend, onLeave, onLinked } = props;
  const { whatsapp: messages } = useMessages('linkedAccounts');
  const fields = useMessages('fields');
  const { locale } = useI18n();
  const boxes = useRef<OtpHandle>(null);
  const failureText = useFailureText();
  const [typed, setTyped] = useState(0);
  const [error, setError] = useState<string>();
  const missing = OTP_LENGTH - typed;

  useEffect(() => {
    if (!takesFocus) return undefined;
    // Once the question that proved who it is has closed, which would take the focus along.
    const timer = setTimeout(() => boxes.current?.focus());
    return () => clearTimeout(timer);
  }, [takesFocus]);

  const reject = (text: string) => {
    boxes.current?.restart();
    setTyped(0);
    setError(text);
  };
  const { busy, verify } = useVerifyCode({ reauth, onLinked, onLeave, onRefused: reject });

  const resend = () =>
    flight.run(async () => {
      await onResend().catch((failure: unknown) => showToast('error', failureText(failure)));
      return undefined;
    });

  return (
    <form
      className="verify under"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === 0) void verify(boxes.current?.value() ?? '');
      }}
    >
      <p className="soft">
        <MessageWithElements
          text={messages.sentTo}
          values={{
            number: (
              <b>
                <bdi translate="no">{shownPhone(code.phone)}</bdi>
              </b>
            ),
            change: (
              <button type="button" className="link" disabled={busy} onClick={onLeave}>
                {messages.change}
              </button>
            ),
          }}
        />
      </p>
      <OtpInput
        id="whatsapp-code"
        ref={boxes}
        legend={messages.enter}
        showLegend
        box={messages.box}
        error={error}
        busy={busy}
        onEdit={(held) => {
          setTyped(held.length);
          setError(undefined);
        }}
        onComplete={(complete) => void verify(complete)}
        onBadPaste={() => setError(fields['otp.paste'])}
      />
      <CodeTimes {...code} isSending={flight.busy} onResend={() => void resend()} />
      <p className="soft">{messages.noCode}</p>
      <div className="does">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={messages.linking}
          disabled={missing > 0}
        >
          {missing > 0
            ? interpolate(plural(locale, missing, messages.missing), { count: missing })
            : messages.link}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onLeave}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
