import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { faultPresets, presetIds } from '#mock-api/faults/fault-presets.ts';
import { errorScenarios } from '#mock-api/faults/error-scenarios.ts';
import { $auth, clearSession } from '#src/stores/session/auth.ts';
import { connectToMock } from '../../in-process.ts';
import { dictionary } from '../../i18n/dictionary.ts';
import { BrowserStorage } from '../../stores/browser-storage.ts';
import { screens, type IdsWith, type InProcess } from './screens.ts';

let mock: InProcess;
beforeEach(() => {
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  mock = connectToMock();
  clearSession();
  $auth.set({ ...$auth.get(), deviceId: null, deviceInitialized: false });
});

const ids = Object.keys(screens) as IdsWith<'presets'>[];
const cases = ids.flatMap((id) => errorScenarios[id].presets.map((preset) => ({ id, preset })));
const words = dictionary('en');
const SAID = 'Words of the server.';

/** The specification gives these texts for whatever the answer was (section 4, Auth loading). */
const ownWords: readonly (typeof ids)[number][] = ['authentication_failed', 'unauthorized'];

test('every preset is of some entry', () => {
  expect([...new Set(cases.map(({ preset }) => preset))].sort()).toEqual([...presetIds].sort());
});

describe('without words of the server, the catalogue’s text', () => {
  // requirement: 8.03, 8.04
  test.each(cases)('$id by $preset', async ({ id, preset }) => {
    const { ids: armed } = await mock.control<{ ids: string[] }>('POST', `/faults/preset/${preset}`);
    expect(await screens[id](mock)).toBe(words.get(errorCatalogue[id].text_key));
    const { items } = await mock.control<{ items: { id: string; hits: number }[] }>('GET', '/faults');
    expect(items.filter(({ hits }) => hits > 0).map((fault) => fault.id)).toEqual([armed[0]]);
  });
});

describe('with words of the server, those', () => {
  const worded = cases.filter(({ preset }) => ['status', 'reply'].includes(faultPresets[preset].effect.type));
  // requirement: 8.03, 8.04
  test.each(worded)('$id by $preset', async ({ id, preset }) => {
    await mock.control('POST', `/faults/preset/${preset}`, { message: SAID });
    const own = words.get(errorCatalogue[id].text_key);
    expect(await screens[id](mock)).toBe(ownWords.includes(id) ? own : SAID);
  });
});

describe('without the fault, nothing of it', () => {
  // Those of a code or a password that no test knows are refused in other words: natural.test.ts.
  const works = ['signup_failed', 'code_request_failed', 'set_password_failed', 'user_info_failed'] as const;
  test.each([
    ...works,
    'emergency_contact_failed',
    'google_failed',
    'logout_failed',
    'submission_failed',
  ] as const)('%s', async (id) => {
    expect(await screens[id](mock)).toBeNull();
  });
});
