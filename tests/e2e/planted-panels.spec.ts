import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { panelNames, isNonModal, type PanelName } from '#src/stores/interface/panels.ts';
import { panelOf } from './finding.ts';
import { matrix } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { move } from './move.ts';
import { plant } from './planted-parts.ts';
import { OPENING } from './wallet-figures.ts';
import { isDistinctPanel } from './wallet-table.ts';

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

const menuOf = (page: Page) => page.getByRole('navigation', { name: en.nav.label });

async function logOut(page: Page, mock: Mock): Promise<void> {
  // What the frame asks at its start may be on its way.
  mock.expectErrors('/user/', '/auth/session', '/wallet/');
  await menuOf(page).getByRole('button', { name: en.nav.logout }).click();
  await expect(page).toHaveURL('/login', OPENING);
}

/** The panel that is left as it is while others throw, and what opens it. */
const healthyOnes = [
  {
    healthy: 'profile',
    part: 'ProfilePanel',
    opener: /^Profile: /,
    throwing: matrix('panels that throw', panelNames, isDistinctPanel),
  },
  { healthy: 'search', part: 'SearchPanel', opener: en.header.search, throwing: ['profile'] },
] as const;

for (const { healthy, part, opener, throwing } of healthyOnes)
  // requirement: 2.11
  test(`each panel but ${healthy} throws: it says so, closes, another one opens, the menu leads on`, async ({
    page,
    context,
    mock,
  }) => {
    test.slow();
    const planted = await plant(context, mock, { healthy: ['Account', part, 'Notifications'] });
    await page.goto('/w/account');
    await expect(look(page)).toBeVisible(OPENING);
    const names = throwing.filter((name) => name !== healthy);
    for (const name of names) {
      await move(page, `/w/account?panel=${name}`);
      await expectBoundary(page, name);
      await page.getByRole('banner').getByRole('button', { name: opener }).click();
      await expect(
        panelOf(page, healthy).getByRole('link').or(panelOf(page, healthy).getByRole('combobox')).first(),
      ).toBeVisible();
      await expect(panelOf(page, healthy).getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(planted.size).toBe(names.filter(isDistinctPanel).length);
    await menuOf(page).getByRole('link', { name: en.nav.notifications }).click();
    await expect(
      page.getByRole('heading', { name: messages('en').notifications.flags.heading }),
    ).toBeVisible();
  });

for (const name of matrix('panels that throw, and the way out', panelNames, (panel) => panel === 'history'))
  // requirement: 2.11
  test(`${name} throws as the page opens: it says so, and whoever is there can log out`, async ({
    page,
    context,
    mock,
  }) => {
    await plant(context, mock, { healthy: ['Account'] });
    await page.goto(`/w/account?panel=${name}`);
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
  test(`${name} throws later (${moment}) and is held as well`, async ({ page, context, mock }) => {
    await plant(context, mock, { moment, healthy: ['Account'] });
    await page.goto(`/w/account?panel=${name}`);
    await expectBoundary(page, name);
  });

// requirement: 2.11
test('beside a panel that threw the page stays in use', async ({ page, context, mock }) => {
  await plant(context, mock, { healthy: ['Account', 'Notifications'] });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of panelNames.filter(isNonModal)) {
    await page.goto(`/w/account?panel=${name}`);
    await expect(panelOf(page, name).getByRole('alert')).toContainText(en.crash.heading, OPENING);
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(panelOf(page, name)).toBeVisible();
  }
});
