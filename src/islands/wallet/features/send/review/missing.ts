import { textProblem, tidyText } from '#contract/text/person-text.ts';
import { noteRule } from '#contract/transactions.ts';
import type { Quote } from '#contract/quotes.ts';
import type { Risk } from '#contract/risks.ts';
import { toldBeneficiary } from '#src/stores/transfers/quote-request.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import type { MemoProblem } from './memo-problem.ts';

/** What a payment still waits for, in the order of the page, with the control to go to. */
export interface Missing {
  readonly what: 'memo' | 'memoText' | 'memoImpossible' | 'beneficiary' | 'note' | 'risks';
  readonly control: string;
}

/** Ids of controls that something missing leads to. */
export const controls = {
  memo: 'review-memo',
  memoText: 'review-memo-text',
  beneficiary: 'review-beneficiary',
  beneficiaryName: 'review-beneficiary-name',
  note: 'review-note',
  message: 'review-message',
  accept: 'review-accept',
  send: 'review-send',
  refusal: 'review-refusal',
  risk: (code: Risk['code']) => `review-risk-${code}`,
} as const;

const isRefused = (text: string) => tidyText(text) !== '' && textProblem(text, noteRule) !== null;
export const isSerious = ({ level }: Risk) => level !== 'info';
export const asksForBeneficiary = (quote: Quote, { beneficiary }: SendDraft) =>
  quote.requires.includes('beneficiary') || beneficiary !== null;

interface Situation {
  readonly draft: SendDraft;
  readonly memoProblem: MemoProblem | null;
  readonly quote: Quote;
  readonly risks: readonly Risk[];
}

/** The first thing that a payment waits for; null when it can be sent. */
export function firstMissing({ draft, memoProblem, quote, risks }: Situation): Missing | null {
  if (memoProblem === 'choice') return { what: 'memo', control: controls.memo };
  if (memoProblem === 'impossible') return { what: 'memoImpossible', control: controls.memo };
  if (memoProblem !== null) return { what: 'memoText', control: controls.memoText };
  if (asksForBeneficiary(quote, draft) && toldBeneficiary(draft) === null)
    return {
      what: 'beneficiary',
      control:
        draft.beneficiary && draft.beneficiary.kind !== 'self'
          ? controls.beneficiaryName
          : controls.beneficiary,
    };
  if (isRefused(draft.note)) return { what: 'note', control: controls.note };
  if (draft.recipient?.kind === 'user' && isRefused(draft.message))
    return { what: 'note', control: controls.message };
  const open = risks.find((risk) => isSerious(risk) && !draft.acknowledged.includes(risk.code));
  return open ? { what: 'risks', control: controls.risk(open.code) } : null;
}
