// @ts-check
/* global document, Blob, URL */
import { useRef, useState } from 'preact/hooks';
import { ask, get, sandbox } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { Loaded } from '../panel.js';

const parts = /** @type {const} */ ([
  ['all', 'Everything'],
  ['state', 'People and money'],
  ['mail', 'Mail'],
  ['faults', 'Faults'],
  ['journal', 'Journal'],
  ['clock', 'Clock'],
]);

export function Snapshots() {
  const snapshots = useResource('/__mock/snapshots', (_topic, what) => what === 'snapshots');
  const [name, setName] = useState('');
  const question = useRef(/** @type {any} */ (null));

  /** @param {'POST' | 'DELETE'} method @param {string} path @param {string} done */
  const act = (method, path, done) =>
    attempt(async () => {
      await ask(method, path);
      await snapshots.reload();
      return done;
    });
  /** @param {any} event */
  const take = (event) => {
    event.preventDefault();
    const wanted = name.trim() || `at-${new Date().toISOString().slice(11, 19).replaceAll(':', '-')}`;
    void act('POST', `/__mock/snapshots/${encodeURIComponent(wanted)}`, `Kept as ${wanted}`);
    setName('');
  };
  const download = () =>
    attempt(async () => {
      const text = JSON.stringify(await get('/__mock/snapshot'));
      const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      const link = Object.assign(document.createElement('a'), {
        href: url,
        download: `mock-${sandbox}.json`,
      });
      link.click();
      URL.revokeObjectURL(url);
      return 'Downloaded. `npm run mock -- --restore <file>` begins with it.';
    });
  /** @param {any} event */
  const upload = (event) =>
    attempt(async () => {
      const file = event.target.files[0];
      if (!file) return;
      await ask('PUT', '/__mock/snapshot', JSON.parse(await file.text()));
      event.target.value = '';
      return `The sandbox is as in ${file.name}`;
    });
  /** @param {string} what @param {string} title */
  const reset = (what, title) =>
    attempt(async () => {
      await ask('POST', '/__mock/reset', { what });
      return `${title}: as at the beginning`;
    });

  return html`
    <form class="line" onSubmit=${take}>
      <label class="grow">
        Name
        <input
          value=${name}
          pattern="[A-Za-z0-9_.\\-]{1,80}"
          title="1 to 80 letters, digits, dots, dashes or underscores"
          placeholder="before-the-transfer"
          onInput=${(/** @type {any} */ event) => setName(event.target.value)}
        />
      </label>
      <button>Take a snapshot</button>
    </form>
    <${Loaded} resource=${snapshots}>
      ${(/** @type {{ items: any[] }} */ { items }) =>
        items.length === 0
          ? html`<p class="empty">
              No snapshot yet. One keeps people, money, mail, clock, faults and journal.
            </p>`
          : html`<ul class="rows">
              ${items.map(
                ({ name: one, at, size }) => html`
                  <li key=${one}>
                    <div class="grow">
                      <b>${one}</b>
                      <span class="soft"
                        >${at ? `${at.slice(0, 19).replace('T', ' ')} UTC · ` : ''}${size ? `${Math.ceil(size / 1000)} kB` : ''}</span
                      >
                    </div>
                    <button
                      class="quiet"
                      onClick=${() => act('DELETE', `/__mock/snapshots/${one}`, `${one} is gone`)}
                    >
                      Delete<span class="sr"> ${one}</span>
                    </button>
                    <button
                      onClick=${() => act('POST', `/__mock/snapshots/${one}/restore`, `The sandbox is as in ${one}`)}
                    >
                      Restore<span class="sr"> ${one}</span>
                    </button>
                  </li>
                `,
              )}
            </ul>`}
    <//>
    <section aria-labelledby="file">
      <h2 id="file">As a file</h2>
      <div class="buttons"><button class="quiet" onClick=${download}>Download this moment</button></div>
      <label>
        Restore from a file
        <input type="file" accept="application/json,.json" onChange=${upload} />
      </label>
    </section>
    <section aria-labelledby="reset">
      <h2 id="reset">Begin anew</h2>
      <div class="buttons" role="group" aria-label="What is to begin anew">
        ${parts.map(
          ([what, title]) =>
            html`<button
              key=${what}
              class="quiet"
              onClick=${() => (what === 'all' ? question.current?.showModal() : reset(what, title))}
            >
              ${title}
            </button>`,
        )}
      </div>
      <dialog ref=${question} aria-labelledby="wipe">
        <h2 id="wipe">Wipe everything in ${sandbox}?</h2>
        <p>People, money, mail, faults, the journal and the clock begin anew. Snapshots stay.</p>
        <form method="dialog" class="buttons">
          <button class="quiet" autofocus>Cancel</button>
          <button onClick=${() => reset('all', 'Everything')}>Wipe everything</button>
        </form>
      </dialog>
    </section>
  `;
}
