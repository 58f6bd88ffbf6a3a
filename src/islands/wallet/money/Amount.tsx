import { useStore } from '@nanostores/react';
import type { AssetId } from '#contract/assets.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { Money } from '#src/ui/display/Money.tsx';
import { useI18n } from '../i18n/i18n.ts';

interface AmountProps {
  /** Decimal string. */
  amount: string;
  asset: AssetId;
  /** Shows a plus sign too. */
  signed?: boolean;
  /** Leaves the unit out, where a table names it once. */
  bare?: boolean;
  /** Shows every decimal that there is. */
  exact?: boolean;
  /** Leaves out a coin's decimals that are all zero, where there is little room. */
  short?: boolean;
  size?: 'hero' | 'large';
}

/** An amount in the person's number format, masked while they hide balances or it is not known yet whether they do. */
export function Amount(props: AmountProps) {
  const { messages, numberLocale } = useI18n();
  const hidden = useStore($balancesHidden);
  return <Money {...props} locale={numberLocale} hidden={hidden !== false && messages.balance.hidden} />;
}

/** A message with an amount in the place of `{amount}`. */
export function AmountInMessage({ text, ...amount }: AmountProps & { text: string }) {
  const [before, after] = text.split('{amount}');
  return (
    <>
      {before && <span>{before}</span>}
      <Amount {...amount} />
      {after && <span>{after}</span>}
    </>
  );
}
