import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { actionLinks, type ActionLinkName } from '#src/islands/wallet/features/coming-soon/action-links.ts';
import { parentOf, walletPaths } from '#src/islands/wallet/paths.ts';
import { comingSoonScreens } from '#src/islands/wallet/features/coming-soon/coming-soon-screens.ts';
import type { ComingSoonScreenName } from '#src/islands/wallet/lazy/screen-registry.ts';
import { expectInertSkeleton, goWithin } from './coming-soon.ts';
import { panelOf } from './panels.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';
import { setLanguage } from './wallet-page.ts';

// Placeholder screens ("coming soon") describe the feature and link to what works today. Each goes away with its screen.

test.use({ persona: 'complete', colorScheme: 'dark', viewport: { width: 320, height: 800 } });

const names = Object.keys(comingSoonScreens) as ComingSoonScreenName[];
const addressOf = (name: ComingSoonScreenName) =>
  walletPaths.find((screen) => screen.name === name)!.path.replace(':id', 'btc');

// requirement: 2.09, 2.58
test('a placeholder screen says what will be there, without a fault, and its links lead to what works', async ({
  page,
}) => {
  const { coming, wallet } = messages('cn');
  const heading = page.getByRole('heading', { level: 1 });
  const place = page.getByRole('main').getByRole('region', { name: coming.screen });
  await setLanguage(page, 'cn');
  await openPage(page, '/w/logout');
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
  const sketches = new Set<string>();
  for (const name of names) {
    const { sketch, ways } = comingSoonScreens[name];
    await goWithin(page, addressOf(name));
    await expect(heading).toHaveText(wallet.screens[name]);
    await expect(place).toContainText(coming.screens[name].will);
    await expect(place).toContainText(coming.screens[name].today);
    await expect(place.getByRole('link').or(place.getByRole('button'))).toHaveText(
      ways.map((way) => coming.ways[way]),
    );
    const parent = walletPaths.find((screen) => screen.name === parentOf(name));
    const back = interpolate(wallet.back, { name: parent ? wallet.screens[parent.name] : '' });
    const hrefs = await page
      .getByRole('main')
      .getByRole('link', { name: back })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs, name).toEqual(parent ? [parent.path] : []);
    await expectInertSkeleton(page);
    if (sketches.has(sketch)) continue;
    sketches.add(sketch);
    await expectAccessibleLayout(page, page.getByRole('main'), name);
  }

  const placeOf = new Map(
    names.flatMap((name) => comingSoonScreens[name].ways.map((way) => [way, name] as const)),
  );
  // The one that leaves the wallet comes last.
  const leaves = (way: ActionLinkName) => Number('page' in actionLinks[way]);
  for (const [way, name] of [...placeOf].sort(([one], [other]) => leaves(one) - leaves(other))) {
    const target = actionLinks[way];
    await goWithin(page, addressOf(name));
    await expect(heading).toHaveText(wallet.screens[name]);
    const control = place.getByRole('panel' in target ? 'button' : 'link', { name: coming.ways[way] });
    await control.press('Enter');
    if ('panel' in target) {
      await expect(panelOf(page, target.panel, 'cn')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(control).toBeFocused();
    } else if ('page' in target) {
      await expect(page).toHaveURL(`/cn${target.page}`);
      await expect(heading).toBeVisible();
    } else {
      await expect(page).toHaveURL(target.to);
      await expect(page.getByText(coming.screen)).toHaveCount(0);
    }
  }
});
