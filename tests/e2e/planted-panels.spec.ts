import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { panelNames, standsBeside, type PanelName } from '#src/stores/panels.ts';
import { panelOf } from './finding.ts';
import { expect, test } from './mock.ts';
import { plant, type Moment } from './planted-parts.ts';
import { OPENING } from './wallet-figures.ts';

// Each panel is made to throw: the panel says so, and everything else goes on.

test.use({ persona: 'complete' });

const { wallet: en, walletPanels, account } = messages('en');
const look = (page: Page) => page.getByRole('heading', { name: account.look.heading });

/** In the panel: what happened, and the way to try it again; its name and its way out are there. */
async function expectBoundary(page: Page, name: PanelName): Promise<void> {
  const panel = panelOf(page, name);
  const alarm = panel.getByRole('alert');
  await expect(alarm, name).toContainText(en.crash.heading, OPENING);
  await alarm.getByRole('button', { name: en.crash.retry }).click();
  await expect(alarm.getByRole('button', { name: en.crash.retry }), name).toBeVisible();
  await panel.getByRole('button', { name: walletPanels.close, exact: true }).click();
  await expect(page.getByRole('dialog'), name).toHaveCount(0);
  await expect(look(page), name).toBeVisible();
}

const healthyFor = (name: PanelName) =>
  name === 'profile'
    ? ({ part: 'SearchPanel', panel: 'search' } as const)
    : ({ part: 'ProfileTab', panel: 'profile' } as const);
const openers = { search: en.header.search, profile: /^Profile: / } as const;

for (const name of panelNames)
  // requirement: 2.11
  test(`${name} throws: it says so, closes, another one opens, the menu leads on and out`, async ({
    page,
    context,
    mock,
  }) => {
    const healthy = healthyFor(name);
    const planted = await plant(context, mock, { healthy: ['Account', healthy.part, 'Notifications'] });
    await page.goto(`/w/account?panel=${name}`);
    await expectBoundary(page, name);
    expect(planted.size).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('button', { name: openers[healthy.panel] }).click();
    await expect(panelOf(page, healthy.panel)).toBeVisible();
    await expect(panelOf(page, healthy.panel).getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: en.nav.label })
      .getByRole('link', { name: en.nav.notifications })
      .click();
    await expect(
      page.getByRole('heading', { name: messages('en').notifications.flags.heading }),
    ).toBeVisible();
    mock.expectErrors('/user/', '/auth/session', '/wallet/');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page
      .getByRole('navigation', { name: en.nav.label })
      .getByRole('button', { name: en.nav.logout })
      .click();
    await expect(page).toHaveURL('/login', OPENING);
  });

for (const moment of ['commit', 'effect'] satisfies Moment[])
  // requirement: 2.11
  test(`a panel that throws later (${moment}) is held as well, and whoever is there can log out`, async ({
    page,
    context,
    mock,
  }) => {
    await plant(context, mock, { moment, healthy: ['Account'] });
    for (const name of ['history', 'scan', 'notifications', 'profile'] satisfies PanelName[]) {
      await page.goto(`/w/account?panel=${name}`);
      await expectBoundary(page, name);
    }
    // Files of the login page are parts by their names too.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page
      .getByRole('navigation', { name: en.nav.label })
      .getByRole('button', { name: en.nav.logout })
      .click();
    await expect(page).toHaveURL('/login', OPENING);
  });

// requirement: 2.11
test('beside a panel that threw the page stays in use', async ({ page, context, mock }) => {
  await plant(context, mock, { healthy: ['Account', 'Notifications'] });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of panelNames.filter(standsBeside)) {
    await page.goto(`/w/account?panel=${name}`);
    await expect(panelOf(page, name).getByRole('alert')).toContainText(en.crash.heading, OPENING);
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(panelOf(page, name)).toBeVisible();
  }
});
