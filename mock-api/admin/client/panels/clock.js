// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { Choice, Loaded } from '../panel.js';
import { useRunning } from '../sandbox-clock.js';
import { Challenge } from './captcha.js';
import { Latency } from './latency.js';

const leaps = /** @type {const} */ ([
  ['+30 s', 30_000],
  ['+1 min', 60_000],
  ['+5 min', 300_000],
  ['+1 h', 3_600_000],
  ['+1 day', 86_400_000],
  ['+7 days', 604_800_000],
]);
const modes = /** @type {const} */ ([
  ['real', 'Real'],
  ['10', '×10'],
  ['60', '×60'],
  ['600', '×600'],
  ['frozen', 'Frozen'],
]);

export function Time() {
  const clock = useResource('/__mock/clock', (_topic, what) => what === 'clock' || what === 'reset');
  const at = useRunning(clock.data);
  const [target, setTarget] = useState('');

  /** @param {'PUT' | 'POST'} method @param {string} path @param {unknown} body @param {string} done */
  const set = (method, path, body, done) =>
    attempt(async () => {
      await ask(method, path, body);
      await clock.reload();
      return done;
    });
  /** @param {string} mode */
  const choose = (mode) =>
    set(
      'PUT',
      '/__mock/clock',
      mode === 'real' || mode === 'frozen' ? { mode } : { mode: 'scaled', rate: Number(mode) },
      `The clock is ${mode === 'real' || mode === 'frozen' ? mode : `${mode} times as fast`}`,
    );
  /** @param {any} event */
  const leapTo = (event) => {
    event.preventDefault();
    const { mode, rate } = clock.data;
    void set(
      'PUT',
      '/__mock/clock',
      { mode, at: `${target}:00Z`, ...(mode === 'scaled' ? { rate } : {}) },
      `The clock shows ${target.replace('T', ' ')} UTC`,
    );
  };

  return html`<${Loaded} resource=${clock}>
    ${(/** @type {any} */ { mode, rate }) => html`
      <section aria-label="Clock">
        <p class="big">
          <time datetime=${at ?? ''}>${at ? `${at.slice(0, 10)} ${at.slice(11, 19)}` : '…'}</time> UTC
        </p>
        <${Choice}
          label="How the clock runs"
          value=${mode === 'scaled' ? String(rate) : mode}
          choices=${modes}
          choose=${choose}
        />
        <div class="buttons" role="group" aria-label="Move the clock on">
          ${leaps.map(
            ([text, ms]) =>
              html`<button
                key=${text}
                class="quiet"
                onClick=${() => set('POST', '/__mock/clock/advance', { ms }, `The clock went on: ${text}`)}
              >
                ${text}
              </button>`,
          )}
        </div>
        <form class="line" onSubmit=${leapTo}>
          <label>
            Set to (UTC)
            <input
              type="datetime-local"
              required
              value=${target}
              onInput=${(/** @type {any} */ event) => setTarget(event.target.value)}
            />
          </label>
          <button class="quiet">Set</button>
        </form>
        <p class="soft">
          Codes, sessions, resend limits and prices go by this clock. A test’s own page clock is moved by its
          fixture.
        </p>
      </section>
      <${Latency} />
      <${Challenge} />
    `}
  <//>`;
}
