import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/linked-accounts.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { addRestriction } from '#mock-api/features/restrictions/restrictions.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { onAnyDay } from '../../on-any-day.ts';
import { apps, confirmIdentity, LIST, numberField, PATH, pressUnlink, methods } from './linked-app-steps.ts';

const { linkedAccounts: en, pin, reauth, wallet } = messages('en');
const failed = { type: 'status', status: 503 } as const;
const onlyUser = (mock: WalletMock) => Object.values(mock.app.sandboxes.default.state.users)[0]!;
const providers = async (mock: WalletMock) =>
  (await mock.call(contract.getLinkedAccounts)).data.items.map(({ provider }) => provider);

describe.each(locales)('in %s', (locale) => {
  const { linkedAccounts: texts } = messages(locale);

  // requirement: 2.113
  test('a linked number is masked, and what it may do is said', async () => {
    await renderScreen(PATH, { persona: 'whatsapp-linked', locale });
    await expectText(main).toContain('••• 6543');
    expect(apps(locale).textContent).toContain(texts.apps.can.security_notices);
    expect(apps(locale).textContent).toContain(texts.whatsapp.cannot);
    expect(main().textContent).not.toContain('8059876543');
    within(apps(locale)).getByRole('link', { name: texts.apps.contact });
  });

  test('a linked Google account is a way to log in, beside the password', async () => {
    await renderScreen(PATH, { persona: 'google-linked', locale });
    await expectText(main).toContain('g****d@example.com');
    expect(apps(locale).textContent).toContain(texts.apps.can.sign_in);
    const rows = within(methods(locale)).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(texts.methods.password),
      expect.stringContaining('g****d@example.com'),
    ]);
    expect(methods(locale).textContent).toContain(texts.methods.keep);
  });

  test('with nothing linked there is the form for WhatsApp, and how Google is linked', async () => {
    await renderScreen(PATH, { persona: 'complete', locale });
    await numberField(locale);
    expect(apps(locale).textContent).toContain(texts.whatsapp.text);
    expect(apps(locale).textContent).toContain(texts.google.how);
    expect(within(apps(locale)).queryByText(texts.apps.unlink)).toBeNull();
  });

  test('the last way to log in can’t be unlinked: it is said, with the way to a password', async () => {
    await renderScreen(PATH, { persona: 'oauth-existing', locale });
    await expectText(main).toContain(texts.google.only.heading);
    expect(within(apps(locale)).queryByText(texts.apps.unlink)).toBeNull();
    const link = within(apps(locale)).getByRole('link', { name: texts.google.only.set });
    expect(link.getAttribute('href')).toContain('/w/security/password');
    expect(methods(locale).textContent).toContain(texts.methods.notSet);
  });
});

describe('what can’t be had', () => {
  test('fails and says so, beside the payees, and Try again brings it', async () => {
    const mock = await signedIn('whatsapp-linked');
    await mock.fault(LIST, failed);
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain(en.apps.failed);
    await expectText(main).toContain(en.bank.empty);
    expect(screen.queryByRole('region', { name: en.methods.heading })).toBeNull();
    await mock.clearFaults();
    await user.click(await buttonIn(main, wallet.load.retry));
    await expectText(main).toContain('••• 6543');
  });

  test('stays as it was, with its age', async () => {
    const mock = await signedIn('whatsapp-linked');
    await renderScreen(PATH, { mock });
    await expectText(main).toContain('••• 6543');
    await pass(6000);
    await mock.fault(LIST, failed);
    await mock.control('POST', '/notifications', { title: 'Something', type: 'security' });
    await expectText(main).toContain(en.apps.notRefreshed);
    expect(main().textContent).toContain('••• 6543');
  });

  test('is not unlinked without a network: nothing is lost', async () => {
    const mock = await signedIn('whatsapp-linked');
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain('••• 6543');
    setNetwork(false);
    await pressUnlink(user, en.whatsapp.name);
    await screen.findByText(messages('en').toasts.offline);
    expect(main().textContent).toContain('••• 6543');
  });
});

test('while the account’s security has just changed nothing can be linked, until a time', async () => {
  const mock = await signedIn('complete');
  const { state } = mock.app.sandboxes.default;
  const { customer_id } = onlyUser(mock);
  addRestriction(state, customer_id, { scope: 'new_payees', reason: 'new_device' }, 24 * 3_600_000);
  await renderScreen(PATH, { mock });
  await expectText(main).toContain(en.apps.restricted.heading);
  const [before = ''] = en.apps.restricted.new_device.split('{time}');
  expect(apps().textContent).toMatch(onAnyDay(new RegExp(`${before}\\d\\d:\\d\\d`)));
  expect(screen.queryByLabelText(en.whatsapp.number)).toBeNull();
});

test('what another device unlinks goes at once', async () => {
  const mock = await signedIn('google-linked');
  await renderScreen(PATH, { mock });
  await expectText(main).toContain('g****d@example.com');
  await pass(6000);
  onlyUser(mock).googleSub = null;
  await mock.control('POST', '/notifications', { title: 'Something', type: 'security' });
  await expectText(main).toContain(en.google.how);
});

const apart = [
  ['whatsapp', 'whatsapp-linked', '••• 6543'],
  ['google', 'google-linked', 'g****d@example.com'],
] as const;
describe.each(apart)('unlinking %s', (provider, persona, handle) => {
  const { name } = en[provider];
  const open = async () => {
    const mock = await signedIn(persona);
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain(handle);
    return { mock, user };
  };

  test('is proven by the password: then it is gone, and its heading has the focus', async () => {
    const { mock, user } = await open();
    await pressUnlink(user, name);
    await expectText(() => screen.getByRole('dialog')).toContain(reauth.purposes[provider]);
    await confirmIdentity(user);
    await screen.findByText(interpolate(en.apps.unlinked, { name }));
    await expectText(main).not.toContain(handle);
    expect(await providers(mock)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toBe(name);
  });

  test('is left by Cancel: it stays linked', async () => {
    const { mock, user } = await open();
    await pressUnlink(user, name);
    await user.click(await screen.findByRole('button', { name: reauth.cancel }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await providers(mock)).toEqual([provider]);
    expect(main().textContent).toContain(handle);
  });

  test('is not done by a wrong password', async () => {
    const { mock, user } = await open();
    await pressUnlink(user, name);
    await confirmIdentity(user, 'Wrong-Horse-7');
    await expect.poll(() => screen.getByLabelText(pin.password).getAttribute('aria-invalid')).toBe('true');
    expect(await providers(mock)).toEqual([provider]);
  });

  test('is told as done where only its answer was lost', async () => {
    const { mock, user } = await open();
    await pressUnlink(user, name);
    await screen.findByRole('dialog');
    const op = provider === 'google' ? 'DELETE /auth/google/unlink' : 'DELETE /whatsapp/unlink';
    await mock.fault(op, { type: 'truncate' }, { times: 1 });
    await confirmIdentity(user);
    await screen.findByText(interpolate(en.apps.unlinked, { name }));
    await expectText(main).not.toContain(handle);
    expect(await providers(mock)).toEqual([]);
  });
});

test('a last way to log in that became one meanwhile is refused with the reason, and shown', async () => {
  const mock = await signedIn('google-linked');
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain('g****d@example.com');
  onlyUser(mock).password = null;
  await pressUnlink(user, en.google.name);
  await screen.findByText(/your only way to log in\. Set a password/);
  await expectText(main).toContain(en.google.only.heading);
  expect(onlyUser(mock).googleSub).not.toBeNull();
});
