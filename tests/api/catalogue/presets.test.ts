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
const texts = dictionary('en');
const SERVER_MESSAGE = 'A message of the server.';

/** Entries whose text the specification fixes, whatever message the server sends (section 4, Auth loading). */
const fixedTexts: readonly (typeof ids)[number][] = ['authentication_failed', 'unauthorized'];

test('every preset belongs to an entry', () => {
  expect([...new Set(cases.map(({ preset }) => preset))].sort()).toEqual([...presetIds].sort());
});

describe('without a message of the server, the catalogue’s text is shown', () => {
  // requirement: 8.03, 8.04
  test.each(cases)('$id by $preset', async ({ id, preset }) => {
    const { ids: armed } = await mock.control<{ ids: string[] }>('POST', `/faults/preset/${preset}`);
    expect(await screens[id](mock)).toBe(texts.get(errorCatalogue[id].text_key));
    const { items } = await mock.control<{ items: { id: string; hits: number }[] }>('GET', '/faults');
    expect(items.filter(({ hits }) => hits > 0).map((fault) => fault.id)).toEqual([armed[0]]);
  });
});

describe('with a message of the server, that message is shown', () => {
  const withMessage = cases.filter(({ preset }) =>
    ['status', 'reply'].includes(faultPresets[preset].effect.type),
  );
  // requirement: 8.03, 8.04
  test.each(withMessage)('$id by $preset', async ({ id, preset }) => {
    await mock.control('POST', `/faults/preset/${preset}`, { message: SERVER_MESSAGE });
    const catalogueText = texts.get(errorCatalogue[id].text_key);
    expect(await screens[id](mock)).toBe(fixedTexts.includes(id) ? catalogueText : SERVER_MESSAGE);
  });
});

describe('without the fault, no error is shown', () => {
  // A wrong code or password gives another message: see without-faults.test.ts.
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
