import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $conversion } from '#src/stores/transfers/finish-payment.ts';
import { isUnapproved } from '#src/stores/transfers/unapproved-payments.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { refresh } from '#src/ui/icons/feature.ts';
import { check } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { MessageWithElements } from '../../i18n/MessageWithElements.tsx';
import { OutcomeHeading } from '../../payment/OutcomeHeading.tsx';
import { PaymentAmount } from '../../payment/PaymentAmount.tsx';
import { PanelLink } from '../../panels/PanelLink.tsx';
import { usePanels } from '../../panels/use-panels.ts';

/** What became of a conversion that was found. */
export function Converted({ transaction }: { transaction: Transaction }) {
  const { done, sum } = useMessages('convert');
  const { hide } = usePanels();
  const { id, reference, status, asset, amount, fees, total_debit, received } = transaction;
  const isWrong = isUnapproved(id);
  const isDone = status === 'completed' && !isWrong;
  const isFailed = status === 'failed' || status === 'cancelled' || status === 'expired';
  const title = done.titles[isWrong ? 'unapproved' : isDone ? 'completed' : isFailed ? 'failed' : 'other'];
  return (
    <div className="convert converted">
      {isDone && <Icon d={check} />}
      <OutcomeHeading>
        <MessageWithElements
          text={title}
          values={{
            from: <PaymentAmount value={isFailed ? (total_debit ?? { asset, amount }) : { asset, amount }} />,
            to: received && <PaymentAmount value={received} />,
          }}
        />
      </OutcomeHeading>
      {isWrong && <p>{interpolate(done.contactSupport, { reference })}</p>}
      {!isFailed && (
        <dl className="rows">
          {fees.map((fee) => (
            <div key={fee.kind}>
              <dt>{fee.kind === 'vat' ? sum.vat : sum.service}</dt>
              <dd>
                <PaymentAmount value={{ asset: fee.asset, amount: fee.amount }} />
              </dd>
            </div>
          ))}
          {total_debit && (
            <div>
              <dt>
                <b>{sum.youPay}</b>
              </dt>
              <dd>
                <b>
                  <PaymentAmount value={total_debit} />
                </b>
              </dd>
            </div>
          )}
        </dl>
      )}
      <div className="foot">
        <Button variant="primary" wide onClick={() => hide('secondary')}>
          {done.close}
        </Button>
        <div className="row">
          <PanelLink className="button" to={`/w/transactions?${new URLSearchParams({ id }).toString()}`}>
            {done.see}
          </PanelLink>
          {!isWrong && (
            <Button onClick={() => $conversion.set(null)}>
              <Icon d={refresh} />
              <span>{done.again}</span>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
