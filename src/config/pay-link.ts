import { assetIds } from '#contract/assets.ts';

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

/** Whether a text is a pay link just as `payLinkOf` writes it. */
export function isPayLink(text: string): boolean {
  const [path = '', query = '', ...rest] = text.split('?');
  return rest.length === 0 && payLinkOf(path, new URLSearchParams(query)) === text;
}

const FRAGMENT = '#pay=';

/**
 * The address of /login for a guest who has opened a pay link. The link is in the fragment, which no server and no log sees, so that it
 * belongs to this tab alone: the page keeps it there.
 */
export const loginToPay = (login: string, link: string): string => `${login}${FRAGMENT}${link}`;

/** The pay link in the fragment of an address; null for anything else that lies there. */
export function payLinkIn(hash: string): string | null {
  const link = hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : '';
  return isPayLink(link) ? link : null;
}
