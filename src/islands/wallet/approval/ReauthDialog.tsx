import { Suspense, useContext, useInsertionEffect, useState } from 'react';
import otpStyles from '#src/styles/otp.css?url';
import passwordStyles from '#src/styles/password-field.css?url';
import pinStyles from '#src/styles/pin.css?url';
import { interpolate } from '#src/intl/interpolate.ts';
import type { ReauthRefusal } from '#src/stores/security/reauth.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { useMessages } from '../i18n/i18n.ts';
import { StyleScopeContext } from '../lazy/style-scope.ts';
import { ReauthForm } from './ReauthForm.tsx';

/** A call that waits until it is proven who makes it. */
export interface ReauthQuestion {
  readonly refusal: ReauthRefusal;
  /** Makes the call again. Resolves to what it still wants to have proven; to null when it is over, whatever came of it. */
  readonly retry: () => Promise<ReauthRefusal | null>;
  /** The call is not made. */
  readonly cancel: () => void;
}

const styles = [otpStyles, passwordStyles, pinStyles];

/** Asks who it is before a change of the account's security. Leaving it changes nothing. */
export function ReauthDialog({ question }: { question: ReauthQuestion | null }) {
  const messages = useMessages('reauth');
  const { close: closeLabel } = useMessages('pin');
  const flight = useSingleFlight();
  const scope = useContext(StyleScopeContext);
  useInsertionEffect(() => scope?.use(styles), [scope]);

  const close = () => {
    if (!flight.busy) question?.cancel();
    return !flight.busy;
  };
  useBackCloses(question !== null, close);

  return (
    <Suspense fallback={null}>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="screen" />
      ))}
      <ConfirmDialog
        open={question !== null}
        onClose={close}
        title={messages.title}
        closeLabel={closeLabel}
        isHeld={flight.busy}
      >
        {question && <Question question={question} flight={flight} onCancel={close} />}
      </ConfirmDialog>
    </Suspense>
  );
}

interface QuestionProps {
  question: ReauthQuestion;
  flight: ReturnType<typeof useSingleFlight>;
  onCancel: () => void;
}

/** What it is for, and the fields. They are gone with the question, and with them what was typed. */
function Question({ question, flight, onCancel }: QuestionProps) {
  const messages = useMessages('reauth');
  const [refusal, setRefusal] = useState(question.refusal);
  const { purpose, methods } = refusal;
  return (
    <div className="approval">
      <p>{interpolate(messages.text, { purpose: messages.purposes[purpose] })}</p>
      <ReauthForm
        key={methods.join(' ')}
        refusal={refusal}
        flight={flight}
        onRefused={setRefusal}
        retry={question.retry}
        onCancel={onCancel}
      />
    </div>
  );
}
