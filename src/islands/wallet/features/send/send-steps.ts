import type { AssetId } from '#contract/assets.ts';
import type { Recipient, SendDraft } from '#src/stores/transfers/send-draft.ts';
import { linkParameters } from '#src/stores/transfers/payment-link.ts';

/** The steps of a payment, in their order. The PIN is asked for in a dialog over the review, and counts as a step of its own. */
export const sendSteps = ['to', 'asset', 'amount', 'review', 'pin', 'status'] as const;
export type SendStep = (typeof sendSteps)[number];
/** The steps that are a page, by the name that they have in the address: `?step=amount`. */
const pages = ['to', 'asset', 'amount', 'review', 'status'] as const;
export type SendPage = (typeof pages)[number];

/** The page that an address names; null for none, which is the first. */
export const pageIn = (params: URLSearchParams): SendPage =>
  pages.find((name) => name === params.get('step')) ?? 'to';

/** The address of a page. The market's coin is in it, so that a reload keeps the coin. */
export function pageAddress(path: string, page: SendPage, fixedAsset: AssetId | null): string {
  const query = new URLSearchParams({
    ...(fixedAsset && { asset: fixedAsset }),
    ...(page !== 'to' && { step: page }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What the address of the first page asks to fill in; null for nothing. The market's coin alone is no link. */
export function linkedIn(params: URLSearchParams, fixedAsset: AssetId | null): URLSearchParams | null {
  const isFilled = linkParameters.some(
    (name) => params.has(name) && !(name === 'asset' && fixedAsset !== null),
  );
  return isFilled ? params : null;
}

/** The first page on which something is missing; the review where nothing is. */
export function firstOpenPage({ recipient, asset, network, amount }: SendDraft): SendPage {
  if (!recipient) return 'to';
  if (!asset || (recipient.kind === 'address' && !network)) return 'asset';
  if (amount.value === null && !amount.max) return 'amount';
  return 'review';
}

/** Whether all of a page is filled in, with all before it: it can be gone back to. */
export const isFinished = (page: SendPage, draft: SendDraft): boolean =>
  pages.indexOf(page) < pages.indexOf(firstOpenPage(draft));

/** The page that the way back leads to; null out of the flow. One that leaves no choice is passed over. */
export function pageBefore(
  page: SendPage,
  { recipient }: SendDraft,
  fixedAsset: AssetId | null,
): SendPage | null {
  if (page === 'to') return null;
  const before = pages[pages.indexOf(page) - 1] ?? null;
  return before === 'asset' && recipient && !hasAssetChoice(recipient, fixedAsset) ? 'to' : before;
}

/** The page that is shown in place of another one: what is missing on an earlier one is asked for first. */
export function pageToShow(page: SendPage, draft: SendDraft, fixedAsset: AssetId | null): SendPage {
  if (page === 'status') return page;
  const first = firstOpenPage(draft);
  if (pages.indexOf(page) > pages.indexOf(first)) return first;
  // The recipient takes another asset than the market's: the page of the asset says so.
  return fixedAsset && draft.asset !== fixedAsset && (page === 'amount' || page === 'review')
    ? 'asset'
    : page;
}

/** Whether there is another asset or network to choose for a recipient: a bank and a saved address leave no choice. */
export function hasAssetChoice(recipient: Recipient, fixedAsset: AssetId | null): boolean {
  if (recipient.kind === 'user') return fixedAsset === null;
  return recipient.kind === 'address' && recipient.payee === null;
}
