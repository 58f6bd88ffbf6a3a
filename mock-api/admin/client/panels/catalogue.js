// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control.js';
import { html } from '../html.js';
import { useResource } from '../live.js';
import { attempt } from '../notice.js';
import { Loaded } from '../panel.js';

/** Rows shown before a person searches. */
const FIRST = 6;

/**
 * Faults by the words that a person would read.
 * @param {{ arming: { times: number | undefined, after: number }, onArm: () => Promise<void> }} props
 */
export function Catalogue({ arming: { times, after }, onArm }) {
  const catalogue = useResource('/__mock/catalogue');
  const [filter, setFilter] = useState('');
  /** @param {string} id */
  const arm = (id) =>
    attempt(async () => {
      await ask('POST', `/__mock/faults/preset/${id}`, { ...(times === undefined ? {} : { times }), after });
      await onArm();
      return `Armed: ${id}`;
    });
  const wanted = filter.trim().toLowerCase();
  return html`<section aria-labelledby="catalogue">
    <h2 id="catalogue">By what a person reads</h2>
    <label>
      Find a message
      <input
        type="search"
        value=${filter}
        onInput=${(/** @type {any} */ event) => setFilter(event.target.value)}
      />
    </label>
    <${Loaded} resource=${catalogue}>
      ${(/** @type {{ items: any[] }} */ { items }) => {
        const found = items.filter((one) => JSON.stringify(one).toLowerCase().includes(wanted));
        const shown = wanted ? found : found.slice(0, FIRST);
        return html`
          <ul class="rows">
            ${shown.map(
              (one) => html`
                <li key=${one.id}>
                  <div class="grow">
                    <b>${one.text}</b>
                    <span class="soft">${one.natural ?? one.client ?? one.op ?? ''}</span>
                  </div>
                  ${one.presets.map(
                    (/** @type {any} */ preset) =>
                      html`<button
                        key=${preset.id}
                        class="quiet"
                        title=${preset.title}
                        onClick=${() => arm(preset.id)}
                      >
                        ${preset.id}
                      </button>`,
                  )}
                </li>
              `,
            )}
          </ul>
          ${
            shown.length < found.length &&
            html`<p class="soft">${found.length - shown.length} more: search for what is read.</p>`
          }
          ${found.length === 0 && html`<p class="soft">Nothing says “${filter}”.</p>`}
        `;
      }}
    <//>
  </section>`;
}
