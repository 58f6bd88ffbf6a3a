// The mock's page in a drawer, for whoever runs `npm run dev`: Alt+M opens it, Escape closes it.
import { PUBLIC_API_URL } from 'astro:env/client';
import style from './mock-drawer.css?inline';

const api = new URL(PUBLIC_API_URL);
/** What the mock's page posts when Escape is pressed in it: the key never leaves its frame. */
const CLOSE = 'mock:close';

/** And when it has signed this browser in as somebody else. */
const CHANGED = 'mock:changed';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function drawer(): HTMLElement {
  const host = element('div');
  // Neither the site's styles reach in nor these out: a page looks as it will without the drawer.
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  const opener = element('button', { type: 'button', textContent: 'Mock', title: 'Mock API (Alt+M)' });
  opener.setAttribute('aria-keyshortcuts', 'Alt+M');
  const dialog = element('dialog', { ariaLabel: 'Mock API' });
  const closer = element('button', { type: 'button', textContent: 'Close (Esc)' });
  dialog.append(closer);
  shadow.append(opener, dialog);

  let isOld = false;
  // The page still shows the person from before.
  dialog.addEventListener('close', () => {
    if (isOld) location.reload();
  });
  const toggle = () => {
    if (dialog.open) {
      dialog.close();
      return;
    }
    // Not before it is wanted, and not twice: it keeps what was typed in it.
    if (!shadow.querySelector('iframe'))
      dialog.append(
        element('iframe', {
          title: 'Mock API',
          // For its copy buttons.
          allow: 'clipboard-write',
          src: `${api.origin}/__mock`,
        }),
      );
    dialog.showModal();
  };
  opener.addEventListener('click', toggle);
  closer.addEventListener('click', toggle);
  addEventListener('keydown', (event) => {
    // By the key's place: with Alt, a Mac types another letter.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyM') return;
    event.preventDefault();
    toggle();
  });
  addEventListener('message', ({ origin, data }) => {
    if (origin !== api.origin) return;
    if (data === CLOSE) dialog.close();
    if (data === CHANGED) isOld = true;
  });
  return host;
}

// Another API than the mock has no such page.
if (api.hostname === 'localhost') document.body.append(drawer());
