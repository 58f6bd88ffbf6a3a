import { useState } from 'react';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { sendWhatsappCode } from '#src/stores/linked-accounts/change-linked-accounts.ts';
import { revalidateLinkedAccounts, type WhatsappCode } from '#src/stores/linked-accounts/linked-accounts.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import type { useReauth } from '../../../../approval/use-reauth.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { WhatsappCodeForm } from './WhatsappCodeForm.tsx';
import { WhatsappNumberForm } from './WhatsappNumberForm.tsx';

interface WhatsappSetUpProps {
  /** That was on its way when the screen was opened, before a reload perhaps; null for none. */
  code: WhatsappCode | null;
  reauth: ReturnType<typeof useReauth>['run'];
  onLinked: () => void;
}

/** Refusals that say that another tab has changed something. */
const isOutdated = (error: unknown) =>
  hasErrorCode(error, 'whatsapp_linked') || hasErrorCode(error, 'change_restricted');

/** Links a number: the number, then the code that it was sent. */
export function WhatsappSetUp({ code: found, reauth, onLinked }: WhatsappSetUpProps) {
  const { sent } = useMessages('linkedAccounts').whatsapp;
  // What is read anew meanwhile has the same code with other milliseconds: it would empty the boxes.
  const [pending] = useState(found);
  const [code, setCode] = useState(found);
  const [step, setStep] = useState<'number' | 'code'>(found ? 'code' : 'number');
  const flight = useSingleFlight();

  /** @throws ApiError */
  const send = async (phone: string): Promise<void> => {
    const { send: sendOnce, readOutcome } = sendWhatsappCode(phone, code);
    try {
      const answer = await reauth(sendOnce, readOutcome);
      if (answer === 'cancelled') return;
      setCode(answer);
      showToast('success', sent);
    } catch (error) {
      if (isOutdated(error)) revalidateLinkedAccounts();
      const resendAt = resendAtOf(error);
      if (code?.phone !== phone || resendAt === null) throw error;
      // The code that this number was sent before is good for longer: there is another one later.
      setCode({ ...code, resendAt });
      if (step === 'code') throw error;
    }
    setStep('code');
  };

  if (step === 'number' || code === null)
    return <WhatsappNumberForm former={code?.phone ?? null} flight={flight} onSend={send} />;
  return (
    <WhatsappCodeForm
      // Another code begins with empty boxes.
      key={code.expiresAt}
      code={code}
      takesFocus={code !== pending}
      flight={flight}
      reauth={reauth}
      onResend={() => send(code.phone)}
      onLeave={() => setStep('number')}
      onLinked={onLinked}
    />
  );
}

/** When another code can be requested, in milliseconds since 1970, of a request that came too soon; null for any other error. */
const resendAtOf = (error: unknown): number | null =>
  hasErrorCode(error, 'resend_too_soon') && error.retryAfter !== null
    ? Date.now() + error.retryAfter * 1000
    : null;
