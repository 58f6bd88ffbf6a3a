import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { AssetId } from '#contract/assets.ts';
import type { Quote } from '#contract/quotes.ts';
import type { Risk } from '#contract/risks.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { $online } from '#src/stores/query/online.ts';
import { $sendDraft, type Recipient, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import type { PaymentApproval } from '../../../payment/use-payment-approval.ts';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { isToNew } from '../is-to-new.ts';
import { sendParts } from '../send-registry.ts';
import { StepTitle } from '../StepTitle.tsx';
import { ApprovalRequestContext } from './approval-request.ts';
import { ApproveCard } from './ApproveCard.tsx';
import { AmountRow } from './AmountRow.tsx';
import { AssetRow } from './AssetRow.tsx';
import { BeneficiaryChoice } from './BeneficiaryChoice.tsx';
import { Facts } from './Facts.tsx';
import { MemoChoice } from './MemoChoice.tsx';
import { QuoteFailed } from './QuoteFailed.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import { RecipientSection } from './RecipientSection.tsx';
import { RiskList } from './RiskList.tsx';
import { SmallTest } from './SmallTest.tsx';
import { isNewAddress, memoKindOf } from './memo-problem.ts';
import { asksForBeneficiary, controls, firstMissing, isSerious, type Missing } from './missing.ts';
import { recipientName } from '../recipient-text.ts';
import { reviewParts } from './review-registry.ts';
import { useApproval } from './use-approval.ts';
import { useMemoProblem } from './use-memo-problem.ts';
import { useReviewQuote } from './use-review-quote.ts';

/** All of the payment, before it is approved. */
export function ReviewStep() {
  const draft = useStore($sendDraft);
  const { recipient, asset } = draft;
  // The screen shows an earlier step then.
  if (!recipient || !asset) return null;
  return <Review draft={draft} recipient={recipient} asset={asset} />;
}

interface ReviewProps {
  draft: SendDraft;
  recipient: Recipient;
  asset: AssetId;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

function Review({ draft, recipient, asset }: ReviewProps) {
  const messages = useMessages('sendReview');
  const isOnline = useStore($online);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isInsisting, setIsInsisting] = useState(false);
  const [said, setSaid] = useState('');
  // With the link that was followed, or for another network before: it can't be left out in silence.
  const [cameWithMemo] = useState(draft.memo.choice === 'given');
  const memoProblem = useMemoProblem(draft);
  const approval = useApproval();
  const { isAsking, newRisks } = approval;
  const { state, shown: quote } = useReviewQuote(draft, memoProblem, isAsking);
  const risks = quote ? mergeRisks(quote.risks, newRisks) : [];
  const missing = quote && firstMissing({ draft, memoProblem, quote, risks });
  const label = useLabel({ quote, recipient, draft, missing, risks });
  const error = state.name === 'failed' ? state.error : null;
  const isAccepted = state.name !== 'ready' || state.isAccepted;
  const isBlocked = quote?.limits.blocked_by != null;
  const { network } = draft;

  useEffect(() => {
    reviewParts.prefetch('approval');
    // Whatever becomes of the network once the payment has left, its page can be shown.
    sendParts.prefetch('status');
    // The button that led here is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  useFocusAfterApproval(approval, isAccepted);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state.name !== 'ready' || !isAccepted || isBlocked || !isOnline) return;
    if (missing) {
      setIsInsisting(true);
      focusOn(missing.control);
      return;
    }
    approval.ask(
      state.quote,
      draft,
      risks.filter(isSerious).map(({ code }) => code),
    );
  };

  const isNew = quote && isToNew(risks);
  const to = quote?.to;
  return (
    <>
      <form className="review" noValidate onSubmit={send} aria-labelledby="review-heading">
        <StepTitle id="review-heading" ref={heading} text={messages.heading} />
        <div className="columns">
          <div className="steps">
            <section className="card review-card" aria-label={messages.region}>
              <RecipientSection
                recipient={recipient}
                asset={asset}
                network={network}
                isNew={isNew}
                savedMemo={
                  recipient.kind === 'address' && recipient.payee && to?.kind === 'address' ? to.memo : null
                }
              >
                {network && isNewAddress(draft) && (memoKindOf(draft) !== null || cameWithMemo) && (
                  <MemoChoice
                    draft={draft}
                    network={network}
                    problem={memoProblem}
                    refusal={
                      error?.code === 'memo_required' || error?.code === 'memo_invalid' ? error.code : null
                    }
                    isInsisting={isInsisting}
                  />
                )}
              </RecipientSection>
              <AmountRow quote={quote} isFailed={state.name === 'failed'} />
              <AssetRow recipient={recipient} asset={asset} quote={quote} />
              {quote && <QuoteSum quote={quote} />}
            </section>
            {state.name !== 'failed' && <Facts draft={draft} quote={quote} />}
            <LoadingStatus loading={!quote && state.name === 'loading' && messages.loading} />
            {quote && asksForBeneficiary(quote, draft) && (
              <BeneficiaryChoice beneficiary={draft.beneficiary} isInsisting={isInsisting} />
            )}
            {quote && (
              <SmallTest
                quote={quote}
                onChosen={(amount) => {
                  setSaid(interpolate(messages.test.done, { amount }));
                  focusOn(controls.send);
                }}
              />
            )}
            <p className="sr" role="status">
              {said}
            </p>
            {quote && <RiskList draft={draft} quote={quote} risks={risks} />}
          </div>
          {state.name === 'failed' ? (
            <QuoteFailed error={error} />
          ) : quote ? (
            <ApproveCard
              state={state}
              quote={quote}
              recipient={recipient}
              refusal={approval.refusal}
              label={isOnline ? label : messages.missing.offline}
              isReady={!isBlocked && isAccepted && isOnline && !missing}
            />
          ) : (
            <section className="card approve end">
              <Skeleton size="box" />
            </section>
          )}
        </div>
      </form>
      {/* Beside the form: its own form can't stand in another one. */}
      {state.name === 'ready' && (
        <ApprovalRequestContext
          value={{
            isOpen: isAsking,
            quote: state.quote,
            expiresAt: state.expiresAt,
            action: label,
            onClose: approval.close,
            onApprove: approval.approve,
          }}
        >
          <LazyComponent registry={reviewParts} name="approval" fallback={null} />
        </ApprovalRequestContext>
      )}
    </>
  );
}

const mergeRisks = (known: readonly Risk[], found: readonly Risk[]): readonly Risk[] => [
  ...known,
  ...found.filter(({ code }) => !known.some((one) => one.code === code)),
];

interface LabelInput {
  quote: Quote | null;
  recipient: Recipient;
  draft: SendDraft;
  missing: Missing | null;
  risks: readonly Risk[];
}

/** What the button says: what it sends to whom, or what is missing before that. */
function useLabel({ quote, recipient, draft, missing, risks }: LabelInput): string {
  const { approve, missing: texts } = useMessages('sendReview');
  const { locale, numberLocale } = useI18n();
  const kind = memoKindOf(draft) ?? 'memo';
  if (!quote) return texts.price;
  if (missing?.what === 'memo' || missing?.what === 'memoText') return texts[missing.what][kind];
  if (missing?.what === 'risks') return plural(locale, risks.filter(isSerious).length, texts.risks);
  if (missing) return texts[missing.what];
  const amount = formatMoney(quote.receive.amount, quote.receive.asset, numberLocale, { exact: true });
  const name = recipientName(recipient);
  return name === null
    ? interpolate(approve.send, { amount })
    : removeHanSpaces(interpolate(approve.sendTo, { amount, name }));
}

type ReviewApproval = Pick<PaymentApproval, 'isAsking' | 'newRisks' | 'refusal'>;

/** When the question for the PIN is gone, the focus goes to what has to be read: a worse price, a new warning, or why nothing was sent. */
function useFocusAfterApproval({ isAsking, newRisks, refusal }: ReviewApproval, isAccepted: boolean) {
  const wasAsking = useRef(false);
  useEffect(() => {
    const hasEnded = wasAsking.current && !isAsking;
    wasAsking.current = isAsking;
    if (!hasEnded) return;
    const [first] = newRisks.filter(isSerious);
    if (!isAccepted) focusOn(controls.accept);
    else if (first) focusOn(controls.risk(first.code));
    else if (refusal) focusOn(controls.refusal);
  }, [isAsking, newRisks, refusal, isAccepted]);
}
