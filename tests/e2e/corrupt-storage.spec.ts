import { localKeys, sessionKeys as tabKeys } from '#src/api/storage.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

const sessionKeys = [...tabKeys, 'draft:user-info', 'draft:email', 'draft:reset'];

const values: Readonly<Record<string, string>> = {
  'an empty string': '',
  'truncated JSON': '{"email":"a',
  null: 'null',
  'a list': '[[],{}]',
  'an object with wrong types': '{"email":5,"kind":"success","text":{},"duration":"x","expires":{}}',
  'a number that overflows': '1e999',
  'a negative number': '-1',
  markup: '<img src=x onerror="throw 1">',
  '200,000 characters': 'x'.repeat(200_000),
  'invalid UTF-16': '\u0000\ud800\ufffe%E0%A4%A',
};

const inQuickRun = ['truncated JSON', 'an object with wrong types', 'invalid UTF-16'];
for (const [description, value] of matrix('stored values', Object.entries(values), ([name]) =>
  inQuickRun.includes(name),
)) {
  // requirement: 4.44
  test(`${description} under every storage key breaks no page`, async ({ page, mock }) => {
    await page.addInitScript(
      ([local, session, kept]) => {
        for (const key of local) localStorage.setItem(key, kept);
        for (const key of session) sessionStorage.setItem(key, kept);
      },
      [localKeys, sessionKeys, value] as const,
    );
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of ['/', '/login', '/forgot-password', '/otp-verification', '/verify']) {
      const response = await openPage(page, path);
      expect(response?.status(), path).toBe(200);
      await expect(heading).toBeVisible();
    }
    await mock.persona('complete', { login: true });
    await openPage(page, '/w');
    await expect(totalOf(page)).toContainText('₦');
    await expect(totalOf(page)).toContainText('Prices as of');
  });
}

test('invalid cookies break no page', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.context().addCookies(
    ['lang', 'theme', 'sidebar'].map((name) => ({
      name,
      value: '%E0%A4%A"<x>',
      domain: 'localhost',
      path: '/',
    })),
  );
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the wallet opens in a browser without storage', async ({ page, mock }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
});
