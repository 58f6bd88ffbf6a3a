// @ts-check
/* global navigator */
import { html } from './htm.js';
import { attempt } from './toast.js';

/** @param {string} text @param {string} what it is, for the message */
export const copy = (text, what) =>
  attempt(async () => {
    await navigator.clipboard.writeText(text);
    return `${what} copied`;
  });

/** @param {{ text: string, what: string, children?: any }} props */
export const CopyButton = ({ text, what, children = 'Copy' }) =>
  html`<button class="quiet small" aria-label="Copy ${what}" onClick=${() => copy(text, what)}>
    ${children}
  </button>`;
