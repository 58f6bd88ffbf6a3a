import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { $auth } from '#src/stores/session/auth.ts';
import { $steps } from '#src/stores/interface/panels.ts';
import { $payment, isPaymentOpen, resumePayment } from '#src/stores/transfers/payment.ts';
import { $sendDraft, restoreSendDraft } from '#src/stores/transfers/send-draft.ts';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { SendFlowProvider, type SendFlow } from './send-flow.ts';
import { sendParts } from './send-registry.ts';
import { firstOpenPage, isReachable, pageIn, sendSteps, type SendPage, type SendStep } from './send-steps.ts';
import { StepBar } from './StepBar.tsx';
import { ToStep } from './to/ToStep.tsx';

interface SendScreenProps {
  path: SendFlow['path'];
  /** The counter of the specification (section 2) that follows the steps. */
  counter: 'flow' | 'marketplace';
}

const addressOf = (path: SendFlow['path'], page: SendPage) => (page === 'to' ? path : `${path}?step=${page}`);

/** A payment, page by page. Each page is an address; what is missing on an earlier one is asked for first. */
export function SendScreen({ path, counter }: SendScreenProps) {
  const customerId = useStore($auth, { keys: ['user'] }).user?.customer_id;
  // Before the first render, which the draft decides.
  useState(restoreSendDraft);
  useEffect(() => {
    if (customerId) resumePayment(customerId);
  }, [customerId]);
  return <Pages path={path} counter={counter} />;
}

function Pages({ path, counter }: SendScreenProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const draft = useStore($sendDraft);
  const payment = useStore($payment);
  const [isAskingPin, setAskingPin] = useState(false);
  const page = pageIn(params);
  // One that has left is looked at, not edited, until its end is known.
  const isUnderWay = isPaymentOpen() || ['sending', 'not-sent', 'found'].includes(payment.name);
  const step: SendStep = page === 'review' && isAskingPin ? 'pin' : page;

  useEffect(() => {
    $steps.setKey(counter, sendSteps.indexOf(step) + 1);
  }, [counter, step]);
  useEffect(() => () => $steps.setKey(counter, 1), [counter]);

  const goTo = useCallback(
    (next: SendPage) => {
      void navigate(addressOf(path, next));
    },
    [navigate, path],
  );
  const flow = useMemo<SendFlow>(
    () => ({
      path,
      addressOf: (next) => addressOf(path, next),
      goTo,
      goOn: () => goTo(firstOpenPage($sendDraft.get())),
      setAskingPin,
    }),
    [path, goTo],
  );

  if (isUnderWay && page !== 'status' && payment.name !== 'sending')
    return <Navigate replace to={addressOf(path, 'status')} />;
  if (page !== 'status' && !isReachable(page, draft))
    return <Navigate replace to={addressOf(path, firstOpenPage(draft))} />;
  return (
    <SendFlowProvider value={flow}>
      <div className="send">
        <StepBar current={step} />
        {page === 'to' ? (
          <ToStep />
        ) : (
          <LazyComponent
            key={page}
            registry={sendParts}
            name={page}
            fallback={
              <div className="card">
                <RowSkeletons count={4} />
              </div>
            }
          />
        )}
      </div>
    </SendFlowProvider>
  );
}
