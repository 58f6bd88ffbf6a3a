import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatDuration } from '#src/intl/format/duration.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface SendingFactsProps {
  recipient: Recipient;
  /** Null until it is loaded. */
  walletAsset: WalletAsset | null;
  /** Null inside of Cowrie and for banks. */
  network: WalletAsset['networks'][number] | null;
}

/** What is known of the way before an amount is typed: its minimum, its fee, how long it takes, and whether it works today. */
export function SendingFacts({ recipient, walletAsset, network }: SendingFactsProps) {
  const { facts } = useMessages('sendAmount');
  const { locale, numberLocale } = useI18n();
  const time = (seconds: number) => formatDuration(seconds, locale);
  if (recipient.kind === 'user')
    return (
      <Facts
        heading={facts.inside}
        rows={[
          [facts.fee, facts.free],
          [facts.arrives, facts.atOnce],
        ]}
      />
    );
  const way = recipient.kind === 'bank' ? walletAsset?.bank : network;
  if (!walletAsset || !way) return null;
  const money = (amount: string) => formatMoney(amount, walletAsset.id, numberLocale);
  const today = way.status === 'delayed' ? ([[facts.today, facts.longer]] as const) : [];
  return 'min_payout' in way ? (
    <Facts
      heading={facts.bank}
      status={way}
      rows={[[facts.smallest, money(way.min_payout)], [facts.arrives, facts.bankTime], ...today]}
    />
  ) : (
    <Facts
      heading={way.name}
      status={way}
      rows={[
        [facts.smallest, money(way.min_send)],
        [facts.fee, money(way.fee.amount)],
        [facts.arrives, time(way.eta_seconds)],
        ...today,
      ]}
    />
  );
}

interface FactsProps {
  heading: string;
  status?: Pick<WalletAsset['networks'][number], 'status' | 'opens_at'>;
  rows: readonly (readonly [name: string, value: string])[];
}

function Facts({ heading, status, rows }: FactsProps) {
  const messages = useMessages('networks');
  const { locale } = useI18n();
  const today = useToday();
  const isPaused = status?.status === 'paused';
  return (
    <section className="card sending-facts" aria-labelledby="sending-facts">
      <header>
        <h2 id="sending-facts">{heading}</h2>
        {status && status.status !== 'ok' && (
          <span className={isPaused ? 'tag bad' : 'tag warn'}>
            {isPaused ? messages.paused : messages.slow}
          </span>
        )}
      </header>
      {isPaused && (
        <p className="soft">
          {status.opens_at === null
            ? messages.opensLater
            : withUpcoming(messages.opensAt, status.opens_at, locale, today)}
        </p>
      )}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
