// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { Loaded, timeText } from '../panel.js';

/** What other people, banks, chains and support do with money, and the books that come of it. */
export function Money() {
  /** @param {string} topic @param {string} what */
  const isNews = (topic, what) => topic === 'call' || what !== '';
  const payments = useResource('/__mock/payments', isNews);
  const ledger = useResource('/__mock/ledger', isNews);
  const checks = useResource('/__mock/invariants', isNews);
  const reload = async () => {
    await Promise.all([payments.reload(), ledger.reload(), checks.reload()]);
  };
  /** @param {'POST' | 'PUT'} method @param {string} path @param {any} body @param {string} done */
  const act = (method, path, body, done) =>
    attempt(async () => {
      await ask(method, path, body);
      await reload();
      return done;
    });

  return html`
    <section aria-label="Invariants">
      <${Loaded} resource=${checks}>
        ${(/** @type {any} */ { ok, items }) => html`
          <p role="status" class=${ok ? 'good' : 'bad'}>
            ${ok ? 'The books are right.' : 'The books are wrong:'}
          </p>
          ${
            !ok &&
            html`<ul>
              ${items
                .filter((/** @type {any} */ one) => !one.ok)
                .map((/** @type {any} */ one) => html`<li key=${one.id}>${one.id}: ${one.text}</li>`)}
            </ul>`
          }
        `}
      <//>
    </section>
    <${Others} act=${act} />
    <${Rules} act=${act} />
    <section aria-label="Payments">
      <h2>Payments</h2>
      <${Loaded} resource=${payments}>
        ${(/** @type {any} */ { items }) =>
          items.length === 0
            ? html`<p class="soft">Nobody has paid anything yet.</p>`
            : html`<ul class="cards">
                ${items.map(
                  (/** @type {any} */ row) =>
                    html`<${Payment}
                      key=${row.transaction.id}
                      ...${row}
                      day=${items[0].transaction.created_at}
                      act=${act}
                    />`,
                )}
              </ul>`}
      <//>
    </section>
    <section aria-label="Ledger">
      <h2>Ledger</h2>
      <${Loaded} resource=${ledger}>
        ${(/** @type {any} */ { accounts, entries }) => html`
          <details>
            <summary>${accounts.length} accounts</summary>
            <ul class="tree">
              ${accounts.map(
                (/** @type {any} */ { id, asset, balance, email }) =>
                  html`<li key=${id}>
                    <code>${id}</code> ${balance} ${asset.toUpperCase()}
                    <span class="soft"> ${email ?? ''}</span>
                  </li>`,
              )}
            </ul>
          </details>
          <details>
            <summary>The newest ${entries.length} entries</summary>
            <ul class="tree">
              ${entries.map(
                (/** @type {any} */ { seq, event, postings }) =>
                  html`<li key=${seq}>
                    ${seq} <b>${event}</b>
                    <ul>
                      ${postings.map(
                        (/** @type {any} */ { account, asset, amount }) =>
                          html`<li key=${account}>
                            <code>${account}</code> ${amount} ${asset.toUpperCase()}
                          </li>`,
                      )}
                    </ul>
                  </li>`,
              )}
            </ul>
          </details>
        `}
      <//>
    </section>
  `;
}

/**
 * A payment, and a button for each thing that can happen to it.
 * @param {{ email: string, transaction: any, events: string[], day: string, act: (...args: any[]) => any }} props
 */
const Payment = ({
  email,
  transaction: { id, type, direction, asset, amount, status, created_at },
  events,
  day,
  act,
}) =>
  html`<li>
    <p>
      <b>${direction === 'out' ? '−' : ''}${amount} ${asset.toUpperCase()}</b> ${type}, ${status}
      <span class="soft"> ${timeText(created_at, day)} · ${email}</span>
    </p>
    ${
      events.length > 0 &&
      html`<div class="line">
        ${events.map(
          (event) =>
            html`<button
              key=${event}
              class="quiet small"
              onClick=${() =>
                act('POST', '/__mock/simulate/events', { transaction_id: id, event }, `${id}: ${event}`)}
            >
              ${event.replaceAll('_', ' ')}
            </button>`,
        )}
      </div>`
    }
  </li>`;

/** Other people pay and ask whoever signed in last. @param {{ act: (...args: any[]) => any }} props */
function Others({ act }) {
  const [terms, setTerms] = useState({ from: 'chinedu', asset: 'ngn', amount: '5000' });
  /** @param {string} name */
  const set =
    (name) =>
    (/** @type {any} */ { target }) =>
      setTerms({ ...terms, [name]: target.value });
  const what = `${terms.amount} ${terms.asset.toUpperCase()}`;
  return html`<section aria-label="Other people">
    <h2>Other people</h2>
    <form
      class="line"
      onSubmit=${(/** @type {any} */ event) => {
        event.preventDefault();
        void act('POST', '/__mock/simulate/payments', terms, `${terms.from} has paid ${what}`);
      }}
    >
      <label>Username <input type="text" required value=${terms.from} onInput=${set('from')} /></label>
      <label>Asset <input type="text" required value=${terms.asset} onInput=${set('asset')} /></label>
      <label>Amount <input type="text" required value=${terms.amount} onInput=${set('amount')} /></label>
      <button class="quiet">Pay</button>
      <button
        type="button"
        class="quiet"
        onClick=${() => act('POST', '/__mock/simulate/requests', terms, `${terms.from} asks for ${what}`)}
      >
        Ask for it
      </button>
    </form>
  </section>`;
}

/** What restricts whoever signed in last. @param {{ act: (...args: any[]) => any }} props */
function Rules({ act }) {
  const [network, setNetwork] = useState('trc20');
  /** @param {string} status */
  const setStatus = (status) =>
    act('PUT', `/__mock/simulate/networks/${network}`, { status }, `${network}: ${status}`);
  return html`<section aria-label="Rules">
    <h2>Rules</h2>
    <div class="line">
      ${['new_payees', 'all_outgoing', 'bank'].map(
        (scope) =>
          html`<button
            key=${scope}
            class="quiet small"
            onClick=${() =>
              act('POST', '/__mock/simulate/restrictions', { scope, hours: 24 }, `24 hours: ${scope}`)}
          >
            Restrict ${scope.replaceAll('_', ' ')}
          </button>`,
      )}
      <button
        class="quiet small"
        onClick=${() => act('POST', '/__mock/simulate/reviews', {}, 'The next transfer will be reviewed')}
      >
        Review the next transfer
      </button>
      ${[1, 2, 3].map(
        (tier) =>
          html`<button
            key=${tier}
            class="quiet small"
            onClick=${() => act('PUT', '/__mock/simulate/tier', { tier }, `Tier ${tier}`)}
          >
            Tier ${tier}
          </button>`,
      )}
    </div>
    <div class="line">
      <label>
        Network
        <input
          type="text"
          value=${network}
          onInput=${(/** @type {any} */ { target }) => setNetwork(target.value)}
        />
      </label>
      ${['ok', 'delayed', 'paused'].map(
        (status) =>
          html`<button key=${status} class="quiet small" onClick=${() => setStatus(status)}>
            ${status}
          </button>`,
      )}
    </div>
  </section>`;
}
