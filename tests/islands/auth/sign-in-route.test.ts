import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { resolveSignInRoute } from '#src/islands/auth/resolve-sign-in-route.ts';
import { $auth } from '#src/stores/session/auth.ts';
import type { connectToMock } from '../../in-process.ts';
import type { BrowserStorage } from '../../stores/browser-storage.ts';
import { newDocument } from '../../stores/new-document.ts';

const { toasts } = messages('en');
let mock: ReturnType<typeof connectToMock>;
let kept: BrowserStorage;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  ({ kept, mock } = newDocument());
});

const error = (text: string) => ({ kind: 'error', text });
const answer = (fields: object) =>
  mock.control('POST', '/faults', {
    op: 'GET /user/profile/status',
    effect: {
      type: 'reply',
      body: {
        status: 'success',
        required: [],
        optional: [],
        user_status: 'complete',
        device_unauthorized: false,
        error: null,
        ...fields,
      },
    },
  });

describe('after a status check a person goes', () => {
  // requirement: 4.22
  test('to the profile when a step is required, whatever else is said', async () => {
    await mock.signIn('complete');
    await answer({ required: ['username'], device_unauthorized: true, error: 'no' });
    expect(await resolveSignInRoute(toasts, false)).toEqual({ path: '/profile-setup', notice: null });
  });

  // requirement: 4.22
  test('to the profile when the status is incomplete and nothing is required', async () => {
    await mock.signIn('incomplete-flag-only');
    expect(await resolveSignInRoute(toasts, false)).toEqual({ path: '/profile-setup', notice: null });
  });

  // requirement: 4.23
  test('to the device’s code, with the server’s words or ours', async () => {
    await mock.signIn('complete');
    await answer({ device_unauthorized: true, error: 'no', message: 'Check your mail.' });
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/device-verification',
      notice: error('Check your mail.'),
    });
    await mock.control('DELETE', '/faults');
    await answer({ device_unauthorized: true, message: null });
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/device-verification',
      notice: error('This device needs verification.'),
    });
  });

  // requirement: 4.27
  test('to the device’s code when the refusal itself asks for it', async () => {
    // As another back end may say it.
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ message: null, device_unauthorized: true }, { status: 403 })),
    );
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/device-verification',
      notice: error('This device needs verification.'),
    });
  });

  // requirement: 4.24, 4.27
  test('to the login when the answer has an error, and when there is no answer', async () => {
    await mock.signIn('complete');
    await answer({ error: 'no' });
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/login',
      notice: error('Unauthorized! Please Login.'),
    });
    mock.jar.clear();
    await mock.control('DELETE', '/faults');
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/login',
      notice: error('Authentication failed. Please try again.'),
    });
    expect($auth.get()).toMatchObject({ isAuthenticated: false, isLoggedIn: false });
  });

  // requirement: 4.25, 4.26
  test('to the wallet: with a word after a login, without one after the sign-up’s code', async () => {
    await mock.signIn('complete-no-pin');
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/w',
      notice: { kind: 'success', text: 'Login successful!' },
    });
    expect(await resolveSignInRoute(toasts, true)).toEqual({ path: '/w', notice: null });
    expect(kept.getItem('tPin')).toBe('false');
    expect($auth.get()).toMatchObject({ isAuthenticated: true, isLoggedIn: true });
  });

  // requirement: 8.13
  test('to the wallet even when the profile cannot be had, which is said', async () => {
    await mock.signIn('no-profile');
    await mock.control('POST', '/faults', {
      op: 'GET /user/profile',
      effect: { type: 'status', status: 500, message: null },
    });
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/w',
      notice: error('Failed to fetch user profile'),
    });
  });

  test('nowhere without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await resolveSignInRoute(toasts, false)).toBeNull();
  });
});
