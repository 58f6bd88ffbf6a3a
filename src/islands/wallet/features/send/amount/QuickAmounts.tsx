import { useStore } from '@nanostores/react';
import { formatMoneyToParts } from '#src/intl/format/money.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { setAmount, setMax, type DraftAmount } from '#src/stores/transfers/send-amount.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { BalanceParts } from '../../../payment/BalanceParts.tsx';
import type { SendAmount } from './use-send-amount.ts';

interface QuickAmountsProps {
  send: SendAmount;
  onChange: (amount: DraftAmount) => void;
}

/** The amounts that the person often sends, parts of the balance, and all of it. */
export function QuickAmounts({ send, onChange }: QuickAmountsProps) {
  const messages = useMessages('sendAmount');
  const { quick_amounts } = useStore($preferences);
  const { amount, units, available } = send;
  const { asset, currency } = units;
  const unit = asset === currency ? 'asset' : 'fiat';
  // They are set in naira: as many dollars would be over a thousand times more.
  const isOffered = amount.shown === unit && currency === 'ngn';
  // Whole amounts, without the decimals that would not fit a phone.
  const { unit: sign, unitFirst } = formatMoneyToParts('0', currency, units.locale);
  const formatted = (each: string) => formatTypedAmount(each, units.locale, true);
  return (
    <>
      {isOffered && (
        <div className="quick" role="group" aria-label={messages.quick}>
          {quick_amounts.map((each) => (
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
        </div>
      )}
      <BalanceParts
        asset={asset}
        available={available}
        isMax={amount.max}
        messages={messages}
        onShare={(share) => onChange(setAmount(amount, share, 'asset', units))}
        onMax={() => onChange(setMax(amount))}
      />
    </>
  );
}
