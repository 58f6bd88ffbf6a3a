import type { Quote } from '#contract/quotes.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { updateSendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { transfers } from '#src/ui/icons/feature.ts';
import { chat, clock } from '#src/ui/icons/frame.ts';
import { pencil, swift } from '#src/ui/icons/payment.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { rateText } from '../../../transaction/rate-text.ts';
import { DraftText } from './DraftText.tsx';
import { useArrival } from './use-arrival.ts';
import { controls } from './missing.ts';
import { recipientName } from '../recipient-text.ts';

interface FactsProps {
  draft: SendDraft;
  /** Null while there is no price. */
  quote: Quote | null;
}

/** When it arrives, the rate, and what is written to it. */
export function Facts({ draft, quote }: FactsProps) {
  const { note, facts } = useMessages('sendReview');
  const name = draft.recipient?.kind === 'user' ? recipientName(draft.recipient) : null;
  return (
    <section className="card review-facts" aria-label={facts}>
      {quote && <Arrival quote={quote} />}
      {quote && <Rate quote={quote} />}
      {name !== null && (
        <DraftText
          id={controls.message}
          icon={chat}
          label={interpolate(note.message, { name })}
          value={draft.message}
          onChange={(message) => updateSendDraft({ message })}
        />
      )}
      <DraftText
        id={controls.note}
        icon={pencil}
        label={note.label}
        value={draft.note}
        onChange={(text) => updateSendDraft({ note: text })}
      />
    </section>
  );
}

function Arrival({ quote }: { quote: Quote }) {
  const { text, when, notice } = useArrival(quote);
  return (
    <p>
      <Icon d={quote.eta_seconds === 0 ? swift : clock} />
      <span>
        <MessageWithElements text={text} values={{ when: <b>{when}</b> }} />
        {notice && <span>{` ${notice}`}</span>}
      </span>
    </p>
  );
}

function Rate({ quote: { fiat, from } }: { quote: Quote }) {
  const { rate: text } = useMessages('sendReview');
  const { locale, numberLocale } = useI18n();
  if (!fiat || fiat.currency === from.asset) return null;
  return (
    <p>
      <Icon d={transfers} />
      <span>
        <MessageWithElements
          text={interpolate(text, { time: formatTime(fiat.as_of, locale) })}
          values={{
            rate: <b>{rateText(from.asset, fiat, numberLocale)}</b>,
          }}
        />
      </span>
    </p>
  );
}
