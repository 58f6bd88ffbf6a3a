// @ts-check
/* global setTimeout, clearTimeout */
import { useEffect, useState } from 'preact/hooks';
import { html } from './htm.js';

/** @typedef {{ text: string, isError: boolean, link?: { href: string, text: string } | undefined }} Notice */

/** @type {(notice: Notice) => void} */
let show = () => undefined;

/** @param {string} text @param {Notice['link']} [link] */
export const say = (text, link) => show({ text, isError: false, link });

/**
 * Does what a button is for, and says how it went.
 * @param {() => Promise<string | void>} action answers what to say
 */
export async function attempt(action) {
  try {
    const text = await action();
    if (text) say(text);
  } catch (error) {
    show({ text: error instanceof Error ? error.message : String(error), isError: true });
  }
}

/** Milliseconds: long enough to read two lines. An error stays until something else is said. */
const SHOWN = 6000;

/** The last thing that happened, also for who can't see it. */
export function NoticeBar() {
  const [notice, setNotice] = useState(/** @type {Notice | null} */ (null));
  useEffect(() => {
    show = setNotice;
  }, []);
  useEffect(() => {
    if (!notice || notice.isError) return;
    const timer = setTimeout(() => setNotice(null), notice.link ? SHOWN * 2 : SHOWN);
    return () => clearTimeout(timer);
  }, [notice]);
  return html`<div class="notice-place" role="status">
    ${
      notice &&
      html`<div class=${notice.isError ? 'notice bad' : 'notice'}>
        <span>${notice.text}</span>
        ${notice.link && html`<a href=${notice.link.href} target="_blank" rel="noreferrer">${notice.link.text}</a>`}
        <button class="quiet small" onClick=${() => setNotice(null)}>Close</button>
      </div>`
    }
  </div>`;
}
