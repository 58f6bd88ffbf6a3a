import type { Page } from '@playwright/test';
import { locales, type Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { panelOf } from './panels.ts';
import {
  FAQS,
  LIST,
  WRITE,
  advanceToReply,
  startConversation,
  chatOf,
  messagesOf,
  openSupport,
  conversationsOf,
  textField,
} from './support-chat.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

test.use({ persona: 'complete' });

/** The first two cover both languages, both themes, and the widest and narrowest viewport. */
const views = matrix(
  'views of the support panels',
  [
    { locale: 'cn', colorScheme: 'dark', width: 1440, height: 900 },
    { locale: 'en', colorScheme: 'light', width: 320, height: 640 },
    { locale: 'en', colorScheme: 'light', width: 1440, height: 900 },
    { locale: 'cn', colorScheme: 'light', width: 390, height: 844 },
    { locale: 'en', colorScheme: 'dark', width: 390, height: 844 },
  ] as const,
  (_view, index) => index < 2,
);

const expectAccessible = async (page: Page) => {
  await waitForAnimations(page);
  expect(await violations(page)).toEqual([]);
};
/** Texts of the open panels that overflow the viewport. */
const overflowingTexts = (page: Page) =>
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
  test.describe(`axe finds no violation: ${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height } });
    const { walletSupport: panelText, walletChat: t } = messages(locale);

    test('the panel, its search results, and a conversation in every state', async ({ page, mock }) => {
      test.slow();
      await setLanguage(page, locale);
      const panel = await openSupport(page, locale);
      await expect(panel.getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page);
      await panel.getByRole('textbox', { name: panelText.search.field }).fill('zzzz');
      await expect(panel.getByText(panelText.search.none.replace('{typed}', 'zzzz')).last()).toBeVisible();
      await expectAccessible(page);

      await startConversation(
        page,
        'A subject that is rather long and goes on over more than a line',
        locale,
      );
      await advanceToReply(mock);
      await expect(messagesOf(page, locale)).toHaveCount(3);
      await mock.fault({ op: WRITE, effect: { type: 'status', status: 409, message: null } });
      await textField(page, locale).fill(`W${'w'.repeat(300)}`);
      await textField(page, locale).press('Enter');
      await expect(chatOf(page, locale)).toContainText(t.states.failed);
      await textField(page, locale).fill(`123456 ${'x'.repeat(1990)}`);
      await expect(textField(page, locale)).toHaveAccessibleDescription(/3/);
      await textField(page, locale).fill('PIN 4829');
      await expect(chatOf(page, locale)).toContainText(t.secret.code);
      await expectAccessible(page);
      expect(await overflowingTexts(page)).toEqual([]);
      await chatOf(page, locale).getByRole('button', { name: t.back }).click();
      await expect(conversationsOf(panel, locale)).toContainText(panelText.conversations.draft);
      await expectAccessible(page);
      expect(await overflowingTexts(page)).toEqual([]);
    });

    test('a new conversation with errors, a failed panel, and offline', async ({ page, mock }) => {
      await setLanguage(page, locale);
      await openPage(page, `${QUIET_SCREEN}?panel=chat&conversation=new`);
      await chatOf(page, locale).getByRole('button', { name: t.send }).click();
      await expect(chatOf(page, locale)).toContainText(t.empty);
      await expectAccessible(page);
      expect(await overflowingTexts(page)).toEqual([]);
      for (const op of [FAQS, LIST] as const)
        await mock.fault({ op, effect: { type: 'status', status: 500 } });
      const panel = await openSupport(page, locale);
      await expect(panel).toContainText(panelText.articles.failed);
      await expectAccessible(page);
      await openPage(page, `${QUIET_SCREEN}?panel=chat`);
      await expect(chatOf(page, locale).getByRole('alert')).toContainText(t.failed);
      await expectAccessible(page);
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
  test(`in ${locale} closing the chat returns the focus to its opener`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await setLanguage(page, locale);
    await openConversation(page, locale);
    const row = conversationsOf(panelOf(page, 'support', locale), locale).getByRole('button');
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

async function openConversation(page: Page, locale: Locale): Promise<void> {
  await startConversation(page, 'Focus', locale);
  const panel = await openSupport(page, locale);
  await expect(conversationsOf(panel, locale)).toHaveCount(1);
}
