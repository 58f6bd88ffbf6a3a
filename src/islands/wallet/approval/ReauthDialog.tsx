import { useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import type { ReauthRefusal } from '#src/stores/security/reauth.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useMessages } from '../i18n/i18n.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { ReauthForm } from './ReauthForm.tsx';

/** A call that waits until it is proven who makes it. */
export interface ReauthQuestion {
  readonly refusal: ReauthRefusal;
  /** Makes the call again. Resolves to what it still wants to have proven; to null when it is over, whatever came of it. */
  readonly retry: () => Promise<ReauthRefusal | null>;
  /** The call is not made. */
  readonly cancel: () => void;
}

/** Asks who it is before a change of the account's security. Leaving it changes nothing. */
export function ReauthDialog({ question }: { question: ReauthQuestion | null }) {
  const messages = useMessages('reauth');
  const { close: closeLabel } = useMessages('pin');
  const flight = useSingleFlight();

  const close = () => {
    if (!flight.busy) question?.cancel();
    return !flight.busy;
  };

  return (
    <QuestionDialog
      open={question !== null}
      onClose={close}
      title={messages.title}
      closeLabel={closeLabel}
      isHeld={flight.busy}
    >
      {question && <Question question={question} flight={flight} onCancel={close} />}
    </QuestionDialog>
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
