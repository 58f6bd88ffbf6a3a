import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSecurity } from '#contract/security.ts';
import type * as SecurityStore from '#src/stores/security/security.ts';
import type * as Freeze from '#src/stores/security/sending-freeze.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { eventually } from '../../eventually.ts';
import type { connectToMock } from '../../in-process.ts';
import { PIN } from '../../mock-api/transfers/payer.ts';
import { newDocument } from '../new-document.ts';

const FREEZE = 'PUT /user/freeze';
const READ = 'GET /user/security';

let mock: ReturnType<typeof connectToMock>;
let freeze: typeof Freeze;
let security: typeof SecurityStore;
let stop: () => void = () => undefined;

async function open(persona: PersonaName): Promise<void> {
  ({ mock } = newDocument());
  vi.resetModules();
  [freeze, security] = await Promise.all([
    import('#src/stores/security/sending-freeze.ts'),
    import('#src/stores/security/security.ts'),
  ]);
  await mock.signIn(persona);
  stop = security.$security.listen(() => undefined);
  await eventually(() => expect(security.$security.get().data).not.toBeNull());
}
beforeEach(() => open('complete'));
afterEach(() => stop());

const shown = () => security.$security.get().data;
const isFrozenOnServer = async () => (await mock.call(getSecurity)).data.sending_frozen;

test('freezing needs nothing, and is shown as the API answers it, with its time', async () => {
  expect(shown()?.frozen).toBeNull();
  const done = freeze.freezeSending();
  expect(shown()?.sending_frozen).toBe(false);
  await done;
  expect(shown()?.sending_frozen).toBe(true);
  expect(shown()?.frozen).toMatchObject({ by: 'owner' });
  expect(await isFrozenOnServer()).toBe(true);
});

test('unfreezing takes the PIN: a wrong one changes nothing', async () => {
  await freeze.freezeSending();
  await expect(freeze.unfreezeSending({ pin: '000111' })).rejects.toMatchObject({ code: 'pin_invalid' });
  expect(await isFrozenOnServer()).toBe(true);
  await freeze.unfreezeSending({ pin: PIN });
  expect(shown()?.frozen).toBeNull();
  expect(await isFrozenOnServer()).toBe(false);
});

test('a lost answer is asked for: the freeze that was made is shown, with no error', async () => {
  await mock.fault(FREEZE, { type: 'reset' }, { stage: 'post', times: 1 });
  await freeze.freezeSending();
  expect(shown()?.sending_frozen).toBe(true);
});

test('one that never arrived fails, and is known not to be made', async () => {
  await mock.fault(FREEZE, { type: 'status', status: 503 }, { times: 1 });
  await expect(freeze.freezeSending()).rejects.toMatchObject({ status: 503 });
  expect(shown()?.sending_frozen).toBe(false);
});

test('where the account can’t be asked either, the outcome is unknown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await mock.fault(FREEZE, { type: 'status', status: 503 }, { times: 1 });
  await mock.fault(READ, { type: 'status', status: 503 });
  const done = expect(freeze.freezeSending()).rejects.toMatchObject({ kind: 'outcome-unknown' });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  vi.useRealTimers();
});
