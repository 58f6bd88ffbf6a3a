import { useEffect, useId, useRef, useState } from 'react';
import { messageRule } from '#contract/support.ts';
import { textProblem, tidyText } from '#contract/text/person-text.ts';
import { reportReasons } from '#contract/transactions.ts';
import { reportTransaction, type ReportReason } from '#src/stores/transactions/report-transaction.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Field, FieldError } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { randomUuid } from '#src/api/random-uuid.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { useChatNavigation } from '../panels/use-chat-navigation.ts';

interface ReportFormProps {
  id: string;
  /** Sent, or given up. */
  onDone: () => void;
}

/** Reports a problem with the transaction, and opens the conversation that this begins. */
export function ReportForm({ id: transactionId, onDone }: ReportFormProps) {
  const { messages: wallet, toasts } = useI18n();
  const { report: messages } = useMessages('transactionDetail');
  const { open } = useChatNavigation();
  const { busy, run } = useSingleFlight();
  const [reason, setReason] = useState<ReportReason>('not_arrived');
  const [text, setText] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Of this report, however often it is sent. */
  const [clientId] = useState(() => randomUuid());
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const typed = tidyText(text);
  const refused = textProblem(typed, messageRule);
  const problem =
    typed === ''
      ? messages.empty
      : refused === 'long'
        ? messages.long
        : refused === null
          ? undefined
          : messages.characters;

  const send = async () => {
    setFailure(null);
    try {
      const conversationId = await reportTransaction(transactionId, {
        client_id: clientId,
        reason,
        text: typed,
      });
      open(conversationId);
      onDone();
    } catch (error) {
      setFailure(isNetworkError(error) ? wallet.load.checkConnection : errorMessage(error, messages.failed));
    }
    return undefined;
  };

  return (
    <form
      className="report"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (problem) field.current?.focus();
        else void run(send);
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {messages.heading}
      </h3>
      <Field id={`${id}reason`} label={messages.reason}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={({ currentTarget }) =>
              setReason(reportReasons.find((one) => one === currentTarget.value) ?? 'other')
            }
          >
            {reportReasons.map((one) => (
              <option key={one} value={one}>
                {messages.reasons[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id={`${id}text`}
        label={messages.text}
        hint={messages.hint}
        error={isSubmitted ? problem : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="input"
            rows={4}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div role="alert">
        <FieldError id={`${id}failure`}>{failure ?? undefined}</FieldError>
      </div>
      <div className="row">
        <Button onClick={onDone}>{messages.cancel}</Button>
        <Button
          variant="primary"
          type="submit"
          busy={busy}
          busyLabel={messages.sending}
          slowLabel={toasts.stillWorking}
        >
          {messages.send}
        </Button>
      </div>
    </form>
  );
}
