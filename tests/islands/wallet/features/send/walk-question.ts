import { expect } from 'vitest';
import { TRON } from './walk-actions.ts';
import { find } from './walk-page.ts';

/** What a person has read in the question for the PIN, when they typed it. */
export interface Approved {
  readonly quoteId: string;
  readonly receiver: string;
  /** A decimal string. */
  readonly total: string;
}

/** The quote that this tab's payment uses; null for none. */
export function openQuote(): string | null {
  const stored = JSON.parse(sessionStorage.getItem('moneyKey') ?? '{}') as { quote_id?: string };
  return stored.quote_id ?? null;
}

/** What the question names, which must be what the review behind it names; null for a question without a payment. */
export function readQuestion(question: HTMLElement): Approved | null {
  const total = question.querySelector<HTMLDataElement>('.approved .total data')?.value;
  const named = question.querySelector('.approved .receiver dd');
  const quoteId = openQuote();
  if (total === undefined || !named || quoteId === null) return null;
  // An attempt that is repeated has no review behind it.
  const shown = (find('.review-recipient') ?? named).textContent.replaceAll(/\s/g, '');
  const receivers = [TRON, 'amina', 'kwame'].filter((one) => shown.includes(one));
  expect(receivers, 'one receiver is named').toHaveLength(1);
  const [receiver = ''] = receivers;
  expect(named.textContent.replaceAll(/\s/g, '')).toContain(receiver === TRON ? TRON : `@${receiver}`);
  return { quoteId, receiver, total };
}
