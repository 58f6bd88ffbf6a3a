import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStorage } from '../stores/browser-storage.ts';

/** Storage as a new document finds it, in a tab that another site may have named. */
async function openDocument({ refuse, name = '' }: { refuse: boolean; name?: string }) {
  vi.resetModules();
  vi.stubGlobal('window', { name });
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, new BrowserStorage({ refuse }));
  return import('#src/api/storage.ts');
}

beforeEach(() => vi.unstubAllGlobals());

describe('a browser that refuses to save', () => {
  test('keeps what is written for this document only', async () => {
    const { local, session } = await openDocument({ refuse: true });
    expect([local.isAvailable(), session.isAvailable()]).toEqual([false, false]);
    local.write('identifier', 'idn_1');
    expect(local.read('identifier')).toBe('idn_1');
    const next = await openDocument({ refuse: true, name: window.name });
    expect(next.local.read('identifier')).toBeNull();
  });

  // requirement: T.17
  test('writes nothing into the name of its tab, and reads nothing from it', async () => {
    const planted = `kept:${JSON.stringify({ local: { identifier: 'evil' }, tab: { 'draft:reset': '{}' } })}`;
    const { local, session } = await openDocument({ refuse: true, name: planted });
    expect([...local.keys(), ...session.keys()]).toEqual([]);
    local.write('pendingVerificationEmail', 'ada@example.org');
    session.write('draft:email', 'ada@example.org');
    expect(window.name).toBe(planted);
  });
});

test('a browser that saves is available, and the check leaves nothing behind', async () => {
  const { local } = await openDocument({ refuse: false });
  expect(local.isAvailable()).toBe(true);
  expect(local.keys()).toEqual([]);
});
