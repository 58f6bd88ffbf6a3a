import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { submitEmail, submitPassword } from './sign-in.ts';
import { leaveToast, toast } from './toast.ts';
import { openPage, reloadPage } from './open-page.ts';

const { toasts } = messages('en');
const LOGIN = 'POST /auth/login';

/** The whole box of the only toast. */
const box = (page: Page) => page.getByRole('region', { name: /Alt\+T$/i }).getByRole('listitem');

// requirement: 8.33, 9.11
test('toasts are at the top right, 320 px wide if there is room, above everything, and animate as specified', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // From a page without a script, which would show it itself.
  await openPage(page, '/features');
  await leaveToast(page, 'Short.');
  await openPage(page, '/login');
  await expect(toast(page, 'Short.')).toBeVisible();
  for (const [width, top, wide] of [
    [1440, 16, 320],
    // Below the header.
    [390, 68, 320],
    [320, 68, 288],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // Hovering keeps it open.
    await box(page).hover();
    await box(page).evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const appearance = await box(page).evaluate((element) => {
      const { minHeight, maxHeight, transitionProperty, transitionDuration } = getComputedStyle(element);
      const { top, right, width: own, height } = element.getBoundingClientRect();
      const durations = transitionDuration.split(', ');
      return {
        place: { top, right: innerWidth - right, width: own, height },
        limits: [minHeight, maxHeight],
        moves: Object.fromEntries(transitionProperty.split(', ').map((name, at) => [name, durations[at]])),
        layer: getComputedStyle(element.parentElement ?? element).zIndex,
        isOver: document.elementFromPoint(innerWidth - 40, top + 24)?.closest('li') === element,
      };
    });
    // Beside the scrollbar, if there is one.
    expect(appearance.place.right).toBeGreaterThanOrEqual(16);
    expect(appearance.place.right).toBeLessThanOrEqual(32);
    expect(appearance).toMatchObject({
      place: { top, width: wide, height: 64 },
      limits: ['64px', '800px'],
      moves: { transform: '0.5s', opacity: '0.5s', height: '0.3s' },
      layer: '9999',
      isOver: true,
    });
  }
});

/**
 * Shows a toast and pauses the page's clock, so that a slow machine does not shorten the toast.
 * @returns functions that advance to a number of milliseconds after the toast: at the latest (`before`), at the earliest
 * (`after`).
 */
async function stopAt(page: Page, show: () => Promise<void>) {
  const earliest = await page.evaluate(() => Date.now());
  await show();
  await expect(box(page)).toHaveAttribute('data-removed', 'false');
  const latest = (await page.evaluate(() => Date.now())) + 500;
  await page.clock.pauseAt(latest);
  let now = latest;
  const to = async (moment: number) => {
    await page.clock.fastForward(Math.max(moment - now, 0));
    now = Math.max(moment, now);
  };
  return { before: (ms: number) => to(earliest + ms), after: (ms: number) => to(latest + ms) };
}

// requirement: 9.05
test('a toast closes after 5 s, with an exit of half a second', async ({ page, mock }) => {
  await mock.clock.hold();
  const { email } = await mock.persona('complete');
  await submitEmail(page, email);
  await mock.preset('login.500', { times: 1 });
  const time = await stopAt(page, () => submitPassword(page, 'Wrong-one-1'));
  await time.before(4_990);
  await expect(box(page)).toHaveAttribute('data-removed', 'false');
  await time.after(5_010);
  await expect(box(page)).toHaveAttribute('data-removed', 'true');
  await page.clock.fastForward(480);
  await expect(box(page)).toHaveCount(1);
  await page.clock.fastForward(40);
  await expect(box(page)).toHaveCount(0);
});

test('a toast stays open while it has the pointer or the focus', async ({ page, mock }) => {
  await mock.clock.hold();
  const { email } = await mock.persona('complete');
  await submitEmail(page, email);
  await mock.preset('login.500', { times: 1 });
  await submitPassword(page, 'Wrong-one-1');
  await box(page).hover();
  await page.clock.fastForward(30_000);
  await expect(box(page)).toHaveAttribute('data-removed', 'false');
});

// requirement: 9.05
test('a toast on an onboarding screen closes after 3 s', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('missing-username', { login: true });
  await mock.preset('username.500', { times: 1 });
  await openPage(page, '/set-username');
  await page.getByRole('textbox').first().fill('annlee');
  const submit = page.getByRole('button', { name: messages('en').onboarding.shared.submit, exact: true });
  await expect(submit).toBeEnabled();
  const time = await stopAt(page, () => submit.click());
  await expect(toast(page, 'Check failed')).toBeVisible();
  await time.before(2_990);
  await expect(box(page)).toHaveAttribute('data-removed', 'false');
  await time.after(3_010);
  await expect(box(page)).toHaveAttribute('data-removed', 'true');
});

test('a server message shows as plain text: one line of 300 characters without invisible characters', async ({
  page,
  mock,
}) => {
  const { email } = await mock.persona('complete');
  await submitEmail(page, email);
  const hostile = `  <img src=x onerror=alert(1)>\u202E\u0000gnp.\u200B ${'long '.repeat(400)}`;
  await mock.preset('login.401', { times: 1, message: hostile });
  await submitPassword(page, 'Wrong-one-1');
  const shown = toast(page, '<img src=x onerror=alert(1)> gnp. long');
  await expect(shown).toBeVisible();
  const text = await shown.textContent();
  expect(text).toHaveLength(300);
  expect(text).toMatch(/^<img .*…$/);
  expect(text).not.toMatch(/[\u0000-\u001f\u200b-\u200f\u202a-\u202e]/);
  await expect(box(page).getByRole('img')).toHaveCount(0);
  expect((await box(page).boundingBox())?.height).toBeLessThanOrEqual(800);
});

// requirement: 9.12
test('Alt+T focuses the toasts, whose button closes one', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  await submitEmail(page, email);
  await mock.preset('login.500', { times: 1 });
  await submitPassword(page, 'Wrong-one-1');
  await expect(toast(page, 'Login failed')).toBeVisible();
  // The toast took no focus from the field.
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('region', { name: /Alt\+T$/i }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('button', { name: toasts.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveCount(0);
});

test('a toast survives exactly one navigation', async ({ page }) => {
  // From a page without a script, which would show it itself.
  await openPage(page, '/features');
  await leaveToast(page, 'On the other side.');
  await openPage(page, '/login');
  await expect(toast(page, 'On the other side.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('flash'))).toBeNull();
  await leaveToast(page, 'The next one.');
  await reloadPage(page);
  await expect(toast(page, 'The next one.')).toBeVisible();
  await expect(toast(page, 'On the other side.')).toHaveCount(0);
});

test('toasts show without their library, which is fetched again with the next one', async ({
  page,
  mock,
}) => {
  mock.expectErrors(/Toaster/);
  await mock.clock.hold();
  const { email } = await mock.persona('complete');
  await page.route(/\/Toaster\.[^/]*\.js$/, (route) => route.abort());
  await submitEmail(page, email);
  await mock.fault({ op: LOGIN, effect: { type: 'status', status: 500, message: null }, times: 2 });
  await submitPassword(page, 'Wrong-one-1');
  const plain = page.getByRole('alert').getByText('Login failed');
  await expect(plain).toBeVisible();
  const place = await page.getByRole('alert').filter({ hasText: 'Login failed' }).boundingBox();
  expect(place).toMatchObject({ y: 16, width: 320 });
  await mock.clock.advance(5_000);
  await expect(plain).toHaveCount(0);
  await page.unroute(/\/Toaster\.[^/]*\.js$/);
  await submitPassword(page, 'Wrong-one-1');
  await expect(toast(page, 'Login failed')).toBeVisible();
  // As large as the library's.
  const { width, height } = (await box(page).boundingBox()) ?? {};
  expect(width).toBe(place?.width);
  expect(height).toBeCloseTo(place?.height ?? 0);
});

for (const library of [true, false])
  test(`${library ? 'with' : 'without'} the library: a toast over a dialog is closed by touch and by Escape, and the dialog stays`, async ({
    page,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    if (!library) {
      mock.expectErrors(/Toaster/);
      await page.route(/\/Toaster\.[^/]*\.js$/, (route) => route.abort());
    }
    await page.setViewportSize({ width: 390, height: 700 });
    await openPage(page, '/w/notifications?panel=notifications');
    const panel = page.getByRole('dialog', { name: messages('en').walletPanels.titles.notifications });
    const readAll = panel.getByRole('button', { name: messages('en').notifications.markAll });
    await mock.fault({
      op: 'PUT /user/notifications/mark-all-read',
      effect: { type: 'status', status: 409, message: 'Not now.' },
      times: 2,
    });
    // Found by its role: what is outside a modal dialog is inert, and has none.
    const close = page.locator('.toasts').getByRole('button', { name: toasts.close, exact: true });
    await readAll.click();
    await expect(page.getByText('Not now.').filter({ visible: true })).toBeVisible();
    await close.click();
    await expect(close).toHaveCount(0);
    await readAll.click();
    await close.focus();
    await page.keyboard.press('Escape');
    await expect(close).toHaveCount(0);
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

test('a toast outlives the dialog that it was shown in', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/notifications?panel=notifications');
  const panel = page.getByRole('dialog', { name: messages('en').walletPanels.titles.notifications });
  await mock.fault({
    op: 'PUT /user/notifications/mark-all-read',
    effect: { type: 'status', status: 409, message: 'Not now.' },
  });
  await panel.getByRole('button', { name: messages('en').notifications.markAll }).click();
  await expect(toast(page, 'Not now.')).toBeVisible();
  // Hovering keeps it open.
  await page.mouse.move(10, 400);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(toast(page, 'Not now.')).toBeVisible();
  await mock.clock.advance(6_000);
  await expect(toast(page, 'Not now.')).toHaveCount(0);
});

test('a wrong password is said once at a time: by the toast, then beside its field, where nothing moves', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  const { email } = await mock.persona('complete');
  await submitEmail(page, email);
  await mock.preset('login.401', { times: 1 });
  await submitPassword(page, 'Wrong-one-1');
  const said = page.getByText(toasts.invalidCredentials, { exact: true }).filter({ visible: true });
  const field = page.getByLabel(messages('en').auth.login.password, { exact: true });
  const button = page.getByRole('button', { name: messages('en').auth.login.submit, exact: true });
  await expect(box(page)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(said).toHaveCount(1);
  const place = await button.boundingBox();
  await page.clock.fastForward(6000);
  await expect(box(page)).toHaveCount(0);
  await expect(said).toHaveCount(1);
  expect(await button.boundingBox()).toEqual(place);
});
