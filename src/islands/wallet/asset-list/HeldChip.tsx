import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { formatMoney, formatMoneyToParts } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { receive } from '#src/ui/icons/feature.ts';
import { lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { Amount } from '../money/Amount.tsx';
import { isZero } from '../money/holdings.ts';

interface HeldChipProps {
  item: Balance;
  /** It shares its line with a change: there its words give way first where there is little room. */
  hasChange?: boolean;
  onOpen: () => void;
}

/** What of a balance is on hold, and what is incoming, in one chip that opens the sum. Nothing where there is neither. */
export function HeldChip({ item, hasChange = false, onOpen }: HeldChipProps) {
  const { messages, numberLocale } = useI18n();
  const isHidden = useStore($balancesHidden) !== false;
  const { asset, held, incoming } = item;
  const { chip } = messages.assets;
  const parts = [
    { icon: lock, amount: held, word: chip.held, signed: false },
    { icon: receive, amount: incoming, word: chip.incoming, signed: true },
  ].filter(({ amount }) => !isZero(amount));
  if (parts.length === 0) return null;

  const name = messages.names[asset];
  // A coin's symbol stands in the same row.
  const bare = assets[asset].kind === 'crypto';
  const textOf = (amount: string, signed: boolean) => {
    const { sign, whole, decimals } = formatMoneyToParts(amount, asset, numberLocale, {
      signed,
      short: true,
    });
    return bare ? sign + whole + decimals : formatMoney(amount, asset, numberLocale, { signed });
  };
  const label = parts
    .map(({ amount, word, signed }) => (isHidden ? word : `${textOf(amount, signed)} ${word}`))
    .join(chip.between);
  return (
    <button
      className={hasChange || parts.length > 1 ? 'held beside' : 'held'}
      type="button"
      aria-haspopup="dialog"
      aria-label={interpolate(chip.name, { name, parts: label })}
      onClick={onOpen}
    >
      {parts.map(({ icon, amount, word, signed }) => (
        <span key={word} className="part">
          <Icon d={icon} />
          <span className="figure">
            <Amount asset={asset} amount={amount} bare={bare} signed={signed} short />
          </span>{' '}
          <span className="word">{word}</span>
        </span>
      ))}
    </button>
  );
}
