import { useStore } from '@nanostores/react';
import { assets, type AssetId } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import { formatMoneyToParts } from '#src/intl/format/money.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { $limits } from '#src/stores/transfers/limits.ts';
import { convert, setAmount, setMax, type DraftAmount } from '#src/stores/transfers/send-amount.ts';
import { shareOf } from '#src/stores/transfers/typed-amount.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { FilterLine } from '../../../list/FilterLine.tsx';
import { isZero } from '../../../money/holdings.ts';
import type { SendAmount } from './use-send-amount.ts';

interface QuickAmountsProps {
  send: SendAmount;
  onChange: (amount: DraftAmount) => void;
}

const shares = [25, 50, 75] as const;
const isWithin = (amount: string, most: string, asset: AssetId) =>
  parseAmount(amount, assets[asset].scale) <= parseAmount(most, assets[asset].scale);

/**
 * Amounts to choose, in one line: those of the preferences that the balance and the limits have room for, else parts of the balance, and
 * all of it. Nothing where there is nothing to send.
 */
export function QuickAmounts({ send, onChange }: QuickAmountsProps) {
  const messages = useMessages('sendAmount');
  const { quick_amounts } = useStore($preferences);
  const limits = useStore($limits).data;
  const hidden = useStore($balancesHidden) !== false;
  const { amount, units, available } = send;
  const { asset, currency } = units;
  if (available !== null && isZero(available)) return null;
  const unit = asset === currency ? 'asset' : 'fiat';
  // They are set in naira: as many dollars would be over a thousand times more.
  const isOffered = amount.shown === unit && currency === 'ngn';
  // While balances are hidden the amounts that are left out would tell how much there is.
  const most = hidden
    ? []
    : [
        available !== null && (unit === 'asset' ? available : convert(available, 'asset', units)),
        limits?.daily.available,
        limits?.monthly.available,
      ];
  const offered = isOffered
    ? quick_amounts.filter((each) => most.every((one) => !one || isWithin(each, one, 'ngn')))
    : [];
  // Whole amounts, without the decimals that would not fit a phone.
  const { unit: sign, unitFirst } = formatMoneyToParts('0', currency, units.locale);
  const formatted = (each: string) => formatTypedAmount(each, units.locale, true);
  return (
    <FilterLine label={messages.quick}>
      {offered.map((each) => (
        <button
          key={each}
          className="chip"
          type="button"
          aria-pressed={amount.fixed === unit && amount.value === each}
          onClick={() => onChange(setAmount(amount, each, unit, units))}
        >
          {unitFirst ? sign + formatted(each) : `${formatted(each)} ${sign}`}
        </button>
      ))}
      {offered.length === 0 &&
        available !== null &&
        shares.map((percent) => (
          <button
            key={percent}
            className="chip"
            type="button"
            onClick={() => onChange(setAmount(amount, shareOf(available, percent, asset), 'asset', units))}
          >
            {interpolate(messages.percent, { percent })}
          </button>
        ))}
      {available !== null && (
        <button
          className="chip"
          type="button"
          aria-pressed={amount.max}
          onClick={() => onChange(setMax(amount))}
        >
          {messages.max}
        </button>
      )}
    </FilterLine>
  );
}
