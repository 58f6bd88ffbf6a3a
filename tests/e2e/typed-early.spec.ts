import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test, type Mock } from './mock.ts';
import { emailField, requestCode } from './sign-in.ts';
import { resetScreen } from './reset.ts';

const { onboarding } = messages('en');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Each form, what it takes to see it, and what is typed where. */
const forms: readonly {
  path: string;
  enter?: (page: Page, mock: Mock) => Promise<unknown>;
  typed: readonly (readonly [(page: Page) => ReturnType<Page['getByRole']>, string])[];
}[] = [
  { path: '/signup', typed: [[emailField, 'ada@example.com']] },
  { path: '/login', typed: [[emailField, 'ada@example.com']] },
  { path: '/forgot-password', typed: [[(page) => resetScreen(page).email, 'ada@example.com']] },
  {
    path: '/otp-verification',
    enter: (page, mock) => requestCode(page, mock, 'ada@example.com'),
    typed: [[(page) => field(page, 'Digit 1 of 6'), '1']],
  },
  {
    path: '/user-info',
    enter: (_page, mock) => mock.persona('missing-user-info', { login: true }),
    typed: [
      [(page) => field(page, onboarding.userInfo.firstName), 'Ada'],
      [(page) => field(page, onboarding.userInfo.lastName), 'Obi'],
    ],
  },
  {
    path: '/set-username',
    enter: (_page, mock) => mock.persona('missing-username', { login: true }),
    typed: [[(page) => field(page, onboarding.username.username), 'adaobi7']],
  },
  {
    path: '/set-password',
    enter: (_page, mock) => mock.persona('missing-password', { login: true }),
    typed: [[(page) => field(page, onboarding.password.password), 'Cowrie2026!']],
  },
];

const islands = (page: Page) => page.locator('astro-island[ssr]');

// In npm test: one form of each kind, an address, boxes of a code, several fields, text that is cleaned.
const sample = ['/signup', '/otp-verification', '/user-info', '/set-username'];
for (const { path, enter, typed } of matrix('forms', forms, (form) => sample.includes(form.path)))
  // requirement: 4.50
  test(`${path} is read and typed into before its script has come, and keeps every letter`, async ({
    page,
    mock,
  }) => {
    await enter?.(page, mock);
    // The code comes when the test says so, however slow the network.
    const code = await holdRequests(page, (request) => /\/_astro\/[^/]*\.js$/.test(request.url()));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [box, text] of typed) {
      await box(page).click();
      await page.keyboard.type(text);
      await expect(box(page)).toHaveValue(text);
    }
    expect(await islands(page).count()).toBeGreaterThan(0);
    code.release();
    await expect(islands(page)).toHaveCount(0);
    for (const [box, text] of typed) await expect(box(page)).toHaveValue(text);
    // What the script holds is what stands there: another letter is added to it.
    const [last, text] = typed.at(-1)!;
    if (text.length > 1) {
      await last(page).press('End');
      await page.keyboard.type('x');
      await expect(last(page)).toHaveValue(`${text}x`);
    }
  });
