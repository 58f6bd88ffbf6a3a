import { assets, type AssetId } from '#contract/assets.ts';
import { numberTag, type NumberLocale } from './number-locale.ts';

/** The pieces of an amount as a screen sets them: the unit and the decimals are smaller than the whole part. */
interface MoneyParts {
  /** `<` where the amount is not zero and below the smallest one that can be shown. */
  readonly sign: `${'' | '+' | '−'}${'' | '<'}`;
  /** `₦` or `$` for cash, the ticker for a coin. */
  readonly unit: string;
  /** True for cash where its language writes it so; a coin's ticker follows the amount. */
  readonly unitFirst: boolean;
  /** Grouped whole part: `12,591,419`. */
  readonly whole: string;
  /** With its separator: `.48`; empty for none. */
  readonly decimals: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Creating a formatter costs about sixty times as much as using one. */
function formatter(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  let found = formatters.get(key);
  if (!found) formatters.set(key, (found = make()));
  return found;
}

interface MoneyOptions {
  /** Shows a plus sign too. */
  readonly signed?: boolean;
  /** Shows every decimal that there is: for a document that others add up. */
  readonly exact?: boolean;
  /** Leaves out a coin's decimals that are all zero, where there is little room. */
  readonly short?: boolean;
}

/** How many decimals are shown. */
const placesOf = (asset: AssetId, exact: boolean) =>
  exact ? assets[asset].scale : Math.min(assets[asset].scale, 8);

function numberFormat(asset: AssetId, locale: NumberLocale, exact: boolean): Intl.NumberFormat {
  const { kind, symbol } = assets[asset];
  const base = { useGrouping: true, roundingMode: 'trunc' } as const;
  const tag = numberTag(locale);
  return formatter(`amount ${asset} ${tag} ${exact ? 'exact' : ''}`, () =>
    kind === 'fiat'
      ? new Intl.NumberFormat(tag, {
          ...base,
          style: 'currency',
          currency: symbol,
          // "symbol" would print "NGN 1,234" in both languages.
          currencyDisplay: 'narrowSymbol',
        })
      : new Intl.NumberFormat(tag, {
          ...base,
          minimumFractionDigits: asset === 'usdt' ? 2 : 0,
          maximumFractionDigits: placesOf(asset, exact),
        }),
  );
}

const joinParts = (parts: readonly Intl.NumberFormatPart[], ...types: Intl.NumberFormatPartTypes[]): string =>
  parts
    .filter((part) => types.includes(part.type))
    .map((part) => part.value)
    .join('');

/**
 * An amount in the parts that a screen sets differently. Truncated (8 decimals for coins, 2 for cash), so that nobody sees more
 * than they have; a smaller amount is shown as less than the smallest one (`<0.00000001 NEAR`), never as zero.
 * @param amount decimal string, a leading "-" allowed.
 */
export function formatMoneyToParts(
  amount: string,
  asset: AssetId,
  locale: NumberLocale,
  { signed = false, exact = false, short = false }: MoneyOptions = {},
): MoneyParts {
  const negative = amount.startsWith('-');
  const magnitude = negative ? amount.slice(1) : amount;
  const smallest = `0.${'1'.padStart(placesOf(asset, exact), '0')}`;
  const isNonZero = /[1-9]/.test(magnitude);
  // Decimal strings have no zeros in front of their digits: below one they compare as text.
  const isDust = isNonZero && magnitude < smallest;
  // To Intl as a string: exact to the last digit, where a number would not be.
  const shown = (isDust ? smallest : magnitude) as Intl.StringNumericLiteral;
  const parts = numberFormat(asset, locale, exact).formatToParts(shown);
  const join = (...types: Intl.NumberFormatPartTypes[]) => joinParts(parts, ...types);
  const isCash = assets[asset].kind === 'fiat';
  return {
    sign: `${negative ? '−' : signed && isNonZero ? '+' : ''}${isDust ? '<' : ''}`,
    unit: isCash ? join('currency') : assets[asset].symbol,
    unitFirst: parts[0]?.type === 'currency',
    whole: join('integer', 'group'),
    decimals: short && !isCash && /^0*$/.test(join('fraction')) ? '' : join('decimal', 'fraction'),
  };
}

/** The same as one string: `−₦150,053.75`, `0.031842 BTC`. For titles and labels; screens use `<Money>`. */
export function formatMoney(
  amount: string,
  asset: AssetId,
  locale: NumberLocale,
  options: MoneyOptions = {},
): string {
  const { sign, unit, unitFirst, whole, decimals } = formatMoneyToParts(amount, asset, locale, options);
  return unitFirst ? `${sign}${unit}${whole}${decimals}` : `${sign}${whole}${decimals} ${unit}`;
}

/** Prices of which the hundredths say nothing in a list: those that are written with six digits or more, `₦77,947,661`. */
const LARGE = /^(?:\d{6}|99999\.99[5-9])/;

interface PriceOptions {
  /** What the price is in. */
  readonly currency?: AssetId;
  /** Among other prices, where a large one has no hundredths. */
  readonly list?: boolean;
}

function priceFormat(
  price: string,
  locale: NumberLocale,
  { currency = 'usd', list = false }: PriceOptions,
): Intl.NumberFormat {
  const tag = numberTag(locale);
  const { kind, symbol } = assets[currency];
  const isCash = kind === 'fiat';
  const isWhole = list && isCash && LARGE.test(price);
  return formatter(
    `price ${currency} ${tag} ${isWhole ? 'whole' : ''}`,
    () =>
      new Intl.NumberFormat(tag, {
        ...(isCash && { style: 'currency', currency: symbol, currencyDisplay: 'narrowSymbol' }),
        ...(isWhole
          ? { maximumFractionDigits: 0 }
          : {
              minimumFractionDigits: 2,
              maximumFractionDigits: 2,
              // Both ends alike: a price whose last digit becomes a zero must not grow shorter.
              minimumSignificantDigits: 4,
              maximumSignificantDigits: 4,
              roundingPriority: 'morePrecision',
            }),
      }),
  );
}

/** A price: two decimals at least, four significant digits at least: `$68,123.46`, `$0.00001235`, `0.04213 BTC`. */
export function formatPrice(price: string, locale: NumberLocale, options: PriceOptions = {}): string {
  const text = priceFormat(price, locale, options).format(price as Intl.StringNumericLiteral);
  const { kind, symbol } = assets[options.currency ?? 'usd'];
  return kind === 'fiat' ? text : `${text} ${symbol}`;
}

/**
 * A price that somebody has named, in any currency, with the decimals that it was named with: `$70,000`, `₦0.45`, `0.0712 BTC`.
 * @param price decimal string
 */
export function formatTargetPrice(price: string, currency: AssetId, locale: NumberLocale): string {
  const { kind, symbol } = assets[currency];
  const tag = numberTag(locale);
  const isCash = kind === 'fiat';
  const format = formatter(
    `target ${currency} ${tag}`,
    () =>
      new Intl.NumberFormat(tag, {
        ...(isCash ? { style: 'currency', currency: symbol, currencyDisplay: 'narrowSymbol' } : {}),
        minimumFractionDigits: isCash ? 2 : 0,
        maximumFractionDigits: 18,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  const text = format.format(price as Intl.StringNumericLiteral);
  return isCash ? text : `${text} ${symbol}`;
}

/** A price in the parts that a screen sets differently. */
export function formatPriceToParts(
  price: string,
  locale: NumberLocale,
  { currency = 'usd' }: Pick<PriceOptions, 'currency'> = {},
): Omit<MoneyParts, 'sign'> {
  const parts = priceFormat(price, locale, { currency }).formatToParts(price as Intl.StringNumericLiteral);
  return {
    unit: joinParts(parts, 'currency') || assets[currency].symbol,
    unitFirst: parts[0]?.type === 'currency',
    whole: joinParts(parts, 'integer', 'group'),
    decimals: joinParts(parts, 'decimal', 'fraction'),
  };
}

/** A percentage with the two decimals that it is shown with, without its sign. */
function percentSize(percent: string, locale: NumberLocale): string {
  const tag = numberTag(locale);
  const format = formatter(
    `percent ${tag}`,
    () => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  return format.format(percent.replace(/^-/, '') as Intl.StringNumericLiteral);
}

/** The sign of a percentage as it is shown: what rounds to zero has none. */
export function percentSign(percent: string): '+' | '−' | '' {
  if (!/[1-9]/.test(percentSize(percent, 'en'))) return '';
  return percent.startsWith('-') ? '−' : '+';
}

/** A signed percentage with two decimals: `+1.84%`, `−0.92%`, `0.00%`. */
export const formatPercent = (percent: string, locale: NumberLocale): string =>
  `${percentSign(percent)}${percentSize(percent, locale)}%`;
