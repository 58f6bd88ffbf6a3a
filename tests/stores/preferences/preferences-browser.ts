import { vi } from 'vitest';
import { newDocument } from '../new-document.ts';

/** The cookie of a browser that knows this person. */
export const KNOWN_DEVICE = 'view=ngn.0.auto.green-up.system';

/** Every cookie that was written, the newest last. */
let written: string[] = [];
const page = {
  get cookie() {
    return written.at(-1) ?? '';
  },
  set cookie(cookie: string) {
    written.push(cookie);
  },
  documentElement: { lang: 'en', dataset: {} as Record<string, string>, hasAttribute: () => true },
};

/** A browser in which somebody is signed in, and the mock API behind it. */
export async function signedInBrowser() {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  const { mock } = newDocument();
  await mock.signIn('complete');
  return {
    mock,
    page,
    written: () => written,
    failSaves: (more: object) =>
      mock.control('POST', '/faults', {
        op: 'PUT /user/preferences',
        effect: { type: 'status', status: 500 },
        ...more,
      }),
  };
}

/** Opens a new document: its modules know the cookie and what the browser's storage holds, and nothing else. */
export async function openDocument(cookie = '') {
  written = [cookie];
  page.documentElement.dataset = {};
  vi.resetModules();
  const store = await import('#src/stores/preferences/preferences.ts');
  const view = await import('#src/stores/preferences/display-settings.ts');
  return { ...store, ...view };
}

/** The server's preferences, read past the store. */
export async function readFromServer() {
  const { call } = await import('#src/api/call.ts');
  const contract = await import('#contract/preferences.ts');
  return (await call(contract.getPreferences)).data;
}
