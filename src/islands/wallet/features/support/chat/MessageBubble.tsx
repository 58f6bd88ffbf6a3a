import { MESSAGE_LENGTH } from '#contract/support.ts';
import { sanitizeMultiline } from '#src/api/sanitize-text.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown, isRetryable } from '#src/stores/errors/error-predicates.ts';
import { retry } from '#src/stores/support/outbox.ts';
import { discard, type OutboxMessage } from '#src/stores/support/outbox-messages.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import type { MessageRow } from './message-rows.ts';

/** The class of a message by its sender: one's own are at the end of the line. */
const sides = { customer: 'mine', agent: 'theirs', system: 'aside' } as const;

interface LineProps {
  row: MessageRow;
  /** Called when the button that had the focus is gone: the focus has to move. */
  onGone: () => void;
}

/** One message, as text alone: nothing in it can be pressed, whoever wrote it. */
export function MessageBubble({ row: { from, text, at, state, outgoing, last }, onGone }: LineProps) {
  const { locale } = useI18n();
  const messages = useMessages('walletChat');
  return (
    <li className={sides[from]}>
      <p className="bubble">
        <span className="sr">{`${messages[from]} `}</span>
        <MaskedText text={sanitizeMultiline(text, MESSAGE_LENGTH)} />
      </p>
      {outgoing?.state === 'failed' ? (
        <NotSent outgoing={outgoing} onGone={onGone} />
      ) : (
        last &&
        from !== 'system' && (
          <p className="meta">
            <time dateTime={at}>{formatTime(at, locale)}</time>
            {state && <span>{` · ${messages.states[state]}`}</span>}
          </p>
        )
      )}
    </li>
  );
}

function NotSent({ outgoing, onGone }: { outgoing: OutboxMessage; onGone: () => void }) {
  const messages = useMessages('walletChat');
  const { error } = outgoing;
  const act = (run: (one: OutboxMessage) => void) => {
    run(outgoing);
    onGone();
  };
  const canRetry = error === null || isRetryable(error);
  return (
    <div className="not-sent">
      <p>
        <span>{isOutcomeUnknown(error) ? messages.unsure : messages.states.failed}</span>{' '}
        {!canRetry && <MaskedText text={errorMessage(error, '')} />}
      </p>
      {canRetry && (
        <Button small onClick={() => act(retry)}>
          {messages.sendAgain}
        </Button>
      )}
      <Button small variant="quiet" onClick={() => act(discard)}>
        {messages.discard}
      </Button>
    </div>
  );
}
