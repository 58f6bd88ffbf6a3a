import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AssetId } from '#contract/assets.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { $steps } from '#src/stores/interface/panels.ts';
import { $payment, $paymentKind, isPaymentOpen, resumePayment } from '#src/stores/transfers/payment.ts';
import { fixAsset } from '#src/stores/transfers/choose-recipient.ts';
import { $sendDraft, restoreSendDraft } from '#src/stores/transfers/send-draft.ts';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { Redirect } from '../../navigation/Redirect.tsx';
import { useFlow } from '../../shell/use-flow.ts';
import { SendFlowProvider, type SendFlow } from './send-flow.ts';
import { AccountNotices } from '../../status/AccountNotices.tsx';
import { convertSheetHref, sheetIn } from '../../panels/sheet-url.ts';
import { sendParts } from './send-registry.ts';
import {
  firstOpenPage,
  pageBefore,
  pageAddress,
  pageIn,
  pageToShow,
  sendSteps,
  type SendPage,
  type SendStep,
} from './send-steps.ts';
import { StepBar } from './StepBar.tsx';
import { ToStep } from './to/ToStep.tsx';

/** In the address of a step that is edited from the review. */
const FROM_REVIEW = 'from=review';

interface SendScreenProps {
  path: SendFlow['path'];
  /** The counter of the specification (section 2) that follows the steps. */
  counter: 'flow' | 'marketplace';
  /** The coin that is sent, where it is not chosen here. */
  fixedAsset?: AssetId | null;
}

/** A payment, page by page. Each page is an address; what is missing on an earlier one is asked for first. */
export function SendScreen({ path, counter, fixedAsset = null }: SendScreenProps) {
  const customerId = useStore($auth, { keys: ['user'] }).user?.customer_id;
  // Before the first render, which the draft decides.
  useState(() => {
    restoreSendDraft();
    // A payment that has left is looked at, not edited.
    if (fixedAsset && !isPaymentOpen()) fixAsset(fixedAsset);
  });
  useEffect(() => {
    if (customerId) resumePayment(customerId);
  }, [customerId]);
  return <Pages path={path} counter={counter} fixedAsset={fixedAsset} />;
}

function Pages({ path, counter, fixedAsset = null }: SendScreenProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const draft = useStore($sendDraft);
  const payment = useStore($payment);
  const isConversion = useStore($paymentKind) === 'convert';
  const [isAskingPin, setAskingPin] = useState(false);
  const page = pageIn(params);
  // One that has left is looked at, not edited, until its end is known. The review itself judges one that was not sent: there may
  // be a fresh quote for it.
  const isUnderWay =
    !isConversion &&
    (isPaymentOpen() ||
      payment.name === 'sending' ||
      payment.name === 'found' ||
      (payment.name === 'not-sent' && page !== 'review'));
  const step: SendStep = page === 'review' && isAskingPin ? 'pin' : page;

  useEffect(() => {
    $steps.setKey(counter, sendSteps.indexOf(step) + 1);
  }, [counter, step]);
  useEffect(() => () => $steps.setKey(counter, 1), [counter]);

  const goTo = useCallback(
    (next: SendPage, { replace = false }: { readonly replace?: boolean } = {}) => {
      void navigate(pageAddress(path, next, fixedAsset), { replace });
    },
    [navigate, path, fixedAsset],
  );
  // What has left, and what is being approved, is edited no longer.
  const isEditable = page !== 'status' && !isUnderWay && !isAskingPin;
  const before = pageBefore(page, draft, fixedAsset);
  const exit = fixedAsset === null ? '/w' : '/w/marketplace';
  useFlow(
    page === 'status' ? null : before === null ? exit : pageAddress(path, before, fixedAsset),
    before === null,
  );
  const isEdit = params.toString().split('&').includes(FROM_REVIEW);
  const flow = useMemo<SendFlow>(() => {
    const goOn = () => goTo(firstOpenPage($sendDraft.get()));
    return {
      path,
      page,
      isEditable,
      fixedAsset,
      addressOf: (next) => pageAddress(path, next, fixedAsset),
      goTo,
      goOn,
      editAssetAddress: `${pageAddress(path, 'asset', fixedAsset)}&${FROM_REVIEW}`,
      leaveAsset: () => (isEdit ? goOn() : goTo('amount')),
      setAskingPin,
    };
  }, [path, page, isEditable, fixedAsset, goTo, isEdit]);

  // A conversion is looked at in its sheet; nothing else is paid meanwhile.
  if (
    isConversion &&
    isPaymentOpen() &&
    (page === 'review' || page === 'status') &&
    sheetIn(`?${params}`) === null
  )
    return <Redirect to={`/w${convertSheetHref()}`} />;
  if (isUnderWay && page !== 'status' && payment.name !== 'sending')
    return <Redirect to={flow.addressOf('status')} />;
  const shown = pageToShow(page, draft, fixedAsset);
  if (shown !== page) return <Redirect to={flow.addressOf(shown)} />;
  return (
    <SendFlowProvider value={flow}>
      <div className="send payment-screen">
        {page !== 'status' && <AccountNotices />}
        <StepBar current={step} draft={isEditable ? draft : null} />
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
