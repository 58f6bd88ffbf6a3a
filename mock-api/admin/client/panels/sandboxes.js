// @ts-check
/* global document, location */
import { useState } from 'preact/hooks';
import { ask, pageOf, sandbox } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt, say } from '../toast.js';
import { Loaded, timeText } from '../panel.js';

/** The cookie by which the API knows a browser's sandbox. */
const COOKIE = '__mock_sandbox';
const browserSandbox = () =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? 'default';

export function Sandboxes() {
  const sandboxes = useResource('/__mock/sandboxes');
  const personas = useResource('/__mock/personas');
  const [entered, setEntered] = useState(browserSandbox);
  const [persona, setPersona] = useState('complete');
  const [name, setName] = useState('');
  const [filter, setFilter] = useState('');

  /** @param {string} id */
  const enter = (id) => {
    const age = id === 'default' ? '; max-age=0' : '';
    document.cookie = `${COOKIE}=${id === 'default' ? '' : id}; path=/; samesite=lax${age}`;
    setEntered(id);
    // This page goes along, or one would sign in where nobody looks.
    if (id === sandbox) say(`Pages of this browser now talk to ${id}`);
    else location.href = pageOf(id);
  };
  const create = (/** @type {any} */ event) => {
    event.preventDefault();
    void attempt(async () => {
      const wanted = name.trim();
      const { id } = await ask('POST', '/__mock/sandboxes', wanted ? { persona, id: wanted } : { persona });
      setName('');
      await sandboxes.reload();
      return `${id} is there`;
    });
  };
  /** @param {string} id */
  const remove = (id) =>
    attempt(async () => {
      await ask('DELETE', `/__mock/sandboxes/${id}`);
      if (id === entered) enter('default');
      if (id === sandbox) location.href = pageOf('default');
      await sandboxes.reload();
      return `${id} is gone`;
    });

  /** @param {any} one */
  const describe = ({ persona: key, accounts, mails, sockets, seed }) =>
    [
      (personas.data?.items ?? []).find((/** @type {any} */ each) => each.name === key)?.title ??
        key ??
        'no persona',
      count(accounts, 'account'),
      count(mails, 'mail'),
      count(sockets, 'stream'),
      `seed ${seed}`,
    ].join(' · ');
  const today = new Date().toISOString();
  const wantedText = filter.trim().toLowerCase();
  /** @param {any} one */
  const isWanted = (one) =>
    `${one.id} ${one.persona ?? ''} ${describe(one)}`.toLowerCase().includes(wantedText);

  return html`
    <form class="line" onSubmit=${create}>
      <label class="grow">
        Name (optional)
        <input
          value=${name}
          pattern="[a-z0-9]([a-z0-9\\-]{0,61}[a-z0-9])?"
          title="1 to 63 small letters, digits or dashes"
          placeholder="s-transfer"
          onInput=${(/** @type {any} */ event) => setName(event.target.value)}
        />
      </label>
      <label class="grow">
        Begin as
        <select value=${persona} onChange=${(/** @type {any} */ event) => setPersona(event.target.value)}>
          ${(personas.data?.items ?? []).map(
            (/** @type {any} */ one) => html`<option key=${one.name} value=${one.name}>${one.title}</option>`,
          )}
        </select>
      </label>
      <button>New sandbox</button>
    </form>
    <p>This browser’s pages talk to <b>${entered}</b>.</p>
    <label>
      Find a sandbox
      <input
        type="search"
        value=${filter}
        onInput=${(/** @type {any} */ event) => setFilter(event.target.value)}
      />
    </label>
    <${Loaded} resource=${sandboxes}>
      ${(/** @type {{ items: any[] }} */ { items }) =>
        html`<ul class="rows">
            ${items.filter(isWanted).map(
              (one) => html`
                <li key=${one.id} class=${one.id === sandbox ? 'current' : ''}>
                  <div class="grow">
                    <b>${one.id}</b>
                    <span class="soft">${describe(one)}</span>
                    <span class="soft">${timesOf(one, today)}</span>
                  </div>
                  <a class="button quiet" href=${pageOf(one.id)}
                    >Look inside<span class="sr"> ${one.id}</span></a
                  >
                  <button class="quiet" disabled=${one.id === entered} onClick=${() => enter(one.id)}>
                    Use here<span class="sr">: ${one.id}</span>
                  </button>
                  ${
                    one.id !== 'default' &&
                    html`<button class="quiet" onClick=${() => remove(one.id)}>
                      Delete<span class="sr"> ${one.id}</span>
                    </button>`
                  }
                </li>
              `,
            )}
          </ul>
          ${!items.some(isWanted) && html`<p class="soft">No sandbox matches “${filter}”.</p>`}`}
    <//>
    <button class="quiet" onClick=${sandboxes.reload}>Read again</button>
  `;
}

/** @param {number} amount @param {string} what */
const count = (amount, what) => `${amount} ${what}${amount === 1 ? '' : 's'}`;

/** @param {{ now: string, touched_at: string }} sandbox @param {string} today */
const timesOf = ({ now, touched_at: touchedAt }, today) =>
  `Its clock shows ${timeText(now, today)} · last used ${timeText(touchedAt, today)} UTC`;
