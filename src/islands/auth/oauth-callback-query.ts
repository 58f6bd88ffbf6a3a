declare global {
  var callbackQuery: string | undefined;
}

/**
 * Runs first in the callback's page, before anything is asked for: the tokens leave the address and the history, so that no
 * request can tell of them. Its own path is not asked for: the page also answers to `//oauth/callback`, which a browser would
 * take for another host and refuse. Text, because the policy knows it by its hash.
 */
export const TAKE_CALLBACK_QUERY =
  'callbackQuery=location.search;history.replaceState(null,"","/oauth/callback")';

/** What the address said; once, and nothing afterwards. */
export function takeCallbackQuery(): URLSearchParams {
  const query = globalThis.callbackQuery;
  globalThis.callbackQuery = undefined;
  return new URLSearchParams(query);
}
