// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { Choice, Loaded } from '../panel.js';
import { Chart } from './chart.js';
import { useStream } from './ticker.js';

const speeds = /** @type {const} */ ([
  ['0', 'Still'],
  ['1', '×1'],
  ['10', '×10'],
  ['100', '×100'],
]);
const paces = /** @type {const} */ ([
  ['100', '0.1 s'],
  ['1000', '1 s'],
  ['5000', '5 s'],
]);

/** The stream as the site gets it, live, and everything that can be wrong with it. */
export function Market() {
  const ticker = useResource('/__mock/ticker', (_topic, what) => what === 'ticker' || what === 'reset');
  const { prices, status, reconnect } = useStream();
  const [pair, setPair] = useState('BTCUSDT');

  /** @param {any} wanted @param {string} done */
  const set = (wanted, done) =>
    attempt(async () => {
      await ask('PUT', '/__mock/ticker', wanted);
      await ticker.reload();
      return done;
    });
  /** @param {string} event */
  const fire = (event) =>
    attempt(async () => {
      await ask('POST', `/__mock/ticker/${event}`);
      return `Sent to every open stream: ${event}`;
    });

  return html`<${Loaded} resource=${ticker}>
    ${(/** @type {any} */ { speed, tickMs, symbols, socket, available }) => html`
      <section aria-label="Live prices" class="market">
        <p class="soft" role="status">
          ${status}${' '}
          ${status !== 'Live' && html`<button class="quiet small" onClick=${reconnect}>Connect again</button>`}
        </p>
        <${Chart} pair=${pair} points=${prices.get(pair) ?? []} />
        <ul class="pairs">
          ${[...new Set([...prices.keys(), ...Object.keys(symbols).map((name) => name.toUpperCase())])]
            .sort()
            .map((name) => {
              const isSilent = symbols[name.toLowerCase()]?.mode === 'silent';
              return html`<li key=${name} class=${name === pair ? 'current' : ''}>
                <button class="quiet" aria-pressed=${name === pair} onClick=${() => setPair(name)}>
                  <b>${name.replace('USDT', '')}</b>
                  ${isSilent ? '–' : (prices.get(name)?.at(-1)?.text ?? '…')}
                </button>
                <button
                  class="quiet small"
                  aria-pressed=${isSilent}
                  aria-label="${name} silent"
                  onClick=${() =>
                    set(
                      { symbols: { [name.toLowerCase()]: { mode: isSilent ? 'live' : 'silent' } } },
                      `${name} is ${isSilent ? 'live' : 'silent'}`,
                    )}
                >
                  silent
                </button>
              </li>`;
            })}
        </ul>
      </section>
      <section aria-label="How the stream runs">
        <h2>How it runs</h2>
        <div class="line">
          <${Choice}
            label="How fast prices move"
            value=${String(speed)}
            choices=${speeds}
            choose=${(/** @type {string} */ one) => set({ speed: Number(one) }, `Prices move ${one} times as fast`)}
          />
          <${Choice}
            label="Time between events"
            value=${String(tickMs)}
            choices=${paces}
            choose=${(/** @type {string} */ one) => set({ tickMs: Number(one) }, `An event every ${Number(one) / 1000} s`)}
          />
        </div>
        <h2>How it fails</h2>
        <${Choice}
          label="What a socket does"
          value=${socket}
          choices=${available.socket.map((/** @type {string} */ one) => [one, one])}
          choose=${(/** @type {string} */ one) => set({ socket: one }, `Sockets: ${one}`)}
        />
        <h2>Once, now</h2>
        <div class="buttons" role="group" aria-label="Sent to every open stream">
          ${available.events.map(
            (/** @type {string} */ one) =>
              html`<button key=${one} class="quiet" onClick=${() => fire(one)}>${one}</button>`,
          )}
        </div>
      </section>
    `}
  <//>`;
}
