import { beforeEach, describe, expect, test } from 'vitest';
import { local, session } from '#src/api/storage.ts';
import { checkStatus, startSession } from '#src/stores/session/auth.ts';
import { $toasts, showToast, flashToast, showFlash } from '#src/stores/interface/toasts.ts';
import {
  afterStep,
  checkUsername,
  completeReferral,
  saveUserInfo,
  usernameDraft,
} from '#src/stores/sign-in/onboarding.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';

let mock: ReturnType<typeof connectToMock>;

beforeEach(() => {
  ({ mock } = newDocument());
  $toasts.set([]);
});

const failStatus = () =>
  mock.control('POST', '/faults', {
    op: 'GET /user/profile/status',
    effect: { type: 'status', status: 500, message: null },
  });

describe('an onboarding step', () => {
  // requirement: 4.33, 7.11, 7.31
  test('sends only skip: true when it is skipped', async () => {
    await mock.signIn('missing-all');
    await saveUserInfo({ skip: true });
    await completeReferral({ skip: true });
    for (const op of ['POST /user/profile', 'POST /user/referral/complete'])
      expect((await mock.journal(op)).map(({ body }) => body)).toEqual([{ skip: true }]);
  });

  test('is removed from the last known steps when the next status check fails; without any, /profile-setup is next', async () => {
    await mock.signIn('missing-all');
    await checkStatus();
    await failStatus();
    expect(await afterStep('password')).toEqual({ path: '/user-info', finished: false });
    startSession();
    expect(await afterStep('password')).toEqual({ path: '/profile-setup', finished: false });
  });

  test('clears the sign-up’s identifier when it was the last one', async () => {
    await mock.signIn('missing-referral');
    local.write('verified_identifier', 'idn_1');
    await completeReferral({ skip: true });
    expect(await afterStep('referral')).toEqual({ path: '/w', finished: true });
    expect(local.read('verified_identifier')).toBeNull();
  });
});

describe('a taken username', () => {
  // requirement: 4.34
  test('returns with a free suggestion, which this tab keeps until one is set', async () => {
    await mock.signIn('complete');
    await mock.signIn('missing-username');
    const { success, username } = await checkUsername('tobiade');
    expect(success).toBe(false);
    expect(username).toMatch(/^tobiade\d+$/);
    usernameDraft.write({ typed: 'tobiade', suggestion: username ?? '' });
    expect(usernameDraft.read()).toEqual({ typed: 'tobiade', suggestion: username });
    expect((await checkUsername(usernameDraft.read().suggestion ?? '')).success).toBe(true);
    usernameDraft.drop();
    expect(usernameDraft.read()).toEqual({});
    expect(session.keys()).toEqual([]);
  });
});

// requirement: 9.05
test('a toast stays 5 s by default, also after a navigation', () => {
  showToast('success', 'here');
  showToast('info', 'onboarding', { duration: 3000 });
  flashToast('error', 'there');
  showFlash();
  expect($toasts.get().map(({ text, duration }) => [text, duration])).toEqual([
    ['here', 5000],
    ['onboarding', 3000],
    ['there', 5000],
  ]);
});
