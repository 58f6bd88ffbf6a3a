import { beforeEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from '../stores/browser-storage.ts';

/** What somebody else called the tab before they sent it here: our own form, with keys of ours and others. */
const planted = `kept:${JSON.stringify({
  local: { identifier: 'evil', unheard_of: 'x', token: 7, constructor: 'x', ['__proto__']: 'x' },
  tab: { 'draft:reset': '{}', flash: ['x'], drafts: 'x' },
  other: { flash: 'x' },
})}`;

/** Storage as a document finds it whose tab has that name. */
async function openNamed(name: string, { refuse }: { refuse: boolean }) {
  vi.resetModules();
  vi.stubGlobal('window', { name });
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, new BrowserStorage({ refuse }));
  return import('#src/api/storage.ts');
}

beforeEach(() => vi.unstubAllGlobals());

test('a name counts for nothing where storage works', async () => {
  const { local, session } = await openNamed(planted, { refuse: false });
  expect([...local.keys(), ...session.keys()]).toEqual([]);
});

// requirement: T.17
test('where it does not, text under keys of ours is all that is read', async () => {
  const { local, session } = await openNamed(planted, { refuse: true });
  expect([...local.keys(), ...session.keys()]).toEqual(['identifier', 'draft:reset']);
});

test.each([
  '',
  'kept:',
  'kept:null',
  'kept:[1]',
  'kept:"x"',
  'kept:{"local":"ab","tab":[1]}',
  'kept:{',
  planted.slice(5),
])('a name that is not ours is none: %s', async (name) => {
  const { local, session } = await openNamed(name, { refuse: true });
  expect([...local.keys(), ...session.keys()]).toEqual([]);
});
