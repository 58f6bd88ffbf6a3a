declare global {
  var callbackQuery: string | undefined;
}

/**
 * Runs first in the callback's page, before anything is asked for: the tokens leave the address and the history, so that no
 * request can tell of them. Text, because the policy knows it by its hash.
 */
export const TAKE_CALLBACK_QUERY =
  'callbackQuery=location.search;history.replaceState(null,"",location.pathname)';

/** What the address said; once, and nothing afterwards. */
export function takeCallbackQuery(): URLSearchParams {
  const query = globalThis.callbackQuery;
  globalThis.callbackQuery = undefined;
  return new URLSearchParams(query);
}
