// @ts-check
/* global window */
import { useState } from 'preact/hooks';
import { ask, site } from '../control-client.js';
import { CopyButton } from '../clipboard.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt, say } from '../toast.js';
import { Loaded } from '../panel.js';

/** @typedef {{ name: string, title: string, email: string, group: string, missing: string[] }} Persona */

/** Every kind of person the product knows. One press, and this browser is that person on the site. */
export function People() {
  const personas = useResource('/__mock/personas');
  const [current, setCurrent] = useState(/** @type {any} */ (null));
  const [filter, setFilter] = useState('');

  /** @param {Persona} persona @param {boolean} login */
  const become = ({ name, title }, login) =>
    attempt(async () => {
      const { account } = await ask('POST', '/__mock/persona', { name, login, set_cookies: true });
      setCurrent({ name, ...account });
      const done = login ? `This browser is now: ${title}` : `Set up: ${title}`;
      // The site's drawer shows this page, and the page beneath it still shows the person from before.
      if (login) window.parent.postMessage('mock:changed', '*');
      say(done, { href: `${site}${login ? '/w' : '/login'}`, text: 'Open the site' });
    });

  return html`
    ${current && html`<${Account} account=${current} />`}
    <label>
      Find
      <input
        type="search"
        value=${filter}
        onInput=${(/** @type {any} */ event) => setFilter(event.target.value)}
      />
    </label>
    <${Loaded} resource=${personas}>
      ${(/** @type {{ items: Persona[] }} */ { items }) => {
        const wanted = filter.trim().toLowerCase();
        const found = items.filter(({ name, title, email }) =>
          `${name} ${title} ${email}`.toLowerCase().includes(wanted),
        );
        const groups = [...new Set(found.map(({ group }) => group))];
        if (found.length === 0) return html`<p class="soft">Nobody is called “${filter}”.</p>`;
        return groups.map(
          (group) => html`
            <section key=${group} aria-label=${group}>
              <h2>${group}</h2>
              <ul class="rows">
                ${found
                  .filter((one) => one.group === group)
                  .map(
                    (one) => html`
                      <li key=${one.name} class=${current?.name === one.name ? 'current' : ''}>
                        <div class="grow">
                          <b>${one.title}</b>
                          <span class="soft">${one.name} · ${one.email}</span>
                        </div>
                        <button class="plain" onClick=${() => become(one, false)}>
                          Set up<span class="sr"> ${one.name}</span>
                        </button>
                        <button class="quiet" onClick=${() => become(one, true)}>
                          Sign in<span class="sr"> as ${one.name}</span>
                        </button>
                      </li>
                    `,
                  )}
              </ul>
            </section>
          `,
        );
      }}
    <//>
  `;
}

/** What one types to sign in by hand. @param {{ account: any }} props */
const Account = ({ account }) => html`
  <dl class="card facts">
    ${['email', 'password', 'pin', 'username', 'totp_secret', 'identifier']
      .filter((name) => account[name] && (name !== 'password' || account.customer_id))
      .map(
        (name) => html`
          <dt key=${name}>${name.replace('_', ' ')}</dt>
          <dd><code>${account[name]}</code> <${CopyButton} text=${account[name]} what=${name} /></dd>
        `,
      )}
    ${
      account.totp_secret &&
      html`<dt>app’s code</dt>
        <dd><a href="/__mock/authenticator">what the authenticator app shows now</a></dd>`
    }
  </dl>
`;
