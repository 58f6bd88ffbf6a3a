declare global {
  var referralQuery: string | null | undefined;
}

/**
 * An inline script that runs first in the page of signing up: it takes the code of a friend's link out of the URL and the history
 * before any request can send it as a referrer. The whole address, because the page is also served at `//signup`, which
 * `replaceState` would read as another host. A string, because the content security policy lists its hash.
 */
export const TAKE_REFERRAL_QUERY =
  '{const u=new URL(location.href);referralQuery=u.searchParams.get("ref");if(referralQuery!==null){u.searchParams.delete("ref");history.replaceState(history.state,"",u.href)}}';

/** Returns the code of the friend's link once; null without one, and afterwards. */
export function takeReferralQuery(): string | null {
  const code = globalThis.referralQuery ?? null;
  globalThis.referralQuery = undefined;
  return code;
}
