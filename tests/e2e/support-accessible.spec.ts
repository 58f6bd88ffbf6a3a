import type { Page } from '@playwright/test';
import { locales, type Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { panelOf } from './finding.ts';
import {
  FAQS,
  LIST,
  WRITE,
  answer,
  beginTalk,
  chatOf,
  linesOf,
  openHelp,
  talksOf,
  textField,
} from './help.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { speak } from './wallet-figures.ts';
import { settled } from './settled.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

test.use({ persona: 'complete' });

/** The first two have both languages, both themes, and the widest and the narrowest window. */
const views = matrix(
  'looks of the support panels',
  [
    { locale: 'cn', colorScheme: 'dark', width: 1440, height: 900 },
    { locale: 'en', colorScheme: 'light', width: 320, height: 640 },
    { locale: 'en', colorScheme: 'light', width: 1440, height: 900 },
    { locale: 'cn', colorScheme: 'light', width: 390, height: 844 },
    { locale: 'en', colorScheme: 'dark', width: 390, height: 844 },
  ] as const,
  (_view, index) => index < 2,
);

const clean = async (page: Page) => {
  await settled(page);
  expect(await violations(page)).toEqual([]);
};
/** What of the open panels does not fit between the edges of the window. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.help *, .chat *')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > innerWidth + 0.5;
      })
      .map(({ className, textContent }) => `${className} ${textContent}`),
  );

for (const { locale, colorScheme, width, height } of views) {
  test.describe(`axe has nothing to say: ${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height } });
    const { walletSupport: panelWords, walletChat: words } = messages(locale);

    test('the panel, what is found in it, a conversation in every state', async ({ page, mock }) => {
      test.slow();
      await speak(page, locale);
      const panel = await openHelp(page, locale);
      await expect(panel.getByRole('listitem')).toHaveCount(3);
      await clean(page);
      await panel.getByRole('textbox', { name: panelWords.search.field }).fill('zzzz');
      await expect(panel.getByText(panelWords.search.none.replace('{typed}', 'zzzz')).last()).toBeVisible();
      await clean(page);

      await beginTalk(page, 'A subject that is rather long and goes on over more than a line', locale);
      await listening(mock);
      await answer(mock);
      await expect(linesOf(page, locale)).toHaveCount(3);
      await mock.fault({ op: WRITE, effect: { type: 'status', status: 409, message: null } });
      await textField(page, locale).fill(`W${'w'.repeat(300)}`);
      await textField(page, locale).press('Enter');
      await expect(chatOf(page, locale)).toContainText(words.states.failed);
      await textField(page, locale).fill(`123456 ${'x'.repeat(1990)}`);
      await expect(textField(page, locale)).toHaveAccessibleDescription(/3/);
      await textField(page, locale).fill('PIN 4829');
      await expect(chatOf(page, locale)).toContainText(words.secret.code);
      await clean(page);
      expect(await cut(page)).toEqual([]);
      await chatOf(page, locale).getByRole('button', { name: words.back }).click();
      await expect(talksOf(panel, locale)).toContainText(panelWords.conversations.draft);
      await clean(page);
      expect(await cut(page)).toEqual([]);
    });

    test('a new one with its problems, nothing to be had, no network', async ({ page, mock }) => {
      await speak(page, locale);
      await page.goto(`${QUIET_SCREEN}?panel=chat&conversation=new`);
      await chatOf(page, locale).getByRole('button', { name: words.send }).click();
      await expect(chatOf(page, locale)).toContainText(words.emptySubject);
      await clean(page);
      expect(await cut(page)).toEqual([]);
      for (const op of [FAQS, LIST]) await mock.fault({ op, effect: { type: 'status', status: 500 } });
      const panel = await openHelp(page, locale);
      await expect(panel).toContainText(panelWords.articles.failed);
      await clean(page);
      await page.goto(`${QUIET_SCREEN}?panel=chat`);
      await expect(chatOf(page, locale).getByRole('alert')).toContainText(words.failed);
      await clean(page);
      mock.expectErrors(mockUrl, '/ws');
      await page.context().setOffline(true);
      await expect(
        page.getByRole('status').filter({ hasText: messages(locale).wallet.offline.title }),
      ).toHaveCount(1);
      await page.context().setOffline(false);
    });
  });
}

for (const locale of matrix('focus after the chat', locales, (one) => one === 'en')) {
  test(`in ${locale}: closing the chat gives the focus back to what opened it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await speak(page, locale);
    await begun(page, locale);
    const row = talksOf(panelOf(page, 'support', locale), locale).getByRole('button');
    await row.focus();
    for (const way of ['escape', 'close', 'list', 'back'] as const) {
      await page.keyboard.press('Enter');
      await expect(textField(page, locale)).toBeFocused();
      if (way === 'escape') await page.keyboard.press('Escape');
      else if (way === 'back') await page.goBack();
      else
        await chatOf(page, locale)
          .getByRole('button', {
            name: way === 'list' ? messages(locale).walletChat.back : messages(locale).walletPanels.close,
          })
          .click();
      await expect(chatOf(page, locale)).toHaveCount(0);
      await expect(row).toBeFocused();
      await expect(page).toHaveURL('/w/send?panel=support');
    }
  });
}

async function begun(page: Page, locale: Locale): Promise<void> {
  await beginTalk(page, 'Focus', locale);
  const panel = await openHelp(page, locale);
  await expect(talksOf(panel, locale)).toHaveCount(1);
}
