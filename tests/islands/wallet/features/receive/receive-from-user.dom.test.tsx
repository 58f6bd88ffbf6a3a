import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/payment-requests.ts';
import { blockPerson } from '#contract/people.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  panel,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';

/** Opens a screen and waits for its frame. */
const open: typeof renderScreen = async (...options) => {
  const opened = await renderScreen(...options);
  await screen.findByRole('main');
  return opened;
};

const { receive, receiveUser: en, send, wallet } = messages('en');
const USER = '/w/receive?tab=user';
const box = (name: string) => screen.getByRole('region', { name });
const outgoing = () => box(en.requests.out.heading);
const incoming = () => box(en.requests.in.heading);
const PERSON = 'GET /users/{username}';
const asked = () => main().querySelector<HTMLElement>('.resolution');

for (const locale of locales) {
  const { receiveUser: t } = messages(locale);

  // requirement: 2.118
  test(`in ${locale}: a person is asked, and the request is in the list with its way to cancel it`, async () => {
    const { user, mock } = await open(USER, { persona: 'complete', locale });
    await user.type(await within(main()).findByLabelText(t.request.amount), '5,000');
    await user.type(within(main()).getByLabelText(t.request.to), '@chinedu');
    await user.tab();
    await expect.poll(() => asked()?.textContent).toContain('Chinedu Obi');
    expect(asked()?.querySelector('.avatar')).not.toBeNull();
    await user.click(await buttonIn(main, interpolate(t.request.send, { amount: '₦5,000.00' })));
    await expectText(main).toContain(t.request.again);
    const { items } = (await mock.call(contract.listPaymentRequests, { query: { box: 'out' } })).data;
    expect(items[0]).toMatchObject({ asset: 'ngn', amount: '5000', to: { username: 'chinedu' } });
    const list = () => box(t.requests.out.heading);
    await user.click(await buttonIn(list, t.requests.cancel));
    await expectText(list).toContain(t.requests.statuses.cancelled);
  });
}

test('without a person it is a link that anybody can pay', async () => {
  const { user, mock } = await open(USER, { persona: 'complete' });
  await user.type(await within(main()).findByLabelText(en.request.amount), '2500');
  await user.click(await buttonIn(main, interpolate(en.request.send, { amount: '₦2,500.00' })));
  await expectText(main).toContain(en.request.madeLink);
  const [request] = (await mock.call(contract.listPaymentRequests, { query: { box: 'out' } })).data.items;
  expect(request?.to).toBeNull();
  expect(main().textContent).toContain(`${location.origin}${request?.link}`);
});

/** Types an amount and a name, and leaves the field. */
async function nameSomebody(user: UserEvent, typed: string): Promise<HTMLInputElement> {
  await user.type(await within(main()).findByLabelText(en.request.amount), '5000');
  const to = within(main()).getByLabelText<HTMLInputElement>(en.request.to);
  await user.type(to, typed);
  await user.tab();
  return to;
}
const requested = async (mock: WalletMock) => (await mock.journal('POST /wallet/payment-requests')).length;
const sendButton = () =>
  within(main()).queryByRole('button', { name: interpolate(en.request.send, { amount: '₦5,000.00' }) });

describe('who is asked', () => {
  test('is looked up once it is typed, not before; until it is known nothing can be sent', async () => {
    const { user, mock } = await open(USER, { persona: 'complete' });
    const held = await mock.hold(PERSON);
    await nameSomebody(user, '@Chinedu');
    await screen.findByText(interpolate(send.to.resolving, { username: '@chinedu' }));
    await user.click(await buttonIn(main, en.request.check));
    expect(sendButton()).toBeNull();
    await held.release();
    await expect.poll(() => asked()?.textContent).toContain('@chinedu');
    expect(await mock.journal(PERSON)).toHaveLength(1);
    expect(sendButton()).not.toBeNull();
    expect(await requested(mock)).toBe(0);
  });

  test('is gone with the first letter that changes, and with it the way to send', async () => {
    const { user } = await open(USER, { persona: 'complete' });
    const to = await nameSomebody(user, 'chinedu');
    await expect.poll(() => asked()?.textContent).toContain('Chinedu Obi');
    await user.type(to, 'x');
    expect(asked()).toBeNull();
    expect(sendButton()).toBeNull();
    await user.type(to, '{Backspace}');
    await expect.poll(() => asked()?.textContent).toContain('Chinedu Obi');
  });

  test('is shown at once where a link names them', async () => {
    await open(`${USER}&to=@chinedu`, { persona: 'complete' });
    await expect.poll(() => asked()?.textContent).toContain('Chinedu Obi');
  });

  test('somebody who is blocked can’t be asked, and it is said why', async () => {
    const mock = await signedIn();
    await mock.call(blockPerson, { params: { username: 'chinedu' } });
    const { user } = await open(USER, { mock });
    const to = await nameSomebody(user, 'chinedu');
    await expectText(main).toContain(interpolate(en.request.blockedByMe, { name: 'Chinedu Obi' }));
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(sendButton()).toBeNull();
  });

  test('a look-up that fails says so, and Try again shows them', async () => {
    const { user, mock } = await open(USER, { persona: 'complete' });
    await mock.fault(PERSON, { type: 'status', status: 503 });
    await nameSomebody(user, 'chinedu');
    await expectText(main).toContain(interpolate(send.to.lookUpFailed, { username: '@chinedu' }));
    expect(sendButton()).toBeNull();
    await mock.clearFaults();
    await user.click(await buttonIn(() => asked()!, wallet.load.retry));
    await expect.poll(() => asked()?.textContent).toContain('Chinedu Obi');
  });

  test('offline, it is said that it comes with the connection, and it does', async () => {
    const { user } = await open(USER, { persona: 'complete' });
    await within(main()).findByLabelText(en.request.amount);
    setNetwork(false);
    await nameSomebody(user, 'chinedu');
    await expect.poll(() => asked()?.textContent).toContain(wallet.load.whenOnline);
    expect(sendButton()).toBeNull();
    setNetwork(true);
    await expect.poll(() => asked()?.textContent).toContain('Chinedu Obi');
  });
});

test.each([
  ['@nobody-at-all', 'recipient_not_found'],
  ['@tobiade', 'self_send'],
])('%s is refused beside its field', async (typed) => {
  const { user, mock } = await open(USER, { persona: 'complete' });
  await user.type(await within(main()).findByLabelText(en.request.amount), '5000');
  const to = within(main()).getByLabelText<HTMLInputElement>(en.request.to);
  await user.type(to, typed);
  await user.click(await buttonIn(main, en.request.check));
  await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true');
  expect(await mock.journal('POST /wallet/payment-requests')).toHaveLength(0);
  await user.click(await buttonIn(main, en.request.check));
  expect(document.activeElement).toBe(to);
  expect(to.value).toBe(typed);
});

test.each([
  ['', en.request.enterAmount],
  ['0', en.request.invalidAmount],
  ['abc', en.request.invalidAmount],
])('the amount "%s" is refused beside its field', async (typed, text) => {
  const { user, mock } = await open(USER, { persona: 'complete' });
  const amount = await within(main()).findByLabelText<HTMLInputElement>(en.request.amount);
  if (typed) await user.type(amount, typed);
  await user.click(within(main()).getByRole('button', { name: en.request.enterAmount }));
  expect(main().querySelector('.error')?.textContent).toContain(text);
  expect(await mock.journal('POST /wallet/payment-requests')).toHaveLength(0);
});

test('a request whose answer was lost is made once', async () => {
  const { user, mock } = await open(USER, { persona: 'complete' });
  await mock.fault('POST /wallet/payment-requests', { type: 'reset' }, { times: 1, stage: 'post' });
  await user.type(await within(main()).findByLabelText(en.request.amount), '5000');
  const send = interpolate(en.request.send, { amount: '₦5,000.00' });
  await user.click(await buttonIn(main, send));
  await expect.poll(() => main().querySelector('.error')?.textContent).toBeTruthy();
  await user.click(await buttonIn(main, send));
  await expectText(main).toContain(en.request.madeLink);
  const { items } = (await mock.call(contract.listPaymentRequests, { query: { box: 'out' } })).data;
  expect(items.filter(({ amount }) => amount === '5000')).toHaveLength(1);
});

test('somebody who asks appears without a reload, and can be declined', async () => {
  const { user, mock } = await open(USER, { persona: 'complete' });
  await expectText(incoming).toContain(en.requests.in.empty);
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  await mock.control('POST', '/simulate/requests', { from: 'amina', amount: '5000', note: 'Lunch' });
  await expectText(incoming).toContain('Lunch');
  expect(within(incoming()).getByRole('link', { name: en.requests.pay }).getAttribute('href')).toMatch(
    /^\/w\/send\?request=/,
  );
  await user.click(await buttonIn(incoming, en.requests.decline));
  await expectText(incoming).toContain(en.requests.statuses.declined);
});

for (const locale of locales)
  test(`in ${locale}: of a stranger’s request it is said that the note shows once it is paid`, async () => {
    const { receiveUser: t } = messages(locale);
    const mock = await signedIn();
    const asked = { from: 'zhangwei', amount: '5000', note: 'A note' };
    await mock.control('POST', '/simulate/requests', asked);
    await open(USER, { mock, locale });
    await expectText(main).toContain(t.requests.noteHidden);
    expect(main().textContent).not.toContain('A note');
  });

test('the sixth request of a day to one person is refused beside the field for them, with how long', async () => {
  const { user, mock } = await open(USER, { persona: 'complete' });
  for (let turn = 0; turn < 5; turn += 1) {
    const body = { asset: 'ngn', amount: '5', to: 'chinedu' } as const;
    const { data } = await mock.call(contract.createPaymentRequest, {
      body,
      idempotencyKey: crypto.randomUUID(),
    });
    await mock.call(contract.closePaymentRequest, {
      params: { id: data.request_id },
      body: { status: 'cancelled' },
    });
  }
  await user.type(await within(main()).findByLabelText(en.request.amount), '5,000');
  const field = within(main()).getByLabelText(en.request.to);
  await user.type(field, '@chinedu');
  await user.tab();
  await user.click(await buttonIn(main, interpolate(en.request.send, { amount: '₦5,000.00' })));
  await expectText(main).toContain(
    'You’ve asked this person 5 times in a day. You can ask again in 24 hours.',
  );
  expect(document.activeElement).toBe(field);
});

test('the request that a notification names has the focus', async () => {
  const mock = await signedIn();
  const { request_id } = await mock.control<{ request_id: string }>('POST', '/simulate/requests', {
    from: 'chinedu',
    amount: '5000',
  });
  await open(`${USER}&request=${request_id}`, { mock });
  await expect.poll(() => document.activeElement?.getAttribute('aria-current')).toBe('true');
});

test('requests that can’t be loaded say so; Try again brings them', async () => {
  const mock = await signedIn();
  await mock.fault('GET /wallet/payment-requests', { type: 'status', status: 503 });
  const { user } = await open(USER, { mock });
  await expectText(outgoing).toContain(en.requests.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(outgoing, wallet.load.retry));
  await expectText(outgoing).toContain(en.requests.out.empty);
});

test('hidden balances hide what is asked', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await mock.control('POST', '/simulate/requests', { from: 'chinedu', amount: '7312.5', note: 'for ₦7,312' });
  await open(USER, { mock });
  await expectText(incoming).toContain('Chinedu');
  expect(main().textContent).not.toContain('312');
});

test.each(['receive', 'qr'] as const)('the panel %s shows the person’s own code', async (name) => {
  await open(`/w/security?panel=${name}`, { persona: 'complete' });
  const shown = await waitFor(() => panel(name));
  await within(shown).findByRole('img', { name: interpolate(receive.mine.qr, { username: '@tobiade' }) });
});

test('the panel of networks needs an asset', async () => {
  await open('/w/security?panel=networks', { persona: 'complete' });
  await expectText(() => panel('networks')).toContain(receive.panel.chooseFirst);
});

test('the specified flag for receiving from a user is on as long as this tab is shown', async () => {
  const { user } = await open(USER, { persona: 'complete' });
  // Each test has modules of its own.
  const { specifiedState } = await import('#src/connected/specified-state.ts');
  await within(main()).findByLabelText(en.request.amount);
  await expect.poll(() => specifiedState().receiveViaUser).toBe(true);
  await user.click(within(main()).getByRole('link', { name: receive.tabs.crypto }));
  await expect.poll(() => specifiedState().receiveViaUser).toBe(false);
});

test.each([USER, '/w?panel=receive'])('%s leads somebody without a username to one', async (address) => {
  await open(address, { persona: 'no-profile' });
  const link = await screen.findByRole('link', { name: receive.mine.choose });
  expect(link.getAttribute('href')).toBe('/w/set-profile');
});
