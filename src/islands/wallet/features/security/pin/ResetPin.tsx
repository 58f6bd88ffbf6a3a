import { useState } from 'react';
import { canSendToUnder, heldBack } from '#contract/held-back.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { requestPinReset, resendAtOf, type PinResetCode } from '#src/stores/security/pin.ts';
import type { Security } from '#src/stores/security/security.ts';
import { dropQuote } from '#src/stores/transfers/send-quote.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ResetPinByProof } from './ResetPinByProof.tsx';
import { ResetPinForm } from './ResetPinForm.tsx';

interface ResetPinProps {
  security: Security;
  /** Whether it ends at what the PIN was asked for. */
  doesReturn: boolean;
  /** The PIN was reset, or is not to be. */
  onEnd: () => void;
}

/** A new PIN in place of a forgotten one: what it costs, a code by email, then the form. Without a password, the form comes first. */
export function ResetPin({ security, doesReturn, onEnd }: ResetPinProps) {
  const { reset, cancel } = useMessages('pin');
  const { locale } = useI18n();
  const { busy, run } = useSingleFlight();
  const [code, setCode] = useState<PinResetCode | null>(null);
  const failureText = useFailureText();
  const follows = security.pin.reset_follows;
  const scopes = heldBack(security.restrictions).here.map(({ scope }) => scope);
  // Beside what is held back already.
  const works = canSendToUnder(
    [follows === null ? 'new_payees' : 'all_outgoing', ...scopes],
    security.sending_frozen,
  );

  const send = () =>
    run(async () => {
      try {
        setCode(await requestPinReset());
        showToast('success', reset.sent);
      } catch (error) {
        const resendAt = resendAtOf(error);
        // After many codes the next one is further away than was said with the last.
        if (code && resendAt !== null) setCode({ ...code, resendAt });
        showToast('error', failureText(error));
      }
      return undefined;
    });

  const handleReset = () => {
    // What was priced before may be held back now: a payment is reviewed by the price and the limits of after the reset.
    dropQuote();
    onEnd();
  };

  return (
    <>
      <div className="notice warn">
        <Icon d={warn} />
        <p>
          {joinSentences(
            locale,
            follows === null ? reset.restriction : reset.restrictionAfter[follows],
            reset.stillWorks[works ?? 'nobody'],
          )}
        </p>
      </div>
      {doesReturn && <p className="soft">{reset.returns}</p>}
      {security.password_changed_at === null ? (
        <ResetPinByProof onReset={handleReset} onEnd={onEnd} />
      ) : code ? (
        <ResetPinForm
          code={code}
          needsTotp={security.two_factor.enabled}
          isSending={busy}
          onResend={() => void send()}
          onReset={handleReset}
          onEnd={onEnd}
        />
      ) : (
        <div className="does">
          <Button variant="primary" busy={busy} busyLabel={reset.sending} onClick={() => void send()}>
            {reset.send}
          </Button>
          <Button onClick={onEnd}>{cancel}</Button>
        </div>
      )}
    </>
  );
}
