// @ts-check
/* global document, location, window, HTMLElement */
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pageOf, panelAddress, sandbox } from './control-client.js';
import { html } from './htm.js';
import { connect, useConnection } from './use-resource.js';
import { NoticeBar } from './toast.js';
import { Arrivals } from './panels/simulate.js';
import { Faults } from './panels/faults.js';
import { Inbox, copyNewestCode } from './panels/inbox.js';
import { Journal } from './panels/request-log.js';
import { Market } from './panels/market.js';
import { Money } from './panels/money.js';
import { People } from './panels/personas.js';
import { Sandboxes } from './panels/sandboxes.js';
import { Snapshots } from './panels/snapshots.js';
import { StateTree } from './panels/state-explorer.js';
import { Time } from './panels/clock.js';
import { SandboxClock } from './sandbox-clock.js';

const panels = [
  { id: 'people', title: 'People', about: 'Sign this browser in as anybody.', show: People },
  { id: 'inbox', title: 'Inbox', about: 'The codes that would be mailed.', show: Inbox },
  { id: 'faults', title: 'Faults', about: 'What is to go wrong, call by call.', show: Faults },
  { id: 'time', title: 'Time', about: 'The clock, and how long calls take.', show: Time },
  { id: 'market', title: 'Market', about: 'The stream of prices, and how it fails.', show: Market },
  { id: 'journal', title: 'Journal', about: 'Every call that came in.', show: Journal },
  { id: 'state', title: 'State', about: 'All that this sandbox knows.', show: StateTree },
  { id: 'snapshots', title: 'Snapshots', about: 'Keep a moment, and go back to it.', show: Snapshots },
  { id: 'sandboxes', title: 'Sandboxes', about: 'Isolated worlds, one for each test.', show: Sandboxes },
  { id: 'arrivals', title: 'Arrivals', about: 'What an open wallet hears by itself.', show: Arrivals },
  { id: 'money', title: 'Money', about: 'What banks, chains and others do, and the books.', show: Money },
];

/** The key that opens a panel: the digits, 0 after 9, then m. @param {number} index */
const keyOf = (index) => (index < 10 ? String((index + 1) % 10) : 'm');

const shownPanel = () => panels.find(({ id }) => `#${id}` === location.hash) ?? panels[0];

function App() {
  const [panel, setPanel] = useState(shownPanel);
  const connection = useConnection();
  const help = useRef(/** @type {any} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));

  // Before the page is seen: whoever sees it may press a key.
  useLayoutEffect(() => {
    const follow = () => {
      setPanel(shownPanel());
      heading.current?.focus();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  // On a phone the panels' links stand in one line that scrolls.
  useEffect(
    () =>
      document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [panel],
  );

  useLayoutEffect(() => {
    /** @param {string} id */
    const openPanel = (id) => {
      if (location.hash === `#${id}`) heading.current?.focus();
      else location.hash = id;
    };
    /** @param {any} event */
    const onKey = (event) => {
      const { target, key } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input, select, textarea');
      // The keys that close the site's drawer are pressed in here and never reach the site.
      if (event.altKey && event.code === 'KeyM') window.parent.postMessage('mock:close', '*');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const wanted = panels.find((_panel, index) => keyOf(index) === key);
      if (wanted) openPanel(wanted.id);
      else if (key === 'Escape' && !help.current?.open) window.parent.postMessage('mock:close', '*');
      else if (key === 'c') void copyNewestCode();
      else if (key === '?') help.current?.showModal();
      else if (key === '/') /** @type {HTMLElement | null} */ (document.querySelector('main input'))?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return html`
    <a class="skip" href="#panel" onClick=${skipTo(heading)}>Skip to the panel</a>
    <header>
      <strong class="brand">Cowrie <span>mock</span></strong>
      <a class="chip" href=${panelAddress('sandboxes')}>Sandbox <b>${sandbox}</b></a>
      <${SandboxClock} />
      ${connection === 'lost' && html`<span class="chip bad" role="status">The mock does not answer</span>`}
      ${connection === 'gone' && html`<a class="chip bad" role="status" href=${pageOf('default')}>This sandbox is gone: go to default</a>`}
      <button class="quiet small help" onClick=${() => help.current?.showModal()}>Keys <kbd>?</kbd></button>
    </header>
    <nav aria-label="Panels">
      ${panels.map(
        ({ id, title }, index) =>
          html`<a key=${id} href=${panelAddress(id)} aria-current=${id === panel?.id ? 'page' : undefined}>
            ${title} <kbd aria-hidden="true">${keyOf(index)}</kbd>
          </a>`,
      )}
      <span class="links"
        ><a href="/docs">API</a> <a href="/openapi.json">OpenAPI</a>
        <a href="/__mock/docs">Control plane</a></span
      >
    </nav>
    <main id="panel">
      <h1 ref=${heading} tabindex="-1">${panel?.title}</h1>
      <p class="soft">${panel?.about}</p>
      ${panel && html`<${panel.show} key=${panel.id} />`}
    </main>
    <${NoticeBar} />
    <dialog ref=${help} aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <dl>
        <dt><kbd>1</kbd> to <kbd>9</kbd>, <kbd>0</kbd>, <kbd>m</kbd></dt>
        <dd>open a panel</dd>
        <dt><kbd>c</kbd></dt>
        <dd>copy the newest code</dd>
        <dt><kbd>/</kbd></dt>
        <dd>go to the panel’s first field</dd>
        <dt>arrows</dt>
        <dd>move in the grid of faults</dd>
        <dt><kbd>?</kbd></dt>
        <dd>this list</dd>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
  `;
}

/** The address must stay that of the panel. @param {{ current: HTMLElement | null }} target */
const skipTo = (target) => (/** @type {any} */ event) => {
  event.preventDefault();
  target.current?.focus();
};

connect();
render(html`<${App} />`, document.body);
