import { formatMoney } from '#src/intl/format/money.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { approvedMembers, type TradeChange, type TradePreferences } from './setting-change.ts';

interface ApprovedChangeProps {
  before: TradePreferences;
  change: TradeChange;
}

/** What the PIN approves: each setting that lets more happen without a question, as it is and as it will be. */
export function ApprovedChange({ before, change }: ApprovedChangeProps) {
  const messages = useMessages('tradeSettings');
  const { numberLocale } = useI18n();
  const settings = {
    price_tolerance: {
      setting: messages.conversions.tolerance,
      text: (value: string) => `${formatTypedAmount(value, numberLocale)}%`,
    },
    convert_pin_above: {
      setting: messages.conversions.pinAbove,
      text: (value: string) => formatMoney(value, 'ngn', numberLocale),
    },
  };
  return (
    <>
      {approvedMembers(before, change).map((name) => {
        const { setting, text } = settings[name];
        return (
          <p key={name}>
            <b>
              {interpolate(messages.approvedChange, {
                setting,
                from: text(before[name]),
                to: text(change[name] ?? before[name]),
              })}
            </b>
          </p>
        );
      })}
      <p>{messages.approveText}</p>
    </>
  );
}
