import { assets, type AssetId } from '#contract/assets.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { formatMoneyToParts } from '#src/intl/format/money.ts';

export interface MoneyProps {
  /** Decimal string. */
  amount: string;
  asset: AssetId;
  locale: NumberLocale;
  /** Text for a screen reader in the place of a hidden amount; without it the amount is shown. */
  hidden?: string | false;
  /** Shows a plus too. */
  signed?: boolean;
  size?: 'hero' | 'large';
}

/** The longest total, in characters, that a phone of 320 px has room for in its usual size. */
const LONGEST_HERO = 20;

/**
 * Every amount of the wallet. Hidden, it leaves no trace of itself in the document: six dots for any amount, so that not
 * even its size is told.
 */
export function Money({ amount, asset, locale, hidden, signed = false, size }: MoneyProps) {
  const look = size ? `money ${size}` : 'money';
  if (hidden) return <Masked look={look} label={hidden} />;
  const { sign, unit, unitFirst, whole, decimals } = formatMoneyToParts(amount, asset, locale, { signed });
  const isLong = size === 'hero' && [sign, whole, decimals, unit].join('').length > LONGEST_HERO;
  // A coin's worth is in its decimals: 0.18534211 BTC with small ones would read as nothing.
  const isCash = assets[asset].kind === 'fiat';
  const minor = size && isCash && decimals ? <span className="minor">{decimals}</span> : decimals;
  const mark = size ? <span className="unit">{unit}</span> : unit;
  return (
    <data className={isLong ? `${look} long` : look} value={amount}>
      {sign}
      {unitFirst && mark}
      {whole}
      {minor}
      {!unitFirst && <> {mark}</>}
    </data>
  );
}

function Masked({ look, label }: { look: string; label: string }) {
  return (
    <span className={`${look} masked`}>
      <span aria-hidden="true">••••••</span>
      <span className="sr">{label}</span>
    </span>
  );
}
