// @ts-check
/* global document, location */
import { useState } from 'preact/hooks';
import { ask, pageOf, sandbox } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt, say } from '../toast.js';
import { Loaded } from '../panel.js';

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
      const { id } = await ask('POST', '/__mock/sandboxes', { persona });
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

  return html`
    <form class="line" onSubmit=${create}>
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
    <${Loaded} resource=${sandboxes}>
      ${(/** @type {{ items: any[] }} */ { items }) =>
        html`<ul class="rows">
          ${items.map(
            (one) => html`
              <li key=${one.id} class=${one.id === sandbox ? 'current' : ''}>
                <div class="grow">
                  <b>${one.id}</b>
                  <span class="soft">${inWords(one)}</span>
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
        </ul>`}
    <//>
    <button class="quiet" onClick=${sandboxes.reload}>Read again</button>
  `;
}

/** @param {any} one */
const inWords = ({ persona, accounts, mails, sockets, seed }) =>
  [
    persona ?? 'no persona',
    `${accounts} ${accounts === 1 ? 'account' : 'accounts'}`,
    `${mails} ${mails === 1 ? 'mail' : 'mails'}`,
    `${sockets} ${sockets === 1 ? 'stream' : 'streams'}`,
    `seed ${seed}`,
  ].join(' · ');
