import { expect, test, vi } from 'vitest';
import { $auth } from '#src/stores/session/auth.ts';
import { ensureDeviceId } from '#src/stores/session/device.ts';
import { newDocument } from '../new-document.ts';

const REGISTER = 'POST /auth/device-id';

// requirement: 3.07, 7.36
test('without a cookie the browser is registered, and the answer sets one', async () => {
  const { mock } = newDocument();
  const id = await ensureDeviceId();
  expect(id).toMatch(/./);
  expect(mock.jar.get('device_id')).toBe(id);
  expect($auth.get()).toMatchObject({ deviceId: id, deviceInitialized: true });
  expect(await mock.journal(REGISTER)).toHaveLength(1);
});

// requirement: 7.36
test('the device id of the cookie is taken, and nothing is registered', async () => {
  const { mock } = newDocument();
  vi.stubGlobal('document', { cookie: 'lang=en; device_id=dev_known' });
  expect(await ensureDeviceId()).toBe('dev_known');
  expect($auth.get()).toMatchObject({ deviceId: 'dev_known', deviceInitialized: true });
  expect(await mock.journal(REGISTER)).toEqual([]);
});
