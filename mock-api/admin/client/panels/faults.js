// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { useOperations } from '../operations.js';
import { Loaded } from '../panel.js';
import { Catalogue } from './error-scenarios.js';
import { FaultGrid, isSpent } from './fault-grid.js';

/**
 * How a press in the grid arms a fault.
 * @typedef {{ times: number | undefined, after: number, probability: number, stage: 'pre' | 'post' }} Arming
 */

/** What is armed, what can be armed by the text that a person would see, and by call and effect. */
export function Faults() {
  const faults = useResource(
    '/__mock/faults',
    (topic, what) => topic === 'call' || what === 'faults' || what === 'reset',
  );
  const operations = useOperations();
  const [arming, setArming] = useState(
    /** @type {Arming} */ ({ times: 1, after: 0, probability: 1, stage: 'pre' }),
  );

  /** @param {string} op @param {any} effect @param {string} title */
  const arm = (op, effect, title) =>
    attempt(async () => {
      const already = faults.data.items.find(
        (/** @type {any} */ one) => one.op === op && JSON.stringify(one.effect) === JSON.stringify(effect),
      );
      if (already) await ask('DELETE', `/__mock/faults/${already.id}`);
      const isDisarmed = already && !isSpent(already);
      if (!isDisarmed) await ask('POST', '/__mock/faults', { op, effect, ...arming });
      await faults.reload();
      return `${isDisarmed ? 'Disarmed' : 'Armed'}: ${op === '*' ? 'every call' : op}, ${title}`;
    });
  /** @param {string} [id] */
  const disarm = (id) =>
    attempt(async () => {
      await ask('DELETE', id ? `/__mock/faults/${id}` : '/__mock/faults');
      await faults.reload();
      return id ? 'Disarmed' : 'Nothing is to go wrong any more';
    });

  return html`
    <section aria-labelledby="armed">
      <h2 id="armed">Armed</h2>
      <${Loaded} resource=${faults}>
        ${(/** @type {any} */ { items }) =>
          items.length === 0
            ? html`<p class="soft">Nothing is to go wrong.</p>`
            : html`<ul class="rows">
                  ${items.map(
                    (/** @type {any} */ one) => html`
                      <li key=${one.id}>
                        <div class="grow">
                          <b>${one.op === '*' ? 'every call' : one.op}</b>
                          <span class="soft">${inWords(one)}</span>
                        </div>
                        <button class="quiet" onClick=${() => disarm(one.id)}>
                          Disarm<span class="sr"> ${one.op} ${one.effect.type}</span>
                        </button>
                      </li>
                    `,
                  )}
                </ul>
                <button class="quiet" onClick=${() => disarm()}>Disarm all</button>`}
      <//>
    </section>
    <${Catalogue} arming=${arming} onArm=${faults.reload} />
    <section aria-labelledby="grid">
      <h2 id="grid">By call and effect</h2>
      <${ArmingForm} arming=${arming} setArming=${setArming} />
      ${faults.data && html`<${FaultGrid} operations=${operations} faults=${faults.data.items} arm=${arm} />`}
    </section>
  `;
}

/** @param {any} fault */
function inWords({ effect, times, after, probability, stage, hits, waiting }) {
  const { type, ...values } = effect;
  const parts = [type, ...Object.entries(values).map(([name, value]) => `${name} ${value ?? 'none'}`)];
  parts.push(
    times === undefined ? 'every time' : `${times - hits} of ${times} left${times === hits ? ': spent' : ''}`,
  );
  if (after > 0) parts.push(`after ${after}`);
  if (probability < 1) parts.push(`${Math.round(probability * 100)} %`);
  if (stage === 'post') parts.push('after the write');
  if (waiting > 0) parts.push(`waiting: ${waiting}`);
  return parts.join(' · ');
}

/** @param {{ arming: Arming, setArming: (arming: Arming) => void }} props */
function ArmingForm({ arming, setArming }) {
  /** @param {string} name */
  const number = (name) => (/** @type {any} */ event) => {
    const value = event.target.valueAsNumber;
    if (event.target.validity.valid)
      setArming({ ...arming, [name]: Number.isNaN(value) ? undefined : value });
  };
  return html`<div class="line">
    <label>
      Times (empty: always)
      <input type="number" min="1" step="1" value=${arming.times ?? ''} onInput=${number('times')} />
    </label>
    <label>
      After so many calls
      <input type="number" min="0" step="1" required value=${arming.after} onInput=${number('after')} />
    </label>
    <label>
      Probability
      <input
        type="number"
        min="0.01"
        max="1"
        step="0.01"
        required
        value=${arming.probability}
        onInput=${number('probability')}
      />
    </label>
    <label>
      When
      <select
        value=${arming.stage}
        onChange=${(/** @type {any} */ event) => setArming({ ...arming, stage: event.target.value })}
      >
        <option value="pre">before the write</option>
        <option value="post">after it: the answer is lost</option>
      </select>
    </label>
  </div>`;
}
