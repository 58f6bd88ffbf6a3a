import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { resolveSignInRoute } from '#src/islands/auth/resolve-sign-in-route.ts';
import { $auth } from '#src/stores/session/auth.ts';
import type { connectToMock } from '../../in-process.ts';
import type { BrowserStorage } from '../../stores/browser-storage.ts';
import { newDocument } from '../../stores/new-document.ts';

const { toasts } = messages('en');
let mock: ReturnType<typeof connectToMock>;
let localStore: BrowserStorage;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  ({ kept: localStore, mock } = newDocument());
});

const error = (text: string) => ({ kind: 'error', text });
const respondWith = (fields: object) =>
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

describe('after a status check the next page is', () => {
  // requirement: 2.96, 4.22
  test('the profile setup when a step is required, whatever else the status has', async () => {
    await mock.signIn('complete');
    await respondWith({ required: ['username'], device_unauthorized: true, error: 'no' });
    expect(await resolveSignInRoute(toasts, false)).toEqual({ path: '/profile-setup', notice: null });
  });

  // requirement: 4.22
  test('the profile setup when the status is incomplete and no step is required', async () => {
    await mock.signIn('incomplete-flag-only');
    expect(await resolveSignInRoute(toasts, false)).toEqual({ path: '/profile-setup', notice: null });
  });

  // requirement: 4.23
  test('the device verification, with the server’s message or ours', async () => {
    await mock.signIn('complete');
    await respondWith({ device_unauthorized: true, error: 'no', message: 'Check your mail.' });
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/device-verification',
      notice: error('Check your mail.'),
    });
    await mock.control('DELETE', '/faults');
    await respondWith({ device_unauthorized: true, message: null });
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/device-verification',
      notice: error('This device needs verification.'),
    });
  });

  // requirement: 4.27
  test('the device verification when the rejection itself demands it', async () => {
    // Another back end may reject the call in this form.
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ message: null, device_unauthorized: true }, { status: 403 })),
    );
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/device-verification',
      notice: error('This device needs verification.'),
    });
  });

  // requirement: 4.24, 4.27
  test('the login when the response has an error, and when there is none', async () => {
    await mock.signIn('complete');
    await respondWith({ error: 'no' });
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

  // requirement: 3.17, 3.18, 4.25, 4.26
  test('the wallet: with a toast after a login, without one after the sign-up’s code', async () => {
    await mock.signIn('complete-no-pin');
    expect(await resolveSignInRoute(toasts, false)).toEqual({
      path: '/w',
      notice: { kind: 'success', text: 'Login successful!' },
    });
    expect(await resolveSignInRoute(toasts, true)).toEqual({ path: '/w', notice: null });
    expect(localStore.getItem('tPin')).toBe('false');
    expect($auth.get()).toMatchObject({ isAuthenticated: true, isLoggedIn: true });
  });

  // requirement: 8.13
  test('the wallet even when the profile fails to load, with an error toast', async () => {
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

  test('none without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await resolveSignInRoute(toasts, false)).toBeNull();
  });
});
