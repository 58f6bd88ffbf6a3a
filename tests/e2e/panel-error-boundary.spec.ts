import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { panelNames, isNonModal, type PanelName } from '#src/stores/interface/panels.ts';
import { panelOf } from './panels.ts';
import { matrix } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { navigate } from './navigate.ts';
import { injectErrors } from './inject-errors.ts';
import { openPage } from './open-page.ts';

// Each panel is made to throw: the panel shows an error, and everything else works.

test.use({ persona: 'complete' });

const { wallet: en, walletPanels, account } = messages('en');
const displaySettings = (page: Page) => page.getByRole('heading', { name: account.look.heading });

/** Expects the error and Try again in the panel, with its title and Close. */
async function expectBoundary(page: Page, name: PanelName): Promise<void> {
  const panel = panelOf(page, name);
  const alarm = panel.getByRole('alert');
  await expect(alarm, name).toContainText(en.crash.heading);
  await alarm.getByRole('button', { name: en.crash.retry }).click();
  await expect(alarm.getByRole('button', { name: en.crash.retry }), name).toBeVisible();
  await panel.getByRole('button', { name: walletPanels.close, exact: true }).click();
  await expect(page.getByRole('dialog'), name).toHaveCount(0);
  await expect(displaySettings(page), name).toBeVisible();
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: en.nav.label });

async function logOut(page: Page, mock: Mock): Promise<void> {
  // The calls of the start may still be pending.
  mock.expectErrors('401 (Unauthorized)', '/auth/session', '/wallet/');
  await menuOf(page).getByRole('button', { name: en.nav.logout }).click();
  await expect(page).toHaveURL('/login');
}

/** The panel that does not throw, and the button that opens it. */
const healthyPanels = [
  {
    healthy: 'profile',
    part: 'ProfilePanel',
    opener: /^Profile: /,
    throwing: panelNames,
  },
  { healthy: 'search', part: 'SearchPanel', opener: en.header.search, throwing: ['profile'] },
] as const;

for (const { healthy, part, opener, throwing } of healthyPanels)
  // requirement: 2.11
  test(`every panel but ${healthy} throws: it shows an error and closes, another panel opens, and the menu works`, async ({
    page,
    context,
    mock,
  }) => {
    test.slow();
    const injected = await injectErrors(context, mock, { healthy: ['Account', part, 'Notifications'] });
    await openPage(page, '/w/account');
    await expect(displaySettings(page)).toBeVisible();
    const names = throwing.filter((name) => name !== healthy);
    for (const name of names) {
      await navigate(page, `/w/account?panel=${name}`);
      await expectBoundary(page, name);
      await page.getByRole('banner').getByRole('button', { name: opener }).click();
      await expect(
        panelOf(page, healthy).getByRole('link').or(panelOf(page, healthy).getByRole('combobox')).first(),
      ).toBeVisible();
      await expect(panelOf(page, healthy).getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(injected.size).toBe(names.length);
    await menuOf(page).getByRole('link', { name: en.nav.notifications }).click();
    await expect(
      page.getByRole('heading', { name: messages('en').notifications.flags.heading }),
    ).toBeVisible();
  });

for (const name of matrix('panels that throw at the start', panelNames, (panel) => panel === 'history'))
  // requirement: 2.11
  test(`${name} throws as the page opens: it shows an error, and the user can log out`, async ({
    page,
    context,
    mock,
  }) => {
    await injectErrors(context, mock, { healthy: ['Account'] });
    await openPage(page, `/w/account?panel=${name}`);
    await expectBoundary(page, name);
    await logOut(page, mock);
  });

const later = matrix(
  'panels that throw later',
  (['commit', 'effect'] as const).flatMap((moment) =>
    (['history', 'scan', 'notifications', 'profile'] as const).map((name) => ({ moment, name })),
  ),
  ({ moment, name }) => name === (moment === 'commit' ? 'history' : 'notifications'),
);
for (const { moment, name } of later)
  // requirement: 2.11
  test(`the error boundary catches ${name} throwing later (${moment})`, async ({ page, context, mock }) => {
    await injectErrors(context, mock, { phase: moment, healthy: ['Account'] });
    await openPage(page, `/w/account?panel=${name}`);
    await expectBoundary(page, name);
  });

// requirement: 2.11
test('the page stays usable beside a panel that threw', async ({ page, context, mock }) => {
  await injectErrors(context, mock, { healthy: ['Account', 'Notifications'] });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of panelNames.filter(isNonModal)) {
    await openPage(page, `/w/account?panel=${name}`);
    await expect(panelOf(page, name).getByRole('alert')).toContainText(en.crash.heading);
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(panelOf(page, name)).toBeVisible();
  }
});
