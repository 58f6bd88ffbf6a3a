// @ts-check
/* global URL, console, navigator */

/**
 * Checks the attributes of the script's tag, and returns a function that sends reports.
 *
 * @param {HTMLScriptElement} tag
 * @param {string} path of the call that takes the reports
 * @param {Readonly<Record<string, string>>} required data attributes and their values
 * @returns {((report: object) => void) | null} null if the script must not run
 */
export function connectCollector(tag, path, required) {
  const url = new URL(path, tag.src);
  // The script's query may name a sandbox.
  url.search = new URL(tag.src).search;
  /** Sends plain text, which needs no preflight, by a beacon, which is sent even when the page is left. @param {object} report */
  const send = (report) => {
    navigator.sendBeacon(url, JSON.stringify(report));
  };
  for (const [name, value] of Object.entries(required)) {
    if (tag.dataset[name] === value) continue;
    console.error(`[${path}] data-${name}="${value}" is missing: nothing runs.`);
    send({ kind: 'refused', missing: name });
    return null;
  }
  return send;
}
