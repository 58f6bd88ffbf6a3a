import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import { formatMoney, formatMoneyToParts } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $walletAssets } from '#src/stores/money/wallet-assets.ts';
import { updateSendDraft } from '#src/stores/transfers/send-draft.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { trial } from '#src/ui/icons/payment.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** From this value on, in naira, a first payment to an address offers a smaller one before it. */
const OFFERED_FROM = '100000';

/** Whether a small payment should go first: a large one to an address to which nothing has gone, a test included. */
function isWorthATest({ risks, fiat }: Quote): boolean {
  const codes = risks.map(({ code }) => code);
  const first = risks.find(({ code }) => code === 'first_time_address');
  if (!first || Number(first.params.sent_count ?? 0) > 0) return false;
  const { scale } = assets.ngn;
  return (
    codes.includes('held_for_review') ||
    (fiat?.currency === 'ngn' && parseAmount(fiat.amount, scale) >= parseAmount(OFFERED_FROM, scale))
  );
}

interface SmallTestProps {
  quote: Quote;
  /** The button is gone: the focus goes on, and the new amount is said. */
  onChosen: (amount: string) => void;
}

/** Offers to send the least that the network takes, as a payment of its own. */
export function SmallTest({ quote, onChosen }: SmallTestProps) {
  const { test: messages } = useMessages('sendReview');
  const { numberLocale } = useI18n();
  const { data } = useStore($walletAssets);
  const { asset } = quote.from;
  const network = data?.items.find(({ id }) => id === asset)?.networks.find(({ id }) => id === quote.network);
  if (!network || !isWorthATest(quote)) return null;
  const { min_send: least, fee } = network;
  const amount = formatMoney(least, asset, numberLocale);
  const choose = () => {
    const { whole, decimals } = formatMoneyToParts(least, asset, numberLocale, { exact: true });
    const typed = whole + decimals;
    updateSendDraft({ amount: { shown: 'asset', typed, fixed: 'asset', value: least, max: false } });
    onChosen(amount);
  };
  return (
    <aside className="notice small-test">
      <Icon d={trial} />
      <p>
        <b>{messages.title}</b>
        <span>
          {interpolate(messages.text, { amount, fee: formatMoney(fee.amount, fee.asset, numberLocale) })}
        </span>
      </p>
      <Button small onClick={choose}>
        {interpolate(messages.button, { amount })}
      </Button>
    </aside>
  );
}
