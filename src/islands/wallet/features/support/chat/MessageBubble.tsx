import { MESSAGE_LENGTH } from '#contract/support.ts';
import { cleanLines } from '#src/api/server-lines.ts';
import { timeText } from '#src/intl/format/time.ts';
import { errorText } from '#src/stores/errors/error-message.ts';
import { isUnsure } from '#src/stores/errors/unsure.ts';
import { mayPass } from '#src/stores/support/send-message.ts';
import { retry } from '#src/stores/support/outbox.ts';
import { discard, type Outgoing } from '#src/stores/support/outbox-messages.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { useWallet, useWords } from '../../../i18n/i18n.ts';
import type { Said } from './message-rows.ts';

/** Where a message stands: one's own at the end of the line, as everywhere. */
const sides = { me: 'mine', agent: 'theirs', system: 'aside' } as const;

interface LineProps {
  said: Said;
  /** What was pressed is there no more: the focus needs another place. */
  onGone: () => void;
}

/** One message, as text alone: nothing in it can be pressed, whoever wrote it. */
export function Line({ said: { from, text, at, state, outgoing, last }, onGone }: LineProps) {
  const { locale } = useWallet();
  const words = useWords('walletChat');
  return (
    <li className={sides[from]}>
      <p className="bubble">
        <span className="sr">{words[from]} </span>
        <MaskedText text={cleanLines(text, MESSAGE_LENGTH)} />
      </p>
      {outgoing?.state === 'failed' ? (
        <NotSent outgoing={outgoing} onGone={onGone} />
      ) : (
        last &&
        from !== 'system' && (
          <p className="meta">
            <time dateTime={at}>{timeText(at, locale)}</time>
            {state && <span> · {words.states[state]}</span>}
          </p>
        )
      )}
    </li>
  );
}

function NotSent({ outgoing, onGone }: { outgoing: Outgoing; onGone: () => void }) {
  const words = useWords('walletChat');
  const { error } = outgoing;
  const act = (what: (one: Outgoing) => void) => {
    what(outgoing);
    onGone();
  };
  const passes = error === null || mayPass(error);
  return (
    <div className="not-sent">
      <p>
        {isUnsure(error) ? words.unsure : words.states.failed}{' '}
        {!passes && <MaskedText text={errorText(error, '')} />}
      </p>
      {passes && (
        <Button small onClick={() => act(retry)}>
          {words.sendAgain}
        </Button>
      )}
      <Button small look="quiet" onClick={() => act(discard)}>
        {words.discard}
      </Button>
    </div>
  );
}
