import { email as emailRule, identifier as identifierRule } from '#contract/fields.ts';

declare global {
  var signInFragment: string | undefined;
}

/**
 * An inline script that runs first in a page that the API's callback of Google leads to: it takes the fragment out of the URL and
 * the history before anything else can read it. The whole address, because the page is also served at `//verify`, which
 * `replaceState` would read as another host. A string, because the content security policy lists its hash.
 */
export const TAKE_SIGN_IN_FRAGMENT =
  'signInFragment=location.hash;history.replaceState(null,"",location.href.split("#")[0])';

/** The address and, where a code of the authenticator is next, the identifier of the login; null for anything else. */
export interface SignInFragment {
  readonly email: string;
  readonly identifier: string | null;
}

/** Returns the page's fragment once, `#` included; empty afterwards. A page has one, whoever reads it. */
export function takePageFragment(): string {
  const fragment = globalThis.signInFragment ?? '';
  globalThis.signInFragment = undefined;
  return fragment;
}

/** What the API's callback of Google gave a page in its fragment; null for any other. */
export function signInIn(fragment: string): SignInFragment | null {
  const given = new URLSearchParams(fragment.slice(1));
  const email = emailRule.safeParse(given.get('email'));
  if (!email.success) return null;
  const identifier = identifierRule.safeParse(given.get('identifier'));
  return { email: email.data, identifier: identifier.success ? identifier.data : null };
}
