import { assetIds } from '#contract/assets.ts';

/** Keeps a pay link over the log-in of the guest who opened it. HttpOnly: only the server reads it. */
export const PAY_LINK_COOKIE = 'pay_link';

/** The screen of pay links: /w/send of the wallet's own paths. */
const PATH = '/w/send';
const REQUEST = /^[\w-]{1,64}$/;
const PERSON = /^@?[a-z0-9]{1,20}$/i;
const AMOUNT = /^\d{1,15}(?:\.\d{1,24})?$/;

/**
 * The path of a pay link: a payment request, or a person with perhaps an asset and an amount. It is written anew from these alone,
 * so that nothing else of an address gets past the log-in.
 * @param path without the language prefix and without a trailing slash.
 * @returns null for an address that is no pay link.
 */
export function payLinkOf(path: string, query: URLSearchParams): string | null {
  if (path !== PATH) return null;
  const request = query.get('request') ?? '';
  if (REQUEST.test(request)) return `${PATH}?request=${request}`;
  const to = query.get('to') ?? '';
  if (!PERSON.test(to)) return null;
  const asset = assetIds.find((id) => id === query.get('asset'));
  const amount = query.get('amount') ?? '';
  return [
    `${PATH}?to=@${to.replace('@', '').toLowerCase()}`,
    ...(asset ? [`asset=${asset}`] : []),
    ...(AMOUNT.test(amount) ? [`amount=${amount}`] : []),
  ].join('&');
}

/** The pay link in the cookie's value; null for anything else that lies there. */
export function savedPayLink(value: string | undefined): string | null {
  const [path = '', query = '', ...rest] = (value ?? '').split('?');
  const link = payLinkOf(path, new URLSearchParams(query));
  return rest.length === 0 && link === value ? link : null;
}
