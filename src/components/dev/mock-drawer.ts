// The mock's page in a drawer, for whoever runs `npm run dev`: Alt+M opens it, Escape closes it.
import { PUBLIC_API_URL } from 'astro:env/client';
import style from './mock-drawer.css?inline';

const api = new URL(PUBLIC_API_URL);
/** The message that the mock's page posts when Escape is pressed in it: the key event does not leave its iframe. */
const CLOSE = 'mock:close';

/** The message that the mock's page posts after it has signed this browser in as another persona. */
const CHANGED = 'mock:changed';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function drawer(): HTMLElement {
  const host = element('div');
  // A shadow root: the site's styles don't reach the drawer, and the drawer's don't change the page under test.
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
  // The page still shows the previous user.
  dialog.addEventListener('close', () => {
    if (isOld) location.reload();
  });
  const toggle = () => {
    if (dialog.open) {
      dialog.close();
      return;
    }
    // Load the iframe when it is first opened, and only then: it keeps its state, such as typed text.
    if (!shadow.querySelector('iframe'))
      dialog.append(
        element('iframe', {
          title: 'Mock API',
          // The copy buttons of the page need this permission.
          allow: 'clipboard-write',
          src: `${api.origin}/__mock`,
        }),
      );
    dialog.showModal();
  };
  opener.addEventListener('click', toggle);
  closer.addEventListener('click', toggle);
  addEventListener('keydown', (event) => {
    // Compare `code`, not `key`: on a Mac, Alt and M type another letter.
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

// Only the mock has this page; another API answers 404.
if (api.hostname === 'localhost') document.body.append(drawer());
