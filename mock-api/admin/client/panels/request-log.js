// @ts-check
import { useState } from 'preact/hooks';
import { ask, get } from '../control-client.js';
import { copy } from '../clipboard.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { Loaded, clockText } from '../panel.js';

/** Lines on the page; the mock keeps more. */
const SHOWN = 100;

/** Every call of this sandbox, newest first, with what was sent and why it was answered as it was. */
export function Journal() {
  const journal = useResource('/__mock/journal', (topic, what) => topic === 'call' || what === 'reset');
  const [filter, setFilter] = useState('');
  const empty = () =>
    attempt(async () => {
      await ask('DELETE', '/__mock/journal');
      await journal.reload();
      return 'The journal is empty';
    });
  const wanted = filter.trim().toLowerCase();
  return html`
    <div class="line">
      <label class="grow">
        Find (call, status, fault)
        <input
          type="search"
          value=${filter}
          onInput=${(/** @type {any} */ event) => setFilter(event.target.value)}
        />
      </label>
      <button class="quiet" onClick=${empty}>Empty the journal</button>
    </div>
    <${Loaded} resource=${journal}>
      ${(/** @type {{ items: any[] }} */ { items }) => {
        const found = items.filter(({ op, status, fault = '' }) =>
          `${op} ${status} ${fault}`.toLowerCase().includes(wanted),
        );
        if (found.length === 0)
          return html`<p class="empty">
            ${items.length === 0 ? 'No call yet. They appear here as the site makes them.' : `No call matches “${filter}”.`}
          </p>`;
        return html`<ol class="journal" aria-label="Calls, newest first">
          ${found
            .slice(-SHOWN)
            .reverse()
            .map((item) => html`<${Line} key=${item.id} item=${item} />`)}
        </ol>`;
      }}
    <//>
  `;
}

/** @param {{ response: { headers: Record<string, string>, body?: unknown } }} props */
function Response({ response: { headers, body } }) {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return html`<p>Response</p>
    <pre>${Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`)}</pre>
    ${body !== undefined && html`<pre>${text}</pre>`}`;
}

/** @param {{ item: any }} props */
function Line({ item }) {
  const {
    op,
    status,
    at,
    ms,
    fault,
    body,
    nearest,
    issues,
    id,
    contract_broken: broken,
    render,
    response,
    ...rest
  } = item;
  const bad = status >= 400 || status === 0 || broken;
  /** @param {string} as @param {string} what */
  const copyAs = (as, what) =>
    attempt(async () => {
      const text = await get(`/__mock/journal/${id}`, { as });
      await copy(text, /<\w+>/.test(text) ? `${what}, with <…> for what is secret,` : what);
    });
  return html`<li>
    <details>
      <summary>
        <time datetime=${at}>${clockText(at)}</time>
        <b class=${bad ? 'bad' : 'good'}>${status === 0 ? 'no answer' : status}</b>
        <code>${op}</code>
        <span class="soft">${Math.round(ms)} ms${render ? ' · by the site’s server' : ''}</span>
        ${fault && html`<span class="chip">${fault}</span>`}
        ${broken && html`<span class="chip bad">breaks the contract</span>`}
      </summary>
      ${
        nearest?.length > 0 &&
        html`<p>No call of the contract. Nearest:</p>
          <ul>
            ${nearest.map((/** @type {any} */ one) => html`<li key=${one.op}><code>${one.op}</code>: ${one.reason}</li>`)}
          </ul>`
      }
      ${
        issues &&
        html`<ul>
          ${Object.entries(issues).map(([field, key]) => html`<li key=${field}><code>${field}</code>: ${key}</li>`)}
        </ul>`
      }
      <pre>${JSON.stringify(body === undefined || body === null ? rest : { body, ...rest }, null, 2)}</pre>
      ${response && html`<${Response} response=${response} />`}
      <div class="buttons">
        <button class="quiet small" onClick=${() => copyAs('curl', 'The curl command')}>Copy as curl</button>
        <button class="quiet small" onClick=${() => copyAs('playwright', 'The test')}>Copy as test</button>
      </div>
    </details>
  </li>`;
}
