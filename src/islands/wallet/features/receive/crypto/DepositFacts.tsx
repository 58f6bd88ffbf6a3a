import type { DepositAddress } from '#contract/deposit-addresses.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatDuration } from '#src/intl/format/duration.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface DepositFactsProps {
  asset: WalletAsset;
  network: WalletAsset['networks'][number];
  deposit: DepositAddress;
}

/** Minimum, confirmations, time and fee of a deposit. */
export function DepositFacts({ asset, network, deposit }: DepositFactsProps) {
  const { facts } = useMessages('receive');
  const { about } = useMessages('networks');
  const { locale, numberLocale } = useI18n();
  const { min_deposit, confirmations, eta_seconds } = deposit;
  const rows = [
    [
      facts.minimum,
      <span key="amount" translate="no">
        {formatMoney(min_deposit, asset.id, numberLocale)}
      </span>,
      facts.minimumText,
    ],
    [facts.confirmations, String(confirmations), facts.confirmationsText],
    [
      facts.time,
      interpolate(about, { time: formatDuration(eta_seconds, locale) }),
      network.status === 'ok' ? facts.timeText : facts.slowText,
    ],
    [facts.fee, facts.none, facts.feeText],
  ] as const;
  return (
    <dl className="card deposit-facts">
      {rows.map(([name, value, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {typeof value === 'string' ? <span>{value}</span> : value}
            <small>{text}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
