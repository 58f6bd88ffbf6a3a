import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { formatDuration } from '#src/intl/format/duration.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface NetworkOptionTextProps {
  asset: WalletAsset;
  network: WalletAsset['networks'][number];
}

/** What a person needs to choose a network: its name, minimum, confirmations and time, or when it opens again. */
export function NetworkOptionText({ asset, network }: NetworkOptionTextProps) {
  const messages = useMessages('receive');
  const { locale, numberLocale } = useI18n();
  const { name, min_deposit, confirmations, eta_seconds, status, opens_at } = network;
  const isPaused = status === 'paused';
  return (
    <>
      <span className="what">
        <b>{name}</b>
        <small>
          {isPaused
            ? opens_at === null
              ? messages.opensLater
              : interpolate(messages.opensAt, { time: formatTime(opens_at, locale) })
            : [
                interpolate(messages.minimum, { amount: formatMoney(min_deposit, asset.id, numberLocale) }),
                interpolate(plural(locale, confirmations, messages.confirmations), { count: confirmations }),
              ].join(' · ')}
        </small>
      </span>
      <span className="end">
        {status !== 'ok' && (
          <span className={isPaused ? 'tag bad' : 'tag warn'}>
            {isPaused ? messages.paused : messages.slow}
          </span>
        )}
        {!isPaused && (
          <small>{interpolate(messages.about, { time: formatDuration(eta_seconds, locale) })}</small>
        )}
      </span>
    </>
  );
}
