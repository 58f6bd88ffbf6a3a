// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { Loaded } from '../panel.js';
import { useOperations } from '../operations.js';

const presets = /** @type {const} */ ([
  ['None', null],
  ['Office, 20 ms', { dist: 'fixed', ms: 20 }],
  ['4G, about 80 ms', { dist: 'lognormal', median: 80, sigma: 0.4 }],
  ['3G in Lagos, about 400 ms', { dist: 'lognormal', median: 400, sigma: 0.6 }],
  ['A bad evening, 0.2 to 8 s', { dist: 'uniform', min: 200, max: 8000 }],
]);

/** @param {any} latency */
const inWords = (latency) => {
  if (latency.dist === 'fixed') return `${latency.ms} ms`;
  if (latency.dist === 'uniform') return `${latency.min} to ${latency.max} ms`;
  return `about ${latency.median} ms (lognormal, σ ${latency.sigma})`;
};

/** How long calls take: all of them, or one. */
export function Latency() {
  const latency = useResource('/__mock/latency', (_topic, what) => what === 'latency' || what === 'reset');
  const operations = useOperations();
  const [op, setOp] = useState('');
  const [ms, setMs] = useState(0);

  /** @param {any} wanted */
  const set = (wanted) =>
    attempt(async () => {
      await ask('PUT', '/__mock/latency', { ...(op ? { op } : {}), latency: wanted });
      await latency.reload();
      return `${op || 'Every call'}: ${wanted ? inWords(wanted) : 'at once'}`;
    });

  return html`<section aria-labelledby="latency">
    <h2 id="latency">Latency</h2>
    <label>
      For
      <select value=${op} onChange=${(/** @type {any} */ event) => setOp(event.target.value)}>
        <option value="">every call</option>
        ${operations.map((one) => html`<option key=${one.op} value=${one.op}>${one.op}</option>`)}
      </select>
    </label>
    <div class="buttons" role="group" aria-label="Usual latencies">
      ${presets.map(([text, wanted]) => html`<button key=${text} class="quiet" onClick=${() => set(wanted)}>${text}</button>`)}
    </div>
    <label>
      Exactly ${ms} ms
      <input
        type="range"
        min="0"
        max="5000"
        step="50"
        value=${ms}
        onInput=${(/** @type {any} */ event) => setMs(Number(event.target.value))}
        onChange=${(/** @type {any} */ event) => set({ dist: 'fixed', ms: Number(event.target.value) })}
      />
    </label>
    <${Loaded} resource=${latency}>
      ${(/** @type {any} */ { items }) =>
        items.length === 0
          ? html`<p class="soft">Calls are answered at once.</p>`
          : html`<ul>
              ${items.map((/** @type {any} */ one) => html`<li key=${one.op ?? '*'}>${one.op ?? 'Every call'}: ${inWords(one)}</li>`)}
            </ul>`}
    <//>
  </section>`;
}
