import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { restrictionSentence } from '#contract/restriction-texts.ts';
import type { Restriction } from '#contract/restrictions.ts';
import { getSecurity } from '#contract/security.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import type { NewRestriction } from '#mock-api/features/restrictions/restrictions.ts';
import { restrict } from '#mock-api/features/security-events/record-event.ts';
import { messages } from '#src/i18n/messages.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../render-wallet.tsx';
import { openReview, toChinedu } from '../features/send/review-page.tsx';
import { chinedu, openAmount, submit } from '../features/send/send-steps.tsx';

const until = 24 * 3_600_000;

/** The customer of the page, and the device that it is open on. */
function sessionOf({ app }: WalletMock) {
  const { state } = app.sandboxes.default;
  const [session] = Object.values(state.sessions);
  return { state, device_id: session!.device_id, user: state.users[session!.customer_id]! };
}
function hold(mock: WalletMock, what: NewRestriction, length = until): void {
  restrict(jobContext(mock.app.sandboxes.default), sessionOf(mock).user, what, length);
}

async function sentence(mock: WalletMock, locale: Locale, device?: 'named'): Promise<string> {
  const [restriction] = (await mock.call(getSecurity)).data.restrictions as [Restriction];
  const shown = device === 'named' ? 'named' : restriction.device;
  const text = restrictionSentence(messages(locale).restrictions, {
    ...restriction,
    device: shown as Restriction['device'],
  });
  return withUpcoming(text, restriction.until, locale, Date.now());
}

const person = { recipient: chinedu, asset: 'ngn' } as const;
/** Each screen that tells of a restriction. */
const screens: Readonly<Record<string, (mock: WalletMock, locale: Locale) => Promise<unknown>>> = {
  'the amount step': async (mock, locale) => {
    const { user, field } = await openAmount(person, { mock, locale });
    await user.type(field, '500');
  },
  'the review': (mock, locale) => openReview(toChinedu('500'), { mock, locale }),
  'the dashboard': (mock, locale) => renderScreen('/w', { mock, locale }),
  'the notifications': (mock, locale) => renderScreen('/w/notifications', { mock, locale }),
};
const restrictions: Readonly<Record<string, NewRestriction>> = {
  'people, addresses and banks': { scope: 'new_payees', reason: 'pin_reset' },
  everything: { scope: 'all_outgoing', reason: 'pin_reset', after: 'password_reset' },
};

describe.each(locales)('in %s', (locale) => {
  describe.each(Object.keys(restrictions))('a restriction of %s', (what) => {
    test.each(Object.keys(screens))('is told in the same sentence by %s', async (place) => {
      const mock = await signedInWithStoppedClock();
      hold(mock, restrictions[what]!);
      await screens[place]!(mock, locale);
      await expectText(main).toContain(await sentence(mock, locale));
    });
  });

  test.each(Object.keys(screens))('one of this device alone is told by %s', async (place) => {
    const mock = await signedInWithStoppedClock();
    const { device_id } = sessionOf(mock);
    hold(mock, { scope: 'new_payees', reason: 'new_device', device_id });
    await screens[place]!(mock, locale);
    // A notification is read on every device.
    const named = place === 'the notifications' ? 'named' : undefined;
    await expectText(main).toContain(await sentence(mock, locale, named));
  });
});

test('one of another device is named as that, and holds back nothing here', async () => {
  const mock = await signedInWithStoppedClock();
  hold(mock, { scope: 'new_payees', reason: 'new_device', device_id: 'dev_other' });
  const { user, field } = await openAmount(person, { mock });
  await user.type(field, '500');
  await expect.poll(() => submit().textContent).toMatch(/^(Review |核对)/);
  await user.click(screen.getAllByRole('link', { name: messages('en').wallet.screens.dashboard })[0]!);
  await expectText(main).toContain('On another device, you can’t send');
});

describe('two that hold at once do not contradict each other', () => {
  const { stillWorks } = messages('en').restrictions;
  const worksIn = (text: string) => Object.values(stillWorks).filter((one) => text.includes(one));

  test.each(Object.keys(screens).filter((place) => place !== 'the notifications'))(
    'what still works is said once, beside all that is held back: %s',
    async (place) => {
      const mock = await signedInWithStoppedClock();
      hold(mock, restrictions['people, addresses and banks']!);
      hold(mock, { scope: 'bank', reason: 'review' }, 2 * until);
      await screens[place]!(mock, 'en');
      await expectText(main).toContain(stillWorks.known_not_banks);
      expect(worksIn(main().textContent)).toEqual([stillWorks.known_not_banks]);
    },
  );

  test.each(Object.keys(screens))(
    'one that holds back everything leaves nobody to send to: %s',
    async (place) => {
      const mock = await signedInWithStoppedClock();
      hold(mock, restrictions.everything!);
      hold(mock, restrictions['people, addresses and banks']!, 2 * until);
      await screens[place]!(mock, 'en');
      await expectText(main).toContain(stillWorks.nobody);
      expect(worksIn(main().textContent)).toEqual([stillWorks.nobody]);
    },
  );

  test('when the wide one has ended, the dashboard says what works beside the narrow one', async () => {
    const mock = await signedIn();
    hold(mock, restrictions.everything!, 5000);
    hold(mock, restrictions['people, addresses and banks']!);
    await renderScreen('/w', { mock });
    await expectText(main).toContain(stillWorks.nobody);
    await pass(6000);
    await expectText(main).toContain(stillWorks.known);
    expect(main().textContent).not.toContain('You can’t send or withdraw');
  });

  test('before a PIN is reset, what works beside what is held back already', async () => {
    const mock = await signedIn('restricted');
    hold(mock, { scope: 'bank', reason: 'review' });
    const { user } = await renderScreen('/w/security/pin', { mock });
    await user.click(await buttonIn(main, messages('en').pin.forgot));
    await expectText(main).toContain(stillWorks.known_not_banks);
    expect(worksIn(main().textContent)).toEqual([stillWorks.known_not_banks]);
  });
});

test('what begins while the dashboard is open is told at once, and goes when it ends', async () => {
  const mock = await signedIn();
  await renderScreen('/w', { mock });
  await screen.findByRole('heading', { name: messages('en').dashboard.activity.heading });
  expect(main().textContent).not.toContain('You can’t send');
  hold(mock, restrictions.everything!, 5000);
  await expectText(main).toContain('You can’t send or withdraw until');
  await pass(6000);
  await expectText(main).not.toContain('You can’t send or withdraw until');
});

test.each([
  ['restricted', null],
  ['restricted-all', 'password_reset'],
  ['restricted-device', 'new_device'],
] as const)('before a PIN is reset it says what that holds back: %s', async (persona, follows) => {
  const { user } = await renderScreen('/w/security/pin', { persona });
  const { pin } = messages('en');
  await user.click(await buttonIn(main, pin.forgot));
  await expectText(main).toContain(
    follows === null ? pin.reset.restriction : pin.reset.restrictionAfter[follows],
  );
});
