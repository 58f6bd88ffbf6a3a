import { useState } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { isUnapproved } from '#src/stores/transfers/unapproved-payments.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { flag, refresh } from '#src/ui/icons/feature.ts';
import { warn } from '#src/ui/icons/form.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { ReportForm } from '../../../transaction/ReportForm.tsx';
import { StatusTag } from '../../../transaction/StatusTag.tsx';
import { Timeline } from '../../../transaction/Timeline.tsx';
import { useIsLate } from '../../../transaction/use-is-late.ts';
import { useSendFlow } from '../send-flow.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { OutcomeHeading } from '../../../payment/OutcomeHeading.tsx';
import { OutcomeText, OutcomeTitle } from './OutcomeTitle.tsx';
import { SavePayee } from './SavePayee.tsx';
import { useRepeat } from './use-repeat.ts';

interface SentOutcomeProps {
  transaction: Transaction;
  /** Who was chosen; null where only the transaction says it. */
  recipient: Recipient | null;
  onCancel: () => Promise<void>;
}

/** What became of a payment that was sent, and what can be done now. */
export function SentOutcome({ transaction, recipient, onCancel }: SentOutcomeProps) {
  const { done } = useMessages('sendStatus');
  const { late, report, repeat } = useMessages('transactionDetail');
  const { messages: wallet } = useI18n();
  const isFromMarket = useSendFlow().path === '/w/marketplace/send';
  const [isReporting, setIsReporting] = useState(false);
  const isWrong = isUnapproved(transaction.id);
  const isLate = useIsLate(transaction);
  const again = useRepeat(transaction, recipient);
  const openReport = () => setIsReporting(true);

  return (
    <section className="card outcome">
      {isWrong ? (
        <UnapprovedLead reference={transaction.reference} />
      ) : (
        <div className="lead-text">
          <StatusTag transaction={transaction} />
          <OutcomeHeading>
            <OutcomeTitle transaction={transaction} />
          </OutcomeHeading>
          <OutcomeText transaction={transaction} />
        </div>
      )}
      <div role="status">
        {isLate && (
          <div className="notice warn">
            <Icon d={clock} />
            <p>{late}</p>
            {!isReporting && (
              <Button small onClick={openReport}>
                {report.open}
              </Button>
            )}
          </div>
        )}
      </div>
      {transaction.can.cancel && <HoldNotice transaction={transaction} onCancel={onCancel} />}
      {!isWrong && <Timeline transaction={transaction} />}
      {isReporting ? (
        <ReportForm id={transaction.id} onDone={() => setIsReporting(false)} />
      ) : (
        <div className="row">
          <Link className="button primary" to={isFromMarket ? '/w/marketplace' : '/w'}>
            {isFromMarket ? interpolate(wallet.back, { name: wallet.screens.marketplace }) : done}
          </Link>
          {again && !isWrong && (
            <Button onClick={again}>
              <Icon d={refresh} />
              <span>{repeat}</span>
            </Button>
          )}
          {!isWrong && <SavePayee transaction={transaction} recipient={recipient} />}
          {transaction.can.report && (
            <Button variant="quiet" onClick={openReport}>
              <Icon d={flag} />
              <span>{report.open}</span>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** In place of what became of it: what was made is not what was approved. */
function UnapprovedLead({ reference }: { reference: string }) {
  const { unapproved } = useMessages('transactionDetail');
  return (
    <div className="lead-text">
      <p className="tag bad">
        <Icon d={warn} />
        <span>{unapproved.tag}</span>
      </p>
      <OutcomeHeading>{unapproved.transfer}</OutcomeHeading>
      <p>{interpolate(unapproved.text, { reference })}</p>
    </div>
  );
}
