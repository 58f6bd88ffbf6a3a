import { useState, type ReactElement } from 'react';
import type { Quote } from '#contract/quotes.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { check, info, warn } from '#src/ui/icons/form.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { swift } from '#src/ui/icons/payment.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { formatArrivalDuration } from '../arrival-duration.ts';

interface SendingFactsProps {
  recipient: Recipient;
  /** Null until it is loaded. */
  walletAsset: WalletAsset | null;
  /** Null inside of Cowrie and for banks. */
  network: WalletAsset['networks'][number] | null;
  /** The fee and what is paid are shown already. */
  isPriced: boolean;
  /** Null until there is a price, and while another amount is priced. */
  quote: Quote | null;
}

/** What is known of the way: how long it takes, whether it works today, and before there is a price its minimum and its fee. */
export function SendingFacts({ recipient, walletAsset, network, isPriced, quote }: SendingFactsProps) {
  const { facts } = useMessages('sendAmount');
  const { locale, numberLocale } = useI18n();
  const quoted = useQuotedSeconds(quote, `${walletAsset?.id ?? ''} ${network?.id ?? recipient.kind}`);
  if (recipient.kind === 'user')
    return (
      <ul className="fact-lines">
        <Fact icon={swift} text={facts.inside} values={{ time: <b>{facts.atOnce}</b> }} />
        {!isPriced && <Fact icon={check} text={facts.freeInside} />}
      </ul>
    );
  const way = recipient.kind === 'bank' ? walletAsset?.bank : network;
  if (!walletAsset || !way) return null;
  const time = (usual: string) => <b>{quoted === null ? usual : formatArrivalDuration(quoted, locale)}</b>;
  const smallest = formatMoney(
    'min_payout' in way ? way.min_payout : way.min_send,
    walletAsset.id,
    numberLocale,
  );
  return (
    <ul className="fact-lines">
      {way.status !== 'ok' && <TodaysStatus way={way} />}
      {'min_payout' in way ? (
        <Fact icon={clock} text={facts.bank} values={{ time: time(facts.bankTime) }} />
      ) : (
        <Fact
          icon={clock}
          text={facts.network}
          values={{ network: <b>{way.name}</b>, time: time(formatArrivalDuration(way.eta_seconds, locale)) }}
        />
      )}
      {!isPriced && <Fact icon={info} text={facts.smallest} values={{ amount: <b>{smallest}</b> }} />}
      {!isPriced && 'fee' in way && (
        <Fact
          icon={info}
          text={facts.fee}
          values={{ amount: <b>{formatMoney(way.fee.amount, way.fee.asset, numberLocale)}</b> }}
        />
      )}
    </ul>
  );
}

/**
 * How long the quote says that it takes, which the review says too: longer than the network itself, since a payment can be cancelled
 * first. It stays while another amount is priced, and is forgotten with the way that it was for.
 */
function useQuotedSeconds(quote: Quote | null, way: string): number | null {
  const [last, setLast] = useState<{ way: string; seconds: number } | null>(null);
  const held = last?.way === way ? last.seconds : null;
  const seconds = quote?.eta_seconds ?? held;
  if (seconds !== null && seconds !== held) setLast({ way, seconds });
  return seconds;
}

interface FactProps {
  icon: string;
  text: string;
  values?: Readonly<Record<string, ReactElement>>;
}

function Fact({ icon, text, values = {} }: FactProps) {
  return (
    <li>
      <Icon d={icon} />
      <span>
        <MessageWithElements text={text} values={values} />
      </span>
    </li>
  );
}

type Status = Pick<WalletAsset['networks'][number], 'status' | 'opens_at'>;

/** That the way is slow today, or paused and until when. */
function TodaysStatus({ way: { status, opens_at } }: { way: Status }) {
  const messages = useMessages('networks');
  const { facts } = useMessages('sendAmount');
  const { locale } = useI18n();
  const today = useToday();
  const isPaused = status === 'paused';
  const text = !isPaused
    ? facts.longer
    : opens_at === null
      ? messages.opensLater
      : withUpcoming(messages.opensAt, opens_at, locale, today);
  return (
    <li>
      <Icon d={warn} />
      <span>
        <span className={isPaused ? 'tag bad' : 'tag warn'}>
          {isPaused ? messages.paused : messages.slow}
        </span>{' '}
        <span>{text}</span>
      </span>
    </li>
  );
}
