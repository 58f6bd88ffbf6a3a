import { assets, type AssetId } from '#contract/assets.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { formatMoneyToParts } from '#src/intl/format/money.ts';

interface MoneyProps {
  /** Decimal string. */
  amount: string;
  asset: AssetId;
  locale: NumberLocale;
  /** Text for a screen reader in the place of a hidden amount; without it the amount is shown. */
  hidden?: string | false;
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

/** The longest total that fits 320 px in its usual size, in characters. */
const MAX_HERO_LENGTH = 20;
/** The longest amount that a row of 320 px has room for, in characters: a longer one takes more lines. */
const MAX_LENGTH = 22;

/**
 * Every amount of the wallet. A hidden one leaves no trace in the document: six dots for any amount do not reveal its size.
 */
export function Money(props: MoneyProps) {
  const {
    amount,
    asset,
    locale,
    hidden,
    signed = false,
    bare = false,
    exact = false,
    short = false,
    size,
  } = props;
  const className = size ? `money ${size}` : 'money';
  if (hidden) return <Masked className={className} label={hidden} />;
  const { sign, unit, unitFirst, whole, decimals } = formatMoneyToParts(amount, asset, locale, {
    signed,
    exact,
    short,
  });
  const { length } = [sign, whole, decimals, unit].join('');
  const classes = [
    className,
    ...(size === 'hero' && length > MAX_HERO_LENGTH ? ['long'] : []),
    ...(length > MAX_LENGTH ? ['wrapped'] : []),
  ];
  // A coin's worth is in its decimals: 0.18534211 BTC with small ones would read as nothing.
  const isCash = assets[asset].kind === 'fiat';
  const minor = size && isCash && decimals ? <span className="minor">{decimals}</span> : decimals;
  const unitElement = size ? <span className="unit">{unit}</span> : unit;
  return (
    <data className={classes.join(' ')} value={amount} translate="no">
      {sign}
      {unitFirst && !bare && unitElement}
      {whole}
      {minor}
      {!unitFirst && !bare && <> {unitElement}</>}
    </data>
  );
}

function Masked({ className, label }: { className: string; label: string }) {
  return (
    <span className={`${className} masked`}>
      <span aria-hidden="true">••••••</span>
      <span className="sr">{label}</span>
    </span>
  );
}
