import type { AssetId, DisplayCurrency } from '#contract/assets.ts';
import { assets } from '#contract/assets.ts';
import { addAmounts } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useStore } from '@nanostores/react';
import { $balances } from '#src/stores/money/balances.ts';
import { blockOf } from '#src/stores/transfers/quote-block.ts';
import { convert } from '#src/stores/transfers/send-amount.ts';
import { updateSendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { difference } from '../../../payment/quote-value.ts';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { SendingFacts } from './SendingFacts.tsx';
import type { SendAmount } from './use-send-amount.ts';

interface PaymentSumProps {
  send: SendAmount;
  feeFrom: SendDraft['fee_from'];
  /** Null until it is loaded. */
  walletAsset: WalletAsset | null;
  /** Null inside of Cowrie and for banks. */
  network: WalletAsset['networks'][number] | null;
  isLoading: boolean;
}

/** What arrives, the fee, and what is paid: of the quote alone, and who pays the fee. While there is no amount only what is known of the way. */
export function PaymentSum({ send, feeFrom, walletAsset, network, isLoading }: PaymentSumProps) {
  const { sum } = useMessages('sendAmount');
  const { quote, amount } = send;
  const isPriced = quote !== null || isLoading;
  const fee = quote && feeOf(quote);
  return (
    <section className="card payment-sum" aria-label={sum.label}>
      <LoadingStatus loading={isLoading && !quote && sum.loading} />
      {isPriced && (
        <dl className="sum">
          <div>
            <dt>{sum.receive}</dt>
            <Sum send={send} amount={quote?.receive.amount ?? null} />
          </div>
          <div>
            <dt>
              <span>{sum.fee}</span>
              <FeeNote quote={quote} network={network} />
            </dt>
            {quote && fee === null ? <dd>{sum.free}</dd> : <Sum send={send} amount={fee} />}
          </div>
          <div className={quote && blockOf(quote)?.code === 'insufficient_funds' ? 'total is-over' : 'total'}>
            <dt>{sum.pay}</dt>
            <Sum send={send} amount={quote?.total_debit.amount ?? null} isLarge />
          </div>
          {quote && <LeftAfter quote={quote} />}
        </dl>
      )}
      {fee !== null && !amount.max && (
        <Switch
          label={sum.feeFrom}
          text={sum.feeFromText}
          checked={feeFrom === 'amount'}
          onChange={(on) => updateSendDraft({ fee_from: on ? 'amount' : 'balance' })}
        />
      )}
      <SendingFacts
        recipient={send.recipient}
        walletAsset={walletAsset}
        network={network}
        isPriced={isPriced}
        quote={quote}
      />
    </section>
  );
}

/** What remains of the balance; nothing where the payment is more than that. */
function LeftAfter({ quote: { total_debit } }: { quote: Quote }) {
  const { sum } = useMessages('sendAmount');
  const balance = useStore($balances).data?.items.find((one) => one.asset === total_debit.asset);
  const left = balance && difference({ asset: balance.asset, amount: balance.available }, total_debit);
  return (
    left !== undefined &&
    !left.startsWith('-') && (
      <div className="rest">
        <dt>{sum.left}</dt>
        <dd>
          <Amount asset={total_debit.asset} amount={left} />
        </dd>
      </div>
    )
  );
}

/** All fees together, in the asset that is sent; null without one. */
function feeOf({ fees, from }: Quote): string | null {
  return fees.length === 0
    ? null
    : addAmounts(
        fees.map(({ amount }) => amount),
        assets[from.asset].scale,
      );
}

function FeeNote({ quote, network }: { quote: Quote | null; network: PaymentSumProps['network'] }) {
  const { sum } = useMessages('sendAmount');
  if (!quote || quote.fees.length === 0) return null;
  if (network) return <small>{interpolate(sum.network, { network: network.name })}</small>;
  return quote.kind === 'payout' ? <small>{sum.service}</small> : null;
}

interface SumProps {
  send: SendAmount;
  amount: string | null;
  isLarge?: boolean;
}

/** An amount of the asset and what it is worth at the quote's rate; a skeleton while it loads. */
function Sum({ send, amount, isLarge = false }: SumProps) {
  const { quote, units } = send;
  const { asset, currency } = units;
  if (amount === null || !quote)
    return (
      <dd>
        <Skeleton size="figure" />
      </dd>
    );
  const value = valueOf(amount, quote, { asset, currency, send });
  return (
    <dd>
      <Amount asset={asset} amount={amount} {...(isLarge && { size: 'large' as const })} />
      {value !== null && (
        <small>
          <Amount asset={currency} amount={value} />
        </small>
      )}
    </dd>
  );
}

interface ValueOptions {
  readonly asset: AssetId;
  readonly currency: DisplayCurrency;
  readonly send: SendAmount;
}

function valueOf(amount: string, { fiat, from }: Quote, { asset, currency, send }: ValueOptions) {
  if (asset === currency || fiat?.currency !== currency) return null;
  // An amount that was typed in the currency is what was typed, not what its coins are worth.
  if (amount === from.amount) return fiat.amount;
  return convert(amount, 'asset', { ...send.units, rate: fiat.rate });
}
