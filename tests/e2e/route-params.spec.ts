import { messages } from './messages.ts';
import { goWithin } from './go-within.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// URLs with an id or username: the page shows a valid one and never an invalid one.

test.use({ persona: 'complete' });

for (const locale of languages('cn'))
  // requirement: 2.07
  test(`in ${locale} the token screen handles known, unknown and invalid ids`, async ({ page, mock }) => {
    const { shell, unknownToken, wallet } = messages(locale);
    await setLanguage(page, locale);
    await openPage(page, '/w/token/btc');
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(wallet.names.btc);
    await goWithin(page, '/w/token/HBAR');
    await expect(heading).toHaveText(wallet.names.hbar);

    mock.expectErrors('/w/token/', '/market/assets/pepe');
    await openPage(page, '/w/token/pepe');
    await expect(main.getByRole('heading')).toHaveText(unknownToken.heading);
    await expect(main.getByRole('textbox')).toHaveValue('pepe');

    for (const id of ['%E2%80%AEctb', '%3Cb%3E']) {
      await openPage(page, `/w/token/${id}`);
      await expect(page).toHaveTitle(`${shell.name} - ${wallet.screens.notFound}`);
      await expect(main.getByRole('heading')).toHaveText(wallet.notFound.heading);
      await expect(main).not.toContainText(decodeURIComponent(id));
    }
    await goWithin(page, '/w/token/eth');
    await expect(heading).toHaveText(wallet.names.eth);
    await goWithin(page, '/w/token/a%20b');
    // The screen before stays until this one is loaded, and has several.
    await expect(main.getByRole('heading').first()).toHaveText(wallet.notFound.heading);
    await expect(main.getByRole('heading')).toHaveCount(1);
  });

// requirement: 2.07
test('the announcement screen handles known, unknown and invalid ids', async ({ page, mock }) => {
  const { announcements, wallet } = messages('en');
  await openPage(page, '/w/announcement/ann_3');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('We’ll never ask for your PIN');
  await expect(main.getByRole('link', { name: 'Back to Announcements' })).toHaveAttribute(
    'href',
    '/w/announcements',
  );
  mock.expectErrors('/w/announcement/', '/announcements/ann_12');
  await goWithin(page, '/w/announcement/ann_12');
  await expect(main).toContainText(announcements.gone.heading);
  await expect(main.getByRole('link', { name: announcements.all })).toHaveAttribute(
    'href',
    '/w/announcements',
  );
  await openPage(page, '/w/announcement/..%2f..%2flogin');
  await expect(main.getByRole('heading')).toHaveText(wallet.notFound.heading);
});

test('the user screen shows a valid username', async ({ page }) => {
  await openPage(page, '/w/user?u=adanwafor');
  const main = page.getByRole('main');
  await expect(main).toContainText('@adanwafor');
  await openPage(page, '/w/user?u=%3Cscript%3E');
  await expect(main.getByRole('heading')).toHaveText(messages('en').person.gone.noName);
  await expect(main).not.toContainText('script');
});
