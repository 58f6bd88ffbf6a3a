// @ts-check
/* global URL, console, navigator */

/**
 * What a stand-in has in common with the other: where it reports, and what it asks of its tag before it runs at all.
 *
 * @param {HTMLScriptElement} tag
 * @param {string} path where its reports go
 * @param {Readonly<Record<string, string>>} demanded data attributes, and what they have to say
 * @returns {((report: object) => void) | null} null where it must not run
 */
export function connectCollector(tag, path, demanded) {
  const url = new URL(path, tag.src);
  // The script's parameters may name a sandbox.
  url.search = new URL(tag.src).search;
  /** Plain text is sent without asking first, and a beacon outlives a page that a click leaves. @param {object} report */
  const send = (report) => {
    navigator.sendBeacon(url, JSON.stringify(report));
  };
  for (const [name, wanted] of Object.entries(demanded)) {
    if (tag.dataset[name] === wanted) continue;
    console.error(`[${path}] data-${name}="${wanted}" is missing: nothing runs.`);
    send({ kind: 'refused', missing: name });
    return null;
  }
  return send;
}
