// @ts-check
import { html } from './htm.js';

/**
 * What is shown while a panel has nothing to show yet, or never will.
 * @param {{ resource: { data: any, error: string | null, reload: () => Promise<void> }, children: (data: any) => any }} props
 */
export function Loaded({ resource: { data, error, reload }, children }) {
  if (error)
    return html`<p class="bad" role="alert">
        ${error} <button class="quiet small" onClick=${reload}>Try again</button>
      </p>
      ${data !== undefined && children(data)}`;
  if (data === undefined) return html`<p class="soft" role="status">Loading …</p>`;
  return children(data);
}

/**
 * Buttons of which one is pressed.
 * @param {{ label: string, value: string, choices: readonly (readonly [value: string, text: string])[], choose: (value: string) => void }} props
 */
export const Choice = ({ label, value, choices, choose }) =>
  html`<div class="choice" role="group" aria-label=${label}>
    ${choices.map(
      ([one, text]) =>
        html`<button key=${one} aria-pressed=${one === value} onClick=${() => choose(one)}>${text}</button>`,
    )}
  </div>`;

/** @param {string} at an ISO 8601 time; to the second, in UTC, because the mock knows nobody's zone */
export const clockText = (at) => at.slice(11, 19);

/** A time, with its date if that is another day than one knows. @param {string} at @param {string} day */
export const timeText = (at, day) =>
  at.slice(0, 10) === day.slice(0, 10) ? clockText(at) : `${at.slice(0, 10)} ${clockText(at)}`;
