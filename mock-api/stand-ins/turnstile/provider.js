// @ts-check
/* global AbortController, URL, fetch */

/** The widget's calls to the mock that served it. @param {string} source the script's own URL */
export function connectProvider(source) {
  /** The script's query may name a sandbox. @param {string} path */
  function endpoint(path) {
    const url = new URL(path, source);
    url.search = new URL(source).search;
    return url;
  }

  return {
    /** A single-use token, as for a real key. */
    async token() {
      const response = await fetch(endpoint('/turnstile/v0/token'), {
        method: 'POST',
        credentials: 'include',
      });
      const { token } = await response.json();
      return String(token);
    },

    /**
     * Calls `action` after some time on the sandbox's clock, which the timers of a page do not follow.
     *
     * @param {number} milliseconds
     * @param {() => void} action
     * @returns {() => void} cancels it
     */
    after(milliseconds, action) {
      const controller = new AbortController();
      const { signal } = controller;
      const url = endpoint('/turnstile/v0/wait');
      url.searchParams.set('ms', String(milliseconds));
      fetch(url, { method: 'POST', credentials: 'include', signal }).then(
        ({ ok }) => {
          if (ok && !signal.aborted) action();
        },
        () => undefined,
      );
      return () => controller.abort();
    },
  };
}
