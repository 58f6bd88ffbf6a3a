import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import {
  hideBalances,
  main,
  panel,
  pass,
  buttonIn,
  renderScreen,
  signedIn,
  expectText,
} from '../../../../render-wallet.tsx';
import { bell, expectRows, firstIn, fetchNotifications, rowsIn } from './notification-rows.ts';

const SCREEN = '/w/notifications';
const PANEL = '/w/security?panel=notifications';

for (const locale of locales) {
  const { notifications: texts, wallet: frame } = messages(locale);

  test(`in ${locale}: an empty list says so`, async () => {
    await renderScreen(PANEL, { persona: 'notifications-0', locale });
    await screen.findByRole('heading', { name: texts.empty.heading });
    expect(panel('notifications', locale).textContent).toContain(texts.empty.text);
    expect(bell(locale)).toBe(frame.header.notifications);
  });

  // requirement: 2.40
  test(`in ${locale}: a new notification is announced, waits above the list, and is shown on request`, async () => {
    const { user, mock } = await renderScreen(SCREEN, { persona: 'many', locale });
    await expectRows(main).toHaveLength(20);
    const { unread } = await fetchNotifications(mock);
    await expect.poll(() => bell(locale)).toContain(String(unread));
    const top = firstIn(main);
    const before = top().textContent;
    await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);

    await mock.notify({ title: 'Something has happened', link: '/w/security' });
    await expect.poll(() => bell(locale)).toContain(String(unread + 1));
    const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect
      .poll(announcements)
      .toContainEqual(expect.stringContaining(interpolate(texts.arrived.one, { count: 1 })));
    expect(announcements()).toContain(interpolate(frame.header.unread.other, { count: unread + 1 }));
    expect(top().textContent).toBe(before);

    await mock.notify({ title: 'And something else' });
    (await buttonIn(main, interpolate(texts.show.other, { count: 2 }))).focus();
    await user.keyboard('{Enter}');
    await expectRows(main).toHaveLength(22);
    await expectText(top).toContain('And something else');
    await expect.poll(() => document.activeElement).toBe(within(top()).getByRole('button'));
    // A notification without a link is marked as read when pressed.
    await user.keyboard('{Enter}');
    await expectText(top).not.toContain(texts.unread);
    await expect.poll(() => bell(locale)).toContain(String(unread + 1));
  });

  // requirement: 2.49
  test(`in ${locale}: hidden balances are hidden here too, in every title and body`, async () => {
    const mock = await signedIn('many');
    await pass(1000);
    await mock.notify({ title: '₦1,234,567.89 from Ada', body: '100 USDT, 14 of 20 confirmations' });
    await hideBalances(mock);
    await renderScreen(PANEL, { mock, locale });
    await expect.poll(() => rowsIn(() => panel('notifications', locale))).toHaveLength(20);
    const texts = rowsIn(() => panel('notifications', locale)).map(({ textContent }) => textContent);
    expect(texts[0]).toContain(`••••••${frame.balance.hidden} from Ada`);
    for (const text of texts)
      expect(
        text
          .replaceAll('14 of 20 confirmations', '')
          .replaceAll(/\d\d:\d\d|周.|\d+月\d+日|30 (?:days|天)/g, ''),
      ).not.toMatch(/[\d₦$]/);
  });
}
