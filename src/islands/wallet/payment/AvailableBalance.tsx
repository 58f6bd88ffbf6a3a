import { useStore } from '@nanostores/react';
import type { AssetId } from '#contract/assets.ts';
import { formatClock } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { useStatusMessages } from './use-status-messages.ts';
import { Amount } from '../money/Amount.tsx';

/** What is available of an asset, with the time at which the API said so; nothing before it has. */
export function AvailableBalance({ asset }: { asset: AssetId }) {
  const { messages: wallet, locale } = useI18n();
  const { available } = useStatusMessages();
  const { data } = useStore($balances);
  const balance = data?.items.find((one) => one.asset === asset);
  if (!data || !balance) return null;
  return (
    <div className="available">
      <AssetIcon id={asset} />
      <p>
        <b>{wallet.names[asset]}</b>
        <small>{interpolate(available, { time: formatClock(data.as_of, locale) })}</small>
      </p>
      <Amount asset={asset} amount={balance.available} />
    </div>
  );
}
