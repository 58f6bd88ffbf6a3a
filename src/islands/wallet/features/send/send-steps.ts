import type { SendDraft } from '#src/stores/transfers/send-draft.ts';

/** The steps of a payment, in their order. The PIN is asked for in a dialog over the review, and counts as a step of its own. */
export const sendSteps = ['to', 'asset', 'amount', 'review', 'pin', 'status'] as const;
export type SendStep = (typeof sendSteps)[number];
/** The steps that are a page, by the name that they have in the address: `?step=amount`. */
const pages = ['to', 'asset', 'amount', 'review', 'status'] as const;
export type SendPage = (typeof pages)[number];

/** The page that an address names; null for none, which is the first. */
export const pageIn = (params: URLSearchParams): SendPage =>
  pages.find((name) => name === params.get('step')) ?? 'to';

/** The first page on which something is missing; the review where nothing is. */
export function firstOpenPage({ recipient, asset, network, amount }: SendDraft): SendPage {
  if (!recipient) return 'to';
  if (!asset || (recipient.kind === 'address' && !network)) return 'asset';
  if (amount.value === null && !amount.max) return 'amount';
  return 'review';
}

/** Whether a page can be shown: all pages before it are filled in. */
export const isReachable = (page: SendPage, draft: SendDraft): boolean =>
  pages.indexOf(page) <= pages.indexOf(firstOpenPage(draft));
