declare global {
  var callbackQuery: string | undefined;
}

/**
 * An inline script that runs first in the callback's page: it takes the tokens out of the URL and the history before any
 * request can send them as a referrer. The path is fixed because the page is also served at `//oauth/callback`, which
 * `replaceState` would read as another host. A string, because the content security policy lists its hash.
 */
export const TAKE_CALLBACK_QUERY =
  'callbackQuery=location.search;history.replaceState(null,"","/oauth/callback")';

/** Returns the callback's query once; an empty one afterwards. */
export function takeCallbackQuery(): URLSearchParams {
  const query = globalThis.callbackQuery;
  globalThis.callbackQuery = undefined;
  return new URLSearchParams(query);
}
