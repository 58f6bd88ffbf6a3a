import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getProfile } from '#contract/me.ts';
import * as requests from '#contract/payment-requests.ts';
import * as people from '#contract/people.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { emptySendDraft } from '#src/stores/transfers/send-draft.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { field, openTo, path, tab } from './send-screen.ts';
import { savedDraft } from './send-steps.tsx';

const { sendRecipient: en, send, wallet, addPayee } = messages('en');

test('a coin of the market goes to no bank: the mode is not offered, and an account number asks for none', async () => {
  const { user } = await renderScreen('/w/marketplace/send?asset=btc', { persona: 'complete' });
  expect(
    await screen.findByRole('heading', { name: interpolate(send.to.headingOf, { asset: 'BTC' }) }),
  ).toBeTruthy();
  expect(within(main()).queryByRole('button', { name: send.to.mode.bank })).toBeNull();
  await user.type(field(), '0123456789');
  await pass(450);
  expect(tab('people').getAttribute('aria-pressed')).toBe('true');
});

// requirement: T.20
describe('a link from elsewhere is shown before it fills anything in', () => {
  const button = (name: string) => buttonIn(main, name);
  const asks = `${en.link.asksAmount.replace('{amount}', '₦2,500.00')}@kwame`;
  const begun = (customer: string) => {
    const recipient = {
      kind: 'user',
      username: 'chinedu',
      name: 'Chinedu Obi',
      avatar_url: null,
      sent_count: 1,
    };
    sessionStorage.setItem('draft:send', JSON.stringify({ ...emptySendDraft, recipient, asset: 'ngn' }));
    sessionStorage.setItem('owner', customer);
  };
  const customerOf = async (mock: WalletMock) => (await mock.call(getProfile)).data?.customer_id ?? '';

  for (const locale of locales)
    test(`in ${locale}: whom and how much; Continue fills the form, and nothing of the former payment stays`, async () => {
      const { sendRecipient: t, send: flow } = messages(locale);
      const mock = await signedIn();
      begun(await customerOf(mock));
      const { user } = await renderScreen('/w/send?to=@kwame&asset=ngn&amount=2500', { mock, locale });
      await expectText(main).toMatch(/2,500.*@kwame/);
      expect(screen.queryByRole('combobox', { name: flow.to.field })).toBeNull();
      expect(savedDraft()).toMatchObject({ recipient: { username: 'chinedu' }, preset: null });
      await user.click(await button(t.link.continue));
      const combobox = await screen.findByRole<HTMLInputElement>('combobox', { name: flow.to.field });
      expect(combobox.value).toBe('@kwame');
      await expect.poll(path).toBe('/w/send');
      expect(savedDraft()).toMatchObject({ recipient: null, preset: { to: '@kwame', asset: 'ngn' } });
    });

  test('refused, it leaves the former payment as it was, and the focus in the field', async () => {
    const mock = await signedIn();
    begun(await customerOf(mock));
    const { user } = await renderScreen('/w/send?to=@kwame&asset=ngn&amount=2500', { mock });
    await user.click(await button(en.link.refuse));
    await expect.poll(path).toBe('/w/send');
    const combobox = await screen.findByRole('combobox', { name: send.to.field });
    await expect.poll(() => document.activeElement).toBe(combobox);
    expect(field().value).toBe('');
    expect(savedDraft()).toMatchObject({ recipient: { username: 'chinedu' }, preset: null });
  });

  const wholeAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  // Each kind of link, with its destination or without.
  test.each<[query: string, says: readonly string[], preset: object | null]>([
    ['to=@kwame', [en.link.asks, '@kwame'], null],
    [`to=${wholeAddress}&asset=usdt&network=trc20`, [en.link.asks, wholeAddress, 'Tron'], { asset: 'usdt' }],
    ['to=bitcoin:?amount=1', [en.link.asks, 'bitcoin:?amount=1'], null],
    ['asset=btc', [en.link.begins, wallet.names.btc], { to: null, asset: 'btc' }],
    ['to=&asset=btc', [en.link.begins, wallet.names.btc], { to: null, asset: 'btc' }],
    ['to=%20%20&asset=btc', [en.link.begins, wallet.names.btc], { to: null, asset: 'btc' }],
    ['to=&asset=ngn&amount=2500', ['This link starts a payment of ₦2,500.00'], { to: null, asset: 'ngn' }],
    ['asset=ngn&amount=2500', ['This link starts a payment of ₦2,500.00'], { to: null, asset: 'ngn' }],
    ['asset=usdt&network=trc20', [en.link.begins, wallet.names.usdt, 'Tron'], { to: null, network: 'trc20' }],
    ['bank=Any+Bank&last4=6784', [en.link.begins, en.link.bank], null],
    ['bank=&to=@kwame', [en.link.asks, '@kwame', en.link.bank], null],
  ])('?%s', async (query, says, preset) => {
    const mock = await signedIn();
    begun(await customerOf(mock));
    const before = savedDraft();
    const { user } = await renderScreen(`/w/send?${query}`, { mock });
    for (const text of says) await expectText(main).toContain(text);
    expect(screen.queryByRole('combobox', { name: send.to.field })).toBeNull();
    expect([savedDraft(), path()]).toEqual([before, `/w/send?${query}`]);
    await user.click(await button(en.link.continue));
    await screen.findByRole('combobox', { name: send.to.field });
    await expect.poll(path).toBe('/w/send');
    expect(savedDraft()).toMatchObject({ recipient: null, preset });
  });

  test.each(['to=', 'to=%20', 'amount=2500', 'network=trc20', 'asset=gold&amount=1', 'to=&last4=6784'])(
    '?%s, in which nothing can be read: it changes nothing, and is gone from the address',
    async (query) => {
      const mock = await signedIn();
      begun(await customerOf(mock));
      const before = savedDraft();
      await renderScreen(`/w/send?${query}`, { mock });
      await screen.findByRole('combobox', { name: send.to.field });
      await expect.poll(path).toBe('/w/send');
      expect(savedDraft()).toEqual(before);
    },
  );

  test('of a coin of the market: the coin alone is its own screen, and asks nothing', async () => {
    await renderScreen('/w/marketplace/send?asset=btc&amount=0.5', { persona: 'complete' });
    await button(en.link.continue);
    await expectText(main).toContain('0.5');
    await renderScreen('/w/marketplace/send?asset=btc&to=', { persona: 'complete' });
    await screen.findByRole('combobox', { name: send.to.field });
  });

  test('in Chinese, one without a destination', async () => {
    const { link } = messages('cn').sendRecipient;
    await renderScreen('/w/send?asset=ngn&amount=2500', { persona: 'complete', locale: 'cn' });
    const [before = '', after = ''] = link.beginsAmount.split('{amount}');
    await expectText(main).toMatch(new RegExp(`${before}.*2,500.*${after}`));
  });

  test('a panel over it answers nothing', async () => {
    const { user } = await renderScreen('/w/send?to=@kwame&asset=ngn&amount=2500', { persona: 'complete' });
    await button(en.link.continue);
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`^${wallet.header.notifications}`) }),
    );
    await expect.poll(path).toContain('panel=notifications');
    await button(en.link.continue);
    expect(screen.queryByRole('combobox', { name: send.to.field })).toBeNull();
  });

  test('one that was opened here before the log-in is shown in place of the dashboard, once, to whoever logged in', async () => {
    const { keepPayLink, keptPayLink } = await import('#src/stores/session/kept-pay-link.ts');
    keepPayLink('/w/send?to=@kwame&asset=ngn&amount=2500');
    // Somebody else had this tab before.
    sessionStorage.setItem('owner', 'CWR00000000');
    await renderScreen('/w', { persona: 'complete' });
    await expectText(main).toContain(asks);
    expect(screen.queryByRole('combobox', { name: send.to.field })).toBeNull();
    expect(keptPayLink()).toBeNull();
    await renderScreen('/w', { persona: 'complete' });
    await expectText(main).toMatch(/₦/);
    expect([path(), main().textContent.includes('@kwame')]).toEqual(['/w', false]);
  });
});

describe('what a link fills in', () => {
  test('a person: looked up at once, and never paid without a press; the address is clean', async () => {
    const { user } = await openTo({ persona: 'complete', at: '/w/send?to=@kwame&asset=ngn&amount=2500' });
    await expect.poll(path).toBe('/w/send');
    expect(field().value).toBe('@kwame');
    await pass(300);
    await user.click(await buttonIn(main, interpolate(send.to.continueWith, { name: 'Kwame Mensah' })));
    await expect.poll(path).toContain('step=review');
    expect(savedDraft()).toMatchObject({
      asset: 'ngn',
      amount: { fixed: 'asset', value: '2500', typed: '2,500' },
    });
  });

  test('an asset alone: what was begun before is gone', async () => {
    await openTo({ persona: 'complete', at: '/w/send?asset=btc' });
    await expect.poll(path).toBe('/w/send');
    expect(savedDraft()).toMatchObject({
      preset: { to: null, asset: 'btc', network: null, amount: null },
      recipient: null,
      asset: null,
    });
  });

  test('a payout that is repeated: the saved accounts, and nothing of a former draft', async () => {
    const mock = await signedIn();
    const recipient = { kind: 'user', username: 'kwame', name: 'Kwame', avatar_url: null, sent_count: 1 };
    sessionStorage.setItem('draft:send', JSON.stringify({ ...emptySendDraft, recipient, asset: 'ngn' }));
    sessionStorage.setItem('owner', (await mock.call(getProfile)).data?.customer_id ?? '');
    await openTo({ mock, at: '/w/send?bank=Harbour+Bank&last4=6784' });
    await expect.poll(path).toBe('/w/send');
    expect(savedDraft()).toMatchObject({ mode: 'bank', recipient: null });
    expect(tab('bank').getAttribute('aria-pressed')).toBe('true');
    expect(within(main()).queryByRole('button', { name: send.to.continue })).toBeNull();
  });

  test('an asset, a network or an amount that are none are left out', async () => {
    await openTo({ persona: 'complete', at: '/w/send?asset=usdt&network=bitcoin&amount=1e5' });
    await expect.poll(path).toBe('/w/send');
    expect(savedDraft().preset).toEqual({ to: null, asset: 'usdt', network: null, amount: null });
  });

  test('a payment link', async () => {
    const uri = 'bitcoin:1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo?amount=0.001';
    const { user } = await openTo({ persona: 'complete', at: `/w/send?to=${encodeURIComponent(uri)}` });
    await pass(450);
    await user.click(await buttonIn(main, en.address.continue));
    await expect.poll(path).toContain('step=review');
    expect(savedDraft()).toMatchObject({ asset: 'btc', network: 'bitcoin', amount: { value: '0.001' } });
  });

  test('a link of this site that is pasted does what it does when it is opened', async () => {
    const { user } = await openTo({ persona: 'complete' });
    await user.click(field());
    await user.paste(`${location.origin}/w/send?to=@kwame`);
    await expect.poll(() => field().value).toBe('@kwame');
    await pass(300);
    await buttonIn(main, interpolate(send.to.continueWith, { name: 'Kwame Mensah' }));
  });

  test('pasted too it brings its asset and amount, for whom it names and nobody else', async () => {
    const link = `${location.origin}/w/send?to=@kwame&asset=usdt&amount=3.5`;
    const { user } = await openTo({ persona: 'complete' });
    await user.click(field());
    await user.paste(link);
    await expect.poll(() => field().value).toBe('@kwame');
    await pass(300);
    await user.click(await buttonIn(main, interpolate(send.to.continueWith, { name: 'Kwame Mensah' })));
    await expect.poll(path).toContain('step=review');
    expect(savedDraft()).toMatchObject({ asset: 'usdt', amount: { fixed: 'asset', value: '3.5' } });

    await openTo({ persona: 'complete', at: '/w/send?to=@kwame&asset=usdt&amount=3.5' });
    await expect.poll(() => field().value).toBe('@kwame');
    const { default: userEvent } = await import('@testing-library/user-event');
    const person = userEvent.setup({ advanceTimers: pass });
    await person.clear(field());
    await person.click(await screen.findByRole('option', { name: /@amina/ }));
    await expect.poll(path).toContain('step=amount');
    expect(savedDraft()).toMatchObject({ asset: 'ngn', amount: { value: null }, preset: null });
  });
});

describe('a payment request', () => {
  const ask = (mock: WalletMock, more: object = {}) =>
    mock.control<{ request_id: string }>('POST', '/simulate/requests', {
      from: 'chinedu',
      amount: '5000',
      note: 'Lunch',
      ...more,
    });
  const open = async (mock: WalletMock, id: string, locale: 'en' | 'cn' = 'en') => {
    const opened = await renderScreen(`/w/send?request=${id}`, { mock, locale });
    await screen.findByRole('main');
    return opened;
  };

  for (const locale of locales)
    test(`in ${locale}: says who asks for how much, and leads to the review`, async () => {
      const { sendRecipient: t } = messages(locale);
      const mock = await signedIn();
      const { request_id } = await ask(mock);
      const { user } = await open(mock, request_id, locale);
      await expectText(main).toContain('Chinedu Obi');
      expect(main().textContent).toContain('₦5,000.00');
      // Of somebody whom the reader has never paid or asked.
      expect(main().textContent).toContain(t.request.noteHidden);
      expect(main().textContent).not.toContain('Lunch');
      const button = await buttonIn(main, t.request.continue);
      await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
      await user.click(button);
      await expect.poll(path).toContain('step=review');
      expect(savedDraft()).toMatchObject({
        recipient: { kind: 'user', username: 'chinedu' },
        asset: 'ngn',
        amount: { fixed: 'asset', value: '5000' },
        request_id,
      });
      history.back();
      await expect.poll(path).toBe('/w/send');
    });

  test('the note of somebody whom one has paid is shown at once', async () => {
    const mock = await signedIn();
    const { request_id } = await ask(mock, { from: 'amina' });
    await open(mock, request_id);
    await expectText(main).toContain('Lunch');
  });

  test('one’s own can’t be paid', async () => {
    const mock = await signedIn();
    const { request_id } = (
      await mock.call(requests.createPaymentRequest, {
        body: { asset: 'ngn', amount: '100' },
        idempotencyKey: crypto.randomUUID(),
      })
    ).data;
    await open(mock, request_id);
    await expectText(main).toContain(en.request.own);
    expect(within(main()).queryByRole('button', { name: en.request.continue })).toBeNull();
  });

  test('one that the person has declined', async () => {
    const mock = await signedIn();
    const { request_id } = await ask(mock);
    await mock.call(requests.closePaymentRequest, {
      params: { id: request_id },
      body: { status: 'declined' },
    });
    await open(mock, request_id);
    await expectText(main).toContain(en.request.closed.declined);
    expect(within(main()).queryByRole('button', { name: en.request.continue })).toBeNull();
    expect(within(main()).getByRole('link', { name: en.request.someoneElse }).getAttribute('href')).toBe(
      '/w/send',
    );
  });

  test('one that has expired', async () => {
    const mock = await signedIn();
    const { request_id, from } = (
      await mock.call(requests.createPaymentRequest, {
        body: { asset: 'ngn', amount: '100', expires_in: 3600 },
        idempotencyKey: crypto.randomUUID(),
      })
    ).data;
    await mock.control('POST', '/clock/advance', { ms: '61m' });
    await open(mock, request_id);
    await expectText(main).toContain(interpolate(en.request.closed.expired, { name: from.name }));
    expect(within(main()).queryByRole('button', { name: en.request.continue })).toBeNull();
  });

  test('one that nobody made', async () => {
    const mock = await signedIn();
    await open(mock, 'req_nothing');
    await expectText(main).toContain(en.request.notFound);
  });

  test('of somebody who is blocked', async () => {
    const mock = await signedIn();
    const { request_id } = await ask(mock);
    await mock.call(people.blockPerson, { params: { username: 'chinedu' } });
    await open(mock, request_id);
    await expectText(main).toContain(interpolate(send.to.blockedByMe, { name: 'Chinedu Obi' }));
    expect(within(main()).queryByRole('button', { name: en.request.continue })).toBeNull();
  });

  test('of somebody whose username nobody has any more', async () => {
    const mock = await signedIn();
    const { request_id } = await ask(mock);
    await mock.fault('GET /users/{username}', { type: 'status', status: 404, code: 'recipient_not_found' });
    await open(mock, request_id);
    await expectText(main).toContain(interpolate(send.to.noUser, { username: '@chinedu' }));
    expect(within(main()).queryByRole('button', { name: en.request.continue })).toBeNull();
  });

  test('that can’t be loaded says so; Try again brings it', async () => {
    const mock = await signedIn();
    const { request_id } = await ask(mock);
    await mock.fault('GET /wallet/payment-requests/{id}', { type: 'status', status: 503 });
    const { user } = await open(mock, request_id);
    await expectText(main).toContain(en.request.failed);
    await mock.clearFaults();
    await user.click(await buttonIn(main, wallet.load.retry));
    await expectText(main).toContain('Chinedu Obi');
  });

  test('hides its amount with the balances', async () => {
    const mock = await signedIn();
    await hideBalances(mock);
    const { request_id } = await ask(mock, { amount: '7312.5', note: 'for ₦7,312' });
    await open(mock, request_id);
    await expectText(main).toContain('Chinedu Obi');
    expect(main().textContent).not.toContain('312');
  });
});

describe('a bank account', () => {
  const openBank = async (digits: string) => {
    const opened = await openTo({ persona: 'complete' });
    await opened.user.click(field());
    await opened.user.paste(digits);
    const bank = await within(main()).findByLabelText<HTMLSelectElement>(addPayee.bank);
    await opened.user.selectOptions(bank, '901');
    await pass(300);
    return opened;
  };

  test('is told by ten digits, resolved with its bank, and paid in naira', async () => {
    const { user } = await openBank('0123456784');
    await user.click(await buttonIn(main, interpolate(send.to.continueWith, { name: 'Tobi Adeyemi' })));
    await expect.poll(path).toContain('step=amount');
    expect(savedDraft()).toMatchObject({
      mode: 'bank',
      asset: 'ngn',
      recipient: {
        kind: 'bank',
        bank_code: '901',
        account_number: '0123456784',
        account_name: 'Tobi Adeyemi',
        name_match: 'full',
        payee: null,
      },
    });
  });

  test('with a slip in its number is not asked for', async () => {
    const { mock } = await openBank('0123456785');
    await expectText(main).toContain('Harbour Bank');
    await expect.poll(() => main().querySelector('.error')).not.toBeNull();
    expect(await mock.journal('POST /wallet/banks/resolve')).toHaveLength(0);
  });

  test('that is saved is chosen out of the list', async () => {
    const { user } = await openTo({ persona: 'complete' });
    await user.click(tab('bank'));
    const [row] = await screen.findAllByRole('option');
    if (!row) throw new Error('No saved account.');
    await user.click(row);
    await expect.poll(path).toContain('step=amount');
    expect(savedDraft()).toMatchObject({ mode: 'bank', recipient: { kind: 'bank' } });
  });
});
