import { locales, pathIn } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { panelOf } from './finding.ts';
import { FAQS, openHelp } from './help.ts';
import { expect, test } from './mock.ts';
import { OPENING, speak, totalOf } from './wallet-figures.ts';

test.use({ persona: 'complete' });

const { walletSupport: en, wallet, walletPanels } = messages('en');

for (const locale of locales) {
  // requirement: 2.43
  test(`in ${locale}: how the service is, answers for the screen, and what we never ask for`, async ({
    page,
  }) => {
    const { walletSupport: words } = messages(locale);
    await speak(page, locale);
    const panel = await openHelp(page, locale);
    await expect(panel.getByRole('status').filter({ hasText: words.status.fine })).toBeVisible();
    const answers = panel.getByRole('list', { name: words.articles.heading });
    const first = answers.getByRole('link').first();
    await expect(answers.getByRole('listitem')).toHaveCount(3);
    await expect(first).toContainText(
      locale === 'en' ? 'How do I send to a username?' : '如何向用户名转账？',
    );
    await expect(first).toContainText(words.newTab);
    await expect(first).toHaveAttribute('href', pathIn(locale, '/support#send-to-username'));
    for (const [name, path] of [
      [words.articles.all, '/support'],
      [words.status.link, '/support/status'],
    ] as const)
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', pathIn(locale, path));
    await expect(panel).toContainText(words.conversations.emptyHeading);
  });
}

test('an answer opens in a tab of its own, and the wallet stays as it is', async ({ page }) => {
  const panel = await openHelp(page);
  const opened = page.waitForEvent('popup');
  await panel.getByRole('link', { name: 'How do I send to a username?' }).click();
  const article = await opened;
  await expect(article).toHaveURL('/support#send-to-username');
  await expect(article.locator('#send-to-username')).toBeVisible(OPENING);
  await expect(page).toHaveURL('/w/send?panel=support');
  await expect(panel).toBeVisible();
});

// requirement: 2.43
test('on another screen there are other answers, while the panel stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = await openHelp(page);
  const answers = panel.getByRole('list', { name: en.articles.heading });
  await expect(answers).toContainText('How do I send to a username?');
  await page
    .getByRole('navigation', { name: wallet.nav.label })
    .getByRole('link', { name: wallet.nav.market })
    .click();
  await expect(page).toHaveURL('/w/marketplace?panel=support');
  await expect(answers).not.toContainText('How do I send to a username?');
  await expect(answers.getByRole('listitem')).not.toHaveCount(0);
});

for (const locale of locales) {
  test(`in ${locale}: answers are found as one types, counted, cleared`, async ({ page, mock }) => {
    const { walletSupport: words } = messages(locale);
    await speak(page, locale);
    await page.clock.install();
    const panel = await openHelp(page, locale);
    const field = panel.getByRole('textbox', { name: words.search.field });
    // Between two keys no time passes: a machine that stalls there would end what is typed.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await field.pressSequentially('whatsapp');
    await page.clock.resume();
    const found = panel.getByRole('list', { name: words.articles.found });
    await expect(found.getByRole('link')).toHaveAttribute('href', pathIn(locale, '/support#link-whatsapp'));
    await expect(
      panel.getByRole('status').filter({ hasText: words.search.count.one.replace('{count}', '1') }),
    ).toHaveCount(1);
    const asked = (await mock.journal({ op: FAQS })).map(
      ({ path }) => new URL(path, 'http://a').searchParams,
    );
    expect(asked.filter((query) => query.has('q')).map((query) => query.get('q'))).toEqual(['whatsapp']);
    await field.fill('zzzz');
    const none = words.search.none.replace('{typed}', 'zzzz');
    await expect(panel.getByText(none).last()).toBeVisible();
    await panel.getByRole('button', { name: words.search.clear }).click();
    await expect(field).toBeFocused();
    await expect(panel.getByRole('list', { name: words.articles.heading })).toBeVisible();
  });
}

test('the status names what has trouble, and admits not to know', async ({ page, mock }) => {
  const since = '2026-11-21T09:42:00.000Z';
  for (const [id, status] of [
    ['deposits', 'degraded'],
    ['sign-in', 'down'],
  ])
    await mock.control.send('PATCH', '/state', [
      { op: 'replace', path: `/components/${id}`, value: { status, since } },
    ]);
  const panel = await openHelp(page);
  await expect(panel).toContainText('Trouble with: Sign-up and login and Deposits');
  await mock.fault({ op: 'GET /status', effect: { type: 'status', status: 500 } });
  await openHelp(page);
  await expect(panel).toContainText(en.status.unknown);
  await expect(panel).not.toContainText(en.status.fine);
});

test('a status that nobody answers is unknown after four seconds, and the rest is there', async ({
  page,
  mock,
}) => {
  await mock.fault({ op: 'GET /status', effect: { type: 'hang' } });
  const panel = await openHelp(page);
  await expect(panel.getByRole('list', { name: en.articles.heading })).toBeVisible();
  await expect(panel).toContainText(en.status.unknown, { timeout: 8000 });
});

test('an answer that leads out of the support pages is text alone', async ({ page, mock }) => {
  const paths = [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/login',
    '/support/../login',
  ];
  const items = paths.map((path, index) => ({
    id: `a${index}`,
    title: `<img src=x onerror=alert(1)> ${index}\u202e`,
    summary: '<a href="https://evil.example">here</a>',
    path,
  }));
  await mock.fault({ op: FAQS, effect: { type: 'reply', body: { status: 'success', data: { items } } } });
  const panel = await openHelp(page);
  const answers = panel.getByRole('list', { name: en.articles.heading });
  await expect(answers.getByRole('listitem')).toHaveCount(paths.length);
  await expect(answers.getByRole('link')).toHaveCount(0);
  await expect(answers.getByRole('img')).toHaveCount(0);
  await expect(answers).toContainText('<img src=x onerror=alert(1)> 0');
});

test('by keyboard: opened without taking the page’s place, through all of it, and back to what opened it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  const help = page.getByRole('banner').getByRole('button', { name: wallet.header.help });
  await help.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'support');
  await expect(panel.getByRole('list', { name: en.articles.heading })).toBeVisible();
  await expect(panel.getByRole('heading', { name: walletPanels.titles.support })).toBeFocused();
  const answers = panel.getByRole('list', { name: en.articles.heading }).getByRole('link');
  const order = [
    panel.getByRole('button', { name: walletPanels.close }),
    panel.getByRole('link', { name: en.status.link }),
    panel.getByRole('textbox', { name: en.search.field }),
    ...(await answers.all()),
    panel.getByRole('link', { name: en.articles.all }),
    panel.getByRole('button', { name: en.conversations.begin }),
  ];
  for (const next of order) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(help).toBeFocused();
});
