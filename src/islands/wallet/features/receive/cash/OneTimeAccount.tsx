import type { Transaction } from '#contract/transactions.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { setDepositStatus } from '#src/stores/receive/bank-deposit.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { CopyButton } from '#src/ui/form/CopyButton.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { info } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface OneTimeAccountProps {
  /** Of the deposit. */
  id: string;
  transfer: NonNullable<Transaction['bank_transfer']>;
}

/** The account that a deposit is transferred to, each part with its own way to copy it, and how long it is open. */
export function OneTimeAccount({ id, transfer }: OneTimeAccountProps) {
  const cash = useMessages('receiveCash');
  const { address } = useMessages('receive');
  const { numberLocale } = useI18n();
  const { busy, run } = useSingleFlight();
  const failureText = useFailureText();
  const { bank_name, account_number, account_name, amount, expires_at } = transfer;
  const seconds = useSecondsUntil(Date.parse(expires_at));
  // What the person has to transfer is shown even where balances are hidden: without it nothing can be sent.
  const exact = formatMoney(amount, 'ngn', numberLocale);

  const declare = (status: 'sent' | 'cancelled') =>
    run(async () => {
      try {
        await setDepositStatus(id, status);
      } catch (error) {
        showToast('error', failureText(error));
      }
    });

  return (
    <section className="card one-time-account" aria-labelledby="one-time-account">
      <header>
        <h2 id="one-time-account">{interpolate(cash.exactly, { amount: exact })}</h2>
        <p className="num">
          {seconds > 0 ? interpolate(cash.openFor, { time: formatCountdown(seconds) }) : cash.closed}
        </p>
      </header>
      <dl>
        <div>
          <dt>{cash.bank}</dt>
          <dd>{bank_name}</dd>
        </div>
        <div>
          <dt>{cash.number}</dt>
          <dd translate="no">{account_number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')}</dd>
          <dd>
            <CopyButton text={account_number} messages={address}>
              {cash.copyNumber}
            </CopyButton>
          </dd>
        </div>
        <div>
          <dt>{cash.name}</dt>
          <dd>{account_name}</dd>
        </div>
        <div>
          <dt>{cash.exact}</dt>
          <dd>{exact}</dd>
          <dd>
            <CopyButton text={amount} messages={address}>
              {cash.copyAmount}
            </CopyButton>
          </dd>
        </div>
      </dl>
      <div className="row">
        <Button variant="primary" busy={busy} busyLabel={cash.saving} onClick={() => void declare('sent')}>
          {cash.sent}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => void declare('cancelled')}>
          {cash.cancel}
        </Button>
      </div>
      <p className="sentence">
        <Icon d={info} />
        <span>{cash.only}</span>
      </p>
    </section>
  );
}
