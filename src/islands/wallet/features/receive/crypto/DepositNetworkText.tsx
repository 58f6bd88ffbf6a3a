import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { NetworkOptionText } from '../../../payment/NetworkOptionText.tsx';

interface DepositNetworkTextProps {
  asset: WalletAsset;
  network: WalletAsset['networks'][number];
}

/** A network to receive on, with its minimum and its confirmations. */
export function DepositNetworkText({ asset, network }: DepositNetworkTextProps) {
  const messages = useMessages('receive');
  const { locale, numberLocale } = useI18n();
  const { min_deposit, confirmations } = network;
  const facts = [
    interpolate(messages.minimum, { amount: formatMoney(min_deposit, asset.id, numberLocale) }),
    interpolate(plural(locale, confirmations, messages.confirmations), { count: confirmations }),
  ];
  return <NetworkOptionText network={network} facts={facts} />;
}
