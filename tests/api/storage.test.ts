import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStorage } from '../stores/browser-storage.ts';

/** Loads the storage module as a new document would, in a tab whose name another site may have set. */
async function openDocument({ refuse, name = '' }: { refuse: boolean; name?: string }) {
  vi.resetModules();
  vi.stubGlobal('window', { name });
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, new BrowserStorage({ refuse }));
  return import('#src/api/storage.ts');
}

beforeEach(() => vi.unstubAllGlobals());

describe('a browser that blocks storage', () => {
  test('keeps written values for this document only', async () => {
    const { local, session } = await openDocument({ refuse: true });
    expect([local.isAvailable(), session.isAvailable()]).toEqual([false, false]);
    local.write('identifier', 'idn_1');
    expect(local.read('identifier')).toBe('idn_1');
    const next = await openDocument({ refuse: true, name: window.name });
    expect(next.local.read('identifier')).toBeNull();
  });

  // requirement: T.17
  test('never writes to or reads from window.name', async () => {
    const injected = `kept:${JSON.stringify({ local: { identifier: 'evil' }, tab: { 'draft:reset': '{}' } })}`;
    const { local, session } = await openDocument({ refuse: true, name: injected });
    expect([...local.keys(), ...session.keys()]).toEqual([]);
    local.write('pendingVerificationEmail', 'ada@example.org');
    session.write('draft:email', 'ada@example.org');
    expect(window.name).toBe(injected);
  });
});

test('storage that works reports so, and the availability check leaves nothing behind', async () => {
  const { local } = await openDocument({ refuse: false });
  expect(local.isAvailable()).toBe(true);
  expect(local.keys()).toEqual([]);
});
