import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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
import { depositProblem } from './deposit-problem.ts';

type Bank = NonNullable<WalletAsset['bank']>;

/** What the button says while no account can be opened for the amount. */
const missing = {
  enterAmount: 'enterAmount',
  invalidAmount: 'enterAmount',
  tooFine: 'enterAmount',
  tooLittle: 'minimum',
  tooMuch: 'maximum',
} as const;

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

  const format = (sum: string) => formatMoney(sum, 'ngn', numberLocale);
  const problem = depositProblem(typed, amount, bank);
  const limit = { amount: format(problem === 'tooMuch' ? bank.max_deposit : bank.min_deposit) };
  const label =
    problem !== null ? messages[missing[problem]] : isPricing ? messages.pricing : messages.getAccount;

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
      setError(interpolate(messages[problem], limit));
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
        hint={interpolate(messages.range, {
          minimum: format(bank.min_deposit),
          maximum: format(bank.max_deposit),
        })}
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
        {interpolate(label, limit)}
      </Button>
    </form>
  );
}
