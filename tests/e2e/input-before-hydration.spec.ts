import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test, type Mock } from './mock.ts';
import { emailField, requestCode } from './sign-in.ts';
import { resetScreen } from './reset.ts';
import { loadPage } from './open-page.ts';

const { onboarding } = messages('en');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Each form: how to open it, and the input for its fields. */
const forms: readonly {
  path: string;
  openForm?: (page: Page, mock: Mock) => Promise<unknown>;
  entries: readonly (readonly [(page: Page) => ReturnType<Page['getByRole']>, string])[];
}[] = [
  { path: '/signup', entries: [[emailField, 'ada@example.com']] },
  { path: '/login', entries: [[emailField, 'ada@example.com']] },
  { path: '/forgot-password', entries: [[(page) => resetScreen(page).email, 'ada@example.com']] },
  {
    path: '/otp-verification',
    openForm: (page, mock) => requestCode(page, mock, 'ada@example.com'),
    entries: [[(page) => field(page, 'Digit 1 of 6'), '1']],
  },
  {
    path: '/user-info',
    openForm: (_page, mock) => mock.persona('missing-user-info', { login: true }),
    entries: [
      [(page) => field(page, onboarding.userInfo.firstName), 'Ada'],
      [(page) => field(page, onboarding.userInfo.lastName), 'Obi'],
    ],
  },
  {
    path: '/set-username',
    openForm: (_page, mock) => mock.persona('missing-username', { login: true }),
    entries: [[(page) => field(page, onboarding.username.username), 'adaobi7']],
  },
  {
    path: '/set-password',
    openForm: (_page, mock) => mock.persona('missing-password', { login: true }),
    entries: [[(page) => field(page, onboarding.password.password), 'Cowrie2026!']],
  },
];

const islands = (page: Page) => page.locator('astro-island[ssr]');

// Under npm test one form of each kind: an email, code boxes, several fields, and text that is sanitized.
const sample = ['/signup', '/otp-verification', '/user-info', '/set-username'];
for (const { path, openForm, entries } of matrix('forms', forms, (form) => sample.includes(form.path)))
  // requirement: 4.50
  test(`${path} accepts input before its script loads, and keeps every character`, async ({ page, mock }) => {
    await openForm?.(page, mock);
    // The test releases the scripts, however slow the network is.
    const code = await holdRequests(page, (request) => /\/_astro\/[^/]*\.js$/.test(request.url()));
    await loadPage(page, path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [box, text] of entries) {
      await box(page).click();
      await page.keyboard.type(text);
      await expect(box(page)).toHaveValue(text);
    }
    await expect(islands(page)).not.toHaveCount(0);
    code.release();
    await expect(islands(page)).toHaveCount(0);
    for (const [box, text] of entries) await expect(box(page)).toHaveValue(text);
    // The hydrated form has the input as its state: another character is appended to it.
    const [last, text] = entries.at(-1)!;
    if (text.length > 1) {
      await last(page).press('End');
      await page.keyboard.type('x');
      await expect(last(page)).toHaveValue(`${text}x`);
    }
  });
