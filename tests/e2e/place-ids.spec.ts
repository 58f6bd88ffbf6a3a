import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { goWithin } from './coming.ts';
import { panelOf } from './finding.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { OPENING, speak } from './wallet-figures.ts';

// Addresses that name one thing among many: what they name is said when there can be such a thing, and nothing else of theirs.

test.use({ persona: 'complete' });

for (const locale of languages('cn'))
  // requirement: 2.07
  test(`in ${locale}: a token that we have, one that we have not, and no token at all`, async ({
    page,
    mock,
  }) => {
    const { coming, shell, wallet } = messages(locale);
    await speak(page, locale);
    await page.goto('/w/token/btc');
    const main = page.getByRole('main');
    await expect(main).toContainText(`${wallet.names.btc} BTC`, OPENING);
    await goWithin(page, '/w/token/HBAR');
    await expect(main).toContainText(wallet.names.hbar);

    await page.goto('/w/token/pepe');
    await expect(main.getByRole('heading')).toHaveText(
      interpolate(coming.token.unknown, { id: 'pepe' }),
      OPENING,
    );
    await expect(main).not.toContainText(coming.screens.token.will);
    await main.getByRole('button', { name: coming.ways.coins }).click();
    await expect(panelOf(page, 'coins', locale)).toBeVisible();
    await page.keyboard.press('Escape');

    mock.expectErrors('/w/token/');
    for (const id of ['%E2%80%AEctb', '%3Cb%3E']) {
      await page.goto(`/w/token/${id}`);
      await expect(page).toHaveTitle(`${shell.name} - ${wallet.screens.notFound}`);
      await expect(main.getByRole('heading')).toHaveText(wallet.notFound.heading, OPENING);
      await expect(main).not.toContainText(decodeURIComponent(id));
    }
    await goWithin(page, '/w/token/eth');
    await expect(main).toContainText(wallet.names.eth);
    await goWithin(page, '/w/token/a%20b');
    await expect(main.getByRole('heading')).toHaveText(wallet.notFound.heading);
  });

// requirement: 2.07
test('an announcement is named by its id, when that is one', async ({ page, mock }) => {
  const { coming, wallet } = messages('en');
  await page.goto('/w/announcement/ann_12');
  const main = page.getByRole('main');
  await expect(main).toContainText('Announcement ann_12', OPENING);
  await expect(main).toContainText(coming.screens.announcement.will);
  await expect(main.getByRole('link', { name: 'Back to Announcements' })).toHaveAttribute(
    'href',
    '/w/announcements',
  );
  mock.expectErrors('/w/announcement/');
  await page.goto('/w/announcement/..%2f..%2flogin');
  await expect(main.getByRole('heading')).toHaveText(wallet.notFound.heading, OPENING);
});

test('a person is named by their username, when that is one', async ({ page }) => {
  await page.goto('/w/user?u=adanwafor');
  const main = page.getByRole('main');
  await expect(main).toContainText('@adanwafor', OPENING);
  await page.goto('/w/user?u=%3Cscript%3E');
  await expect(main.getByRole('heading')).toBeVisible(OPENING);
  await expect(main).not.toContainText('@');
});
