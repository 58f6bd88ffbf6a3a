// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
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
  const wanted = plain(filter.trim());
  return html`<section aria-labelledby="catalogue">
    <h2 id="catalogue">By the message a person reads</h2>
    <label>
      Find a message by its name, call or way
      <input
        type="search"
        value=${filter}
        onInput=${(/** @type {any} */ event) => setFilter(event.target.value)}
      />
    </label>
    <${Loaded} resource=${catalogue}>
      ${(/** @type {{ items: any[] }} */ { items }) => {
        const found = items.filter((one) => plain(JSON.stringify(one)).includes(wanted));
        const shown = wanted ? found : found.slice(0, FIRST);
        return html`
          <ul class="rows">
            ${shown.map(
              (one) => html`
                <li key=${one.id}>
                  <div class="grow">
                    <b>${one.id.replaceAll('_', ' ')}</b>
                    <span class="soft">${howTo(one)}</span>
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
            html`<p class="soft">${found.length - shown.length} more: search for one.</p>`
          }
          ${found.length === 0 && html`<p class="soft">No message is called “${filter}”.</p>`}
        `;
      }}
    <//>
  </section>`;
}

/** Names have underscores where people write spaces. @param {string} text */
const plain = (text) => text.replaceAll('_', ' ').toLowerCase();

/** How to meet it without a fault, or why there is nothing to meet. @param {any} entry */
const howTo = ({ natural, client, op, text, text_key: key }) =>
  [natural && `${natural.do}${natural.persona ? ` (${natural.persona})` : ''}`, client, op, text?.en, key]
    .filter(Boolean)
    .join(' · ');
