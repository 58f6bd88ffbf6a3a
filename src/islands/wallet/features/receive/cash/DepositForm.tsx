import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { depositQuote, openDepositAccount } from '#src/stores/receive/bank-deposit.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountField, useTypedAmount } from '../../../money/AmountField.tsx';
import { useIsCurrentEntry } from '../../../navigation/use-is-current-entry.ts';
import { DepositSum } from './DepositSum.tsx';

type Bank = NonNullable<WalletAsset['bank']>;

const minor = (amount: string) => parseAmount(amount, assets.ngn.scale);
/** Whether an amount has more decimals than there are kobo. */
const isTooFine = (amount: string) => (amount.split('.')[1]?.length ?? 0) > assets.ngn.scale;

interface DepositFormProps {
  bank: Bank;
  onOpened: (deposit: Transaction) => void;
}

/** Asks how much is deposited, shows what has to be transferred, and opens the account for it. */
export function DepositForm({ bank, onOpened }: DepositFormProps) {
  const messages = useMessages('receiveCash');
  const { locale, numberLocale } = useI18n();
  const today = useToday();
  const [, setParams] = useSearchParams();
  const isCurrentEntry = useIsCurrentEntry();
  const { busy, run } = useSingleFlight();
  const failureText = useFailureText();
  const id = useId();
  const { typed, amount, setTyped } = useTypedAmount('ngn');
  const [error, setError] = useState<string>();
  const quote = useStore(depositQuote.$state);
  const isPricing = quote.kind === 'searching' || quote.kind === 'idle';
  /** The button was pressed before there was a price. */
  const [wasPressedEarly, setPressedEarly] = useState(false);
  if (wasPressedEarly && !isPricing) setPressedEarly(false);

  const problem =
    typed.trim() === ''
      ? messages.enterAmount
      : amount === null
        ? messages.invalidAmount
        : isTooFine(amount)
          ? messages.tooFine
          : minor(amount) < minor(bank.min_deposit)
            ? interpolate(messages.tooLittle, { amount: formatMoney(bank.min_deposit, 'ngn', numberLocale) })
            : null;

  useEffect(() => {
    depositQuote.setQuery(problem === null && amount !== null ? amount : '');
  }, [amount, problem]);
  useEffect(() => () => depositQuote.reset(), []);

  if (bank.status === 'paused') {
    return (
      <section className="card deposit-form">
        <h2>{messages.paused}</h2>
        <p>
          {bank.opens_at === null
            ? messages.pausedText
            : withUpcoming(messages.opensAt, bank.opens_at, locale, today)}
        </p>
      </section>
    );
  }

  const open = async () => {
    if (problem !== null) {
      setError(problem);
      document.getElementById(`${id}-amount`)?.focus();
      return;
    }
    if (quote.kind === 'failed') depositQuote.retry();
    else if (quote.kind !== 'found') setPressedEarly(true);
    if (quote.kind !== 'found') return;
    await run(async () => {
      try {
        const deposit = await openDepositAccount(quote.found);
        onOpened(deposit);
        if (isCurrentEntry()) setParams({ tab: 'cash', deposit: deposit.id });
      } catch (failure) {
        setError(failureText(failure));
        // A quote that has expired is asked for anew.
        depositQuote.reset();
        depositQuote.setQuery(amount ?? '');
      }
    });
  };

  return (
    <form
      className="card deposit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      {bank.status === 'delayed' && <p className="notice warn">{messages.delayed}</p>}
      <AmountField
        id={`${id}-amount`}
        label={messages.youReceive}
        asset="ngn"
        hint={interpolate(messages.minimum, { amount: formatMoney(bank.min_deposit, 'ngn', numberLocale) })}
        error={error}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
          setPressedEarly(false);
        }}
      />
      {quote.kind === 'found' && (
        <DepositSum fees={quote.found.fees} total={quote.found.total_debit.amount} />
      )}
      {quote.kind === 'searching' && <DepositSum fees={null} total={null} />}
      {quote.kind === 'failed' && (
        <>
          <FieldError id={`${id}-quote`}>{failureText(quote.error)}</FieldError>
          <Button onClick={depositQuote.retry}>{messages.retry}</Button>
        </>
      )}
      <p className="soft early" role="status">
        {wasPressedEarly && messages.notPriced}
      </p>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        busyLabel={messages.opening}
        notReady={problem !== null || quote.kind !== 'found'}
      >
        {problem !== null ? messages.enterAmount : isPricing ? messages.pricing : messages.getAccount}
      </Button>
    </form>
  );
}
