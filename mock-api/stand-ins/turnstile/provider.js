// @ts-check
/* global AbortController, URL, fetch */

/** What the widget asks of the mock that it came from. @param {string} source the script's own address */
export function connectProvider(source) {
  /** The script's parameters may name a sandbox. @param {string} path */
  function address(path) {
    const url = new URL(path, source);
    url.search = new URL(source).search;
    return url;
  }

  return {
    /** A single-use token, as a real key yields. */
    async token() {
      const response = await fetch(address('/turnstile/v0/token'), {
        method: 'POST',
        credentials: 'include',
      });
      const { token } = await response.json();
      return String(token);
    },

    /**
     * Calls once so much of the sandbox's time has passed, which no timer of a page knows.
     *
     * @param {number} milliseconds
     * @param {() => void} action
     * @returns {() => void} the way to stop it
     */
    after(milliseconds, action) {
      const stopped = new AbortController();
      const { signal } = stopped;
      const url = address('/turnstile/v0/wait');
      url.searchParams.set('ms', String(milliseconds));
      fetch(url, { method: 'POST', credentials: 'include', signal }).then(
        ({ ok }) => {
          if (ok && !signal.aborted) action();
        },
        () => undefined,
      );
      return () => stopped.abort();
    },
  };
}
