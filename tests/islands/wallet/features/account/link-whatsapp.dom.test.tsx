import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/linked-accounts.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import {
  apps,
  askForCode,
  codeBoxes,
  confirmIdentity,
  enterCode,
  NATIONAL,
  numberField,
  otherCode,
  PATH,
  PHONE,
  reachCode,
  sentCode,
} from './linked-app-steps.ts';

const { linkedAccounts: en, fields, reauth } = messages('en');
const { whatsapp: texts } = en;
const LINK = 'POST /whatsapp/link';
const VERIFY = 'POST /whatsapp/verify';
/** How a number is shown, whose digits are to be compared. */
const SHOWN = '+234 801 234 5678';

const open = async (persona: 'complete' | 'oauth-existing' = 'complete') => {
  const mock = await signedIn(persona);
  const { user } = await renderScreen(PATH, { mock });
  await numberField();
  return { mock, user };
};
const atCode = async () => {
  const opened = await open();
  await reachCode(opened.user);
  return opened;
};
const isLinked = async (mock: WalletMock) =>
  (await mock.call(contract.getLinkedAccounts)).data.items.some(({ provider }) => provider === 'whatsapp');
const sent = async (mock: WalletMock) => (await mock.journal(LINK)).filter(({ status }) => status === 200);
const typed = async () => (await codeBoxes()).map(({ value }) => value).join('');

// requirement: 2.113, 7.22, 7.23
test.each(locales)(
  'in %s: a number is linked by its code, which is checked when complete',
  async (locale) => {
    const { linkedAccounts } = messages(locale);
    const mock = await signedIn('complete');
    const { user } = await renderScreen(PATH, { mock, locale });
    await reachCode(user, locale);
    expect(apps(locale).textContent).toContain(SHOWN);
    const [first] = await codeBoxes(locale);
    expect(document.activeElement).toBe(first);
    await enterCode(user, await sentCode(mock), locale);
    await screen.findByText(linkedAccounts.whatsapp.done);
    await expectText(main).toContain('••• 5678');
    expect(await isLinked(mock)).toBe(true);
    await expect.poll(() => document.activeElement?.textContent).toBe(linkedAccounts.whatsapp.name);
  },
);

describe('the number', () => {
  test.each([
    ['none', '', fields['phone.required']],
    ['seven digits', '8012345', fields['phone.invalid']],
    ['eleven digits', '80123456789', fields['phone.invalid']],
    ['a number of another country', '+44 7911 123456', fields['phone.invalid']],
  ])('%s is refused beside its field, and nothing is sent', async (_what, digits, error) => {
    const { mock, user } = await open();
    await askForCode(user, digits);
    await expectText(apps).toContain(error);
    expect(await mock.journal(LINK)).toEqual([]);
  });

  test.each([
    ['eight digits', '80123456', '+23480123456'],
    ['ten digits behind a zero', `0${NATIONAL}`, PHONE],
    ['with its calling code', `+234 ${NATIONAL}`, PHONE],
  ])('%s is asked for as E.164', async (_what, digits, phone) => {
    const { mock, user } = await open();
    await askForCode(user, digits);
    await confirmIdentity(user);
    await codeBoxes();
    expect(await sentCode(mock, phone)).toMatch(/^\d{6}$/);
  });

  test('is not sent anything when the question is left', async () => {
    const { mock, user } = await open();
    await askForCode(user);
    await user.click(await screen.findByRole('button', { name: reauth.cancel }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect((await numberField()).value).toBe(NATIONAL);
    expect(await sent(mock)).toEqual([]);
  });

  test('can be changed: it is there to be corrected', async () => {
    const { mock, user } = await atCode();
    await user.click(await buttonIn(main, texts.change));
    const field = await numberField();
    expect(field.value).toBe(NATIONAL);
    await expect.poll(() => document.activeElement).toBe(field);
    await askForCode(user, '8099999999');
    await expectText(apps).toContain('+234 809 999 9999');
    expect(await sentCode(mock, '+2348099999999')).toMatch(/^\d{6}$/);
  });

  test('that just got a code leads back to it, and gets no other', async () => {
    const { mock, user } = await atCode();
    await user.click(await buttonIn(main, texts.change));
    await askForCode(user);
    await codeBoxes();
    expect(await sent(mock)).toHaveLength(1);
  });

  test('a fourth one of a day is refused beside the field', async () => {
    const { user } = await atCode();
    for (const digits of ['8011111111', '8022222222', '8033333333']) {
      await user.click(await buttonIn(main, texts.change));
      await askForCode(user, digits);
      if (digits !== '8033333333') await codeBoxes();
    }
    await expectText(apps).toContain('You can try 3 numbers a day.');
    expect((await numberField()).getAttribute('aria-invalid')).toBe('true');
  });

  test('one that is somebody else’s reads the same as a free one, and no code links it', async () => {
    const mock = await signedIn('complete');
    const { state } = mock.app.sandboxes.default;
    const code = { phone_number: PHONE, identifier: 'linked', linked_at: new Date().toISOString() };
    state.whatsappLinks.CWR0 = code;
    const { user } = await renderScreen(PATH, { mock });
    await reachCode(user);
    expect(apps().textContent).toContain(texts.noCode);
    await enterCode(user, '123456');
    await expectText(apps).toContain('4 tries left.');
    expect(await isLinked(mock)).toBe(false);
  });
});

describe('the code', () => {
  test('a wrong one empties the boxes and says how many tries are left; the right one still links', async () => {
    const { mock, user } = await atCode();
    const code = await sentCode(mock);
    await enterCode(user, otherCode(code));
    await expectText(apps).toContain('4 tries left.');
    expect(await typed()).toBe('');
    await enterCode(user, code);
    await expectText(main).toContain('••• 5678');
  });

  test('five wrong ones lock it; a new one can be requested', async () => {
    const { mock, user } = await atCode();
    const wrong = otherCode(await sentCode(mock));
    for (let turn = 0; turn < 6; turn += 1) {
      await expect.poll(typed).toBe('');
      await enterCode(user, wrong);
      await expect.poll(async () => (await mock.journal(VERIFY)).length).toBe(turn + 1);
    }
    await expectText(apps).toContain('Too many wrong codes');
    await pass(30_000);
    await user.click(await buttonIn(main, texts.resend));
    await expect.poll(async () => (await sent(mock)).length).toBe(2);
    await expectText(apps).not.toContain('Too many wrong codes');
  });

  test('is told as expired after 300 seconds, and is refused; the next one links', async () => {
    const { mock, user } = await atCode();
    const code = await sentCode(mock);
    expect(apps().textContent).toMatch(/Code valid for [45]:\d\d/);
    await pass(300_000);
    await expectText(apps).toContain(texts.expired);
    await enterCode(user, code);
    await confirmIdentity(user);
    await expectText(apps).toMatch(/expired\..*expired/);
    await user.click(await buttonIn(main, texts.resend));
    await expect.poll(async () => (await sent(mock)).length).toBe(2);
    await expect.poll(typed).toBe('');
    await enterCode(user, await sentCode(mock));
    await expectText(main).toContain('••• 5678');
  });

  test('another one can be requested after 30 seconds, and voids the first', async () => {
    const { mock, user } = await atCode();
    const first = await sentCode(mock);
    expect(apps().textContent).toMatch(/You can request a new code in 0:(?:30|2\d)\./);
    await pass(30_000);
    await user.click(await buttonIn(main, texts.resend));
    await expect.poll(async () => (await sent(mock)).length).toBe(2);
    const second = await sentCode(mock);
    expect(second).not.toBe(first);
    await expectText(apps).toMatch(/You can request a new code in 0:(?:30|2\d)\./);
    await enterCode(user, second);
    await expectText(main).toContain('••• 5678');
  });

  test('is asked for again after a reload, while it is good', async () => {
    const mock = await signedIn('complete');
    const { call } = mock;
    const { reauthenticate } = await import('#contract/reauth.ts');
    await call(reauthenticate, { body: { purpose: 'whatsapp', password: 'Cowrie2026!' } });
    await call(contract.linkWhatsapp, { body: { phone_number: PHONE } });
    const { user } = await renderScreen(PATH, { mock });
    const boxes = await codeBoxes();
    expect(apps().textContent).toContain(SHOWN);
    // Nobody has asked for it here and now: the focus stays where it was.
    expect(boxes).not.toContain(document.activeElement);
    await enterCode(user, await sentCode(mock));
    await expectText(main).toContain('••• 5678');
  });

  test('a paste of anything else is refused, and the button counts what is missing', async () => {
    const { user } = await atCode();
    await enterCode(user, '12ab');
    await expectText(apps).toContain(fields['otp.paste']);
    const [first] = await codeBoxes();
    await user.type(first!, '1234');
    await expectText(apps).toContain(interpolate(texts.missing.other, { count: 2 }));
  });

  test('links where only its answer was lost', async () => {
    const { mock, user } = await atCode();
    await mock.fault(VERIFY, { type: 'truncate' }, { times: 1 });
    await enterCode(user, await sentCode(mock));
    await expectText(main).toContain('••• 5678');
    expect(await mock.journal(VERIFY)).toHaveLength(1);
  });

  test('stays in its boxes where the API can’t judge it', async () => {
    const { mock, user } = await atCode();
    await mock.fault(VERIFY, { type: 'status', status: 503 });
    const code = await sentCode(mock);
    await enterCode(user, code);
    await expect.poll(async () => (await mock.journal(VERIFY)).length).toBe(1);
    await expectText(() => document.body).toContain(messages('en').wallet.unsure);
    expect(await typed()).toBe(code);
    await mock.clearFaults();
    await user.click(await buttonIn(main, texts.link));
    await expectText(main).toContain('••• 5678');
  });
});

test('a code whose answer was lost was sent once: its boxes come', async () => {
  const { mock, user } = await open();
  await askForCode(user);
  await screen.findByRole('dialog');
  await mock.fault(LINK, { type: 'truncate' }, { times: 1 });
  await confirmIdentity(user);
  await codeBoxes();
  expect(await sent(mock)).toHaveLength(1);
});

test('a number that another tab has linked is shown', async () => {
  const { mock, user } = await atCode();
  await mock.call(contract.verifyWhatsapp, { body: { code: await sentCode(mock) } });
  await user.click(await buttonIn(main, texts.change)).catch(() => undefined);
  await expectText(main).toContain('••• 5678');
  await expect.poll(() => screen.queryByLabelText(texts.number)).toBeNull();
});

test('without a password it is proven by a code of the email', async () => {
  const { mock, user } = await open('oauth-existing');
  await askForCode(user);
  const { pin } = messages('en');
  const group = await screen.findByRole('group', { name: pin.reset.code });
  await expect
    .poll(() => mock.control<{ code: string }>('GET', '/mail/latest?kind=reauth').catch(() => null))
    .not.toBeNull();
  const { code } = await mock.control<{ code: string }>('GET', '/mail/latest?kind=reauth');
  await user.click(group.querySelector('input')!);
  await user.paste(code);
  await user.click(await screen.findByRole('button', { name: reauth.confirm }));
  await codeBoxes();
});
