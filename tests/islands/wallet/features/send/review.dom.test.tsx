import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { contractAddress, exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import { TRON } from '../../../../mock-api/transfers/payer.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, expectText, hideBalances, main, pass, signedIn } from '../../../../render-wallet.tsx';
import {
  amountOf,
  movedQuote,
  openDialog,
  openReview,
  QUOTE,
  quoteReply,
  savedDraft,
  tick,
  toAddress,
  toBank,
  toChinedu,
  toTron,
} from './review-page.tsx';

const { sendReview: en, wallet } = messages('en');
const send = () => document.getElementById('review-send') as HTMLButtonElement;
const bank = '1000000605';
const solana = sampleAddress(7, 'solana', 'somebody');

for (const locale of locales) {
  const { sendReview: t } = messages(locale);

  test(`in ${locale}: a payment to an address, whole, with its network, sums and arrival`, async () => {
    await openReview(toTron('170'), { persona: 'complete', locale });
    await expectText(main).toContain('171.00 USDT');
    // Groups of four, which a screen reader spells.
    expect(within(main()).getByText([...TRON].join(' '))).not.toBeNull();
    expect(main().textContent).toContain('Tron (TRC-20)');
    for (const word of [t.sum.theyReceive, t.sum.fee, t.sum.youPay, t.sum.left])
      expect(main().textContent).toContain(word);
    expect(main().textContent).toContain('170.00 USDT');
    await expectText(main).toContain('1,691.44'); // of 1,862.441273
    // New and worth more than ₦100,000: held first.
    expect(main().textContent).toContain(t.risks.first_time_address.title);
    expect(main().textContent).toMatch(locale === 'en' ? /10 minutes on hold/ : /暂缓 10 分钟/);
  });

  test(`in ${locale}: a payment to a person, to a bank`, async () => {
    await openReview(toChinedu(), { persona: 'complete', locale });
    await expectText(main).toContain(t.sum.free);
    expect(main().textContent).toContain('@chinedu');
    expect(main().textContent).toContain(t.arrival.instantly);
    expect(send().textContent).toContain(locale === 'en' ? 'Send ₦25,000.00 to Chinedu Obi' : 'Chinedu Obi');

    await openReview(toBank(bank, '40000'), { persona: 'complete', locale });
    await expectText(main).toContain('40,053.75');
    expect(main().textContent).toContain(bank);
    expect(main().textContent).toContain('Harbour Bank');
  });
}

test('a price that can’t be had says so; Try again brings it', async () => {
  const mock = await signedIn();
  await mock.fault(QUOTE, { type: 'status', status: 503 }, { times: 1 });
  const { user } = await openReview(toChinedu(), { mock });
  await expectText(main).toContain(en.failed);
  expect(main().textContent).not.toContain('₦0');
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectText(main).toContain('₦25,000.00');
});

test('while the price is on its way there is no figure, and nothing to send', async () => {
  const mock = await signedIn();
  const held = await mock.hold(QUOTE);
  await openReview(toChinedu(), { mock });
  await expectText(main).toContain(en.loading);
  expect(main().textContent).not.toMatch(/₦\d/);
  expect(send()).toBeNull();
  await held.release();
  await expectText(main).toContain('₦25,000.00');
});

test('offline nothing can be sent; what is there stays', async () => {
  await openReview(toChinedu(), { persona: 'complete' });
  await expectText(main).toContain('₦25,000.00');
  setNetwork(false);
  await expect.poll(() => send().disabled).toBe(true);
  expect(send().textContent).toBe(en.missing.offline);
  expect(main().textContent).toContain('₦25,000.00');
});

test('opened offline, it says so', async () => {
  const mock = await signedIn();
  await mock.fault(QUOTE, { type: 'reset' }, { times: 1 });
  const { user } = await openReview(toChinedu(), { mock });
  await expectText(main).toContain(en.failed);
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectText(main).toContain('₦25,000.00');
});

test.each([
  ['network_paused', en.ways.asset],
  ['recipient_not_found', en.ways.to],
  ['amount_below_min', en.ways.amount],
])('a price refused with %s leads to the step that mends it', async (code, way) => {
  const mock = await signedIn();
  await mock.control('POST', `/faults/preset/payment.${code}`);
  await openReview(toTron(), { mock });
  await within(main()).findByRole('link', { name: way });
});

test.each([
  ['restricted', toTron(), en.blocked.sending_restricted.title.new_payees],
  ['frozen', toChinedu('500'), en.blocked.sending_frozen.title],
  ['near-limit', toChinedu('20000'), en.blocked.amount_above_limit.daily],
  ['complete', toChinedu('900000'), 'Not enough NGN'],
] as const)('%s: what blocks the payment is said, with a way on', async (persona, draft, title) => {
  const { user } = await openReview(draft, { persona });
  const notice = await within(main()).findByRole('alert');
  await expectText(() => notice).toContain(title);
  expect(within(notice).getAllByRole('link').length).toBeGreaterThan(0);
  expect(send().disabled).toBe(true);
  await user.click(send());
  expect(openDialog()).toBeNull();
});

test('each warning is confirmed by itself; the button names what is missing and leads to it', async () => {
  const { user } = await openReview(toAddress({ asset: 'sol', network: 'solana', address: solana }, '0.2'), {
    persona: 'complete',
  });
  const { no_checksum: typo, first_time_address: first } = en.risks;
  await expectText(main).toContain(typo.title);
  expect(main().textContent).toContain(solana.slice(0, 6));
  expect(send().textContent).toBe(en.missing.risks.other);
  await user.click(send());
  expect(document.activeElement).toBe(within(main()).getByRole('checkbox', { name: first.title }));
  expect(openDialog()).toBeNull();
  await tick(user, first.title);
  await user.click(send());
  expect(document.activeElement).toBe(within(main()).getByRole('checkbox', { name: typo.title }));
  await tick(user, typo.title);
  await expect.poll(() => send().textContent).toContain('Send 0.2 SOL');
  expect(savedDraft().acknowledged).toEqual(['first_time_address', 'no_checksum']);
});

test('a contract is a critical warning, an exchange is only said', async () => {
  const address = contractAddress('trc20')!;
  await openReview(toAddress({ asset: 'usdt', network: 'trc20', address }, '20'), { persona: 'complete' });
  await within(main()).findByRole('checkbox', { name: en.risks.contract_address.title });

  const exchange = exchangeAddress('trc20');
  await openReview(toAddress({ asset: 'usdt', network: 'trc20', address: exchange }, '20'), {
    persona: 'complete',
  });
  await expectText(main).toContain(en.risks.exchange_address.title);
  expect(within(main()).queryByRole('checkbox', { name: en.risks.exchange_address.title })).toBeNull();
});

test('wallet.md test 8: a look-alike of a payee is critical, with both whole addresses compared', async () => {
  const mock = await signedIn('poisoned');
  const { state } = mock.app.sandboxes.default;
  const all = Object.values(state.transactions).flat();
  const dust = all.find(({ asset, amount }) => asset === 'eth' && amount === '0.000001');
  const paid = all.findLast(({ type, network }) => type === 'send' && network === 'erc20');
  const [lookAlike, own] = [dust, paid].map((one) =>
    one?.counterparty?.kind === 'address' ? one.counterparty.address : '',
  ) as [string, string];
  const { user } = await openReview(
    toAddress({ asset: 'eth', network: 'erc20', address: lookAlike }, '0.01'),
    {
      mock,
    },
  );
  await expectText(main).toContain('not the one of');
  const box = within(main()).getByRole('checkbox', { name: /not the one of/ });
  const risk = box.closest('.risk')!;
  expect(risk.classList.contains('critical')).toBe(true);
  expect(risk.textContent).toContain([...lookAlike].join(' '));
  expect(risk.textContent).toContain([...own].join(' '));
  expect(risk.querySelectorAll('mark').length).toBeGreaterThan(10);
  await tick(user, en.risks.first_time_address.title);
  await expect.poll(() => send().textContent).toBe(en.missing.risks.other);
  await user.click(send());
  expect(document.activeElement).toBe(box);
});

test('the bank’s other name, a large share and a second payment are warnings with their facts', async () => {
  const mock = await signedIn();
  const { data } = await mock.call((await import('#contract/preferences.ts')).savePreferences, {
    body: { confirm_above_percent: 5 },
  });
  expect(data.confirm_above_percent).toBe(5);
  await openReview(toBank('1000000801', '40000'), { mock });
  await within(main()).findByRole('checkbox', { name: en.risks.partial_name_match.title });
  await within(main()).findByRole('checkbox', { name: /Send \d% of my NGN/ });
});

test('a small test first: the least that the network takes, as a payment of its own', async () => {
  const { user } = await openReview(toTron('170'), { persona: 'complete' });
  await user.click(await buttonIn(main, interpolate(en.test.button, { amount: '2.00 USDT' })));
  await expectText(main).toContain('3.00 USDT');
  expect(savedDraft().amount).toMatchObject({ value: '2', fixed: 'asset', max: false });
  expect(within(main()).queryByRole('button', { name: /Test with/ })).toBeNull();
  expect(main().textContent).toContain(interpolate(en.test.done, { amount: '2.00 USDT' }));
});

test('above ₦1,500,000 it is asked whose address it is, and a name where it is not one’s own', async () => {
  const { user, mock } = await openReview(toTron('1200'), { persona: 'complete' });
  await within(main()).findByRole('group', { name: en.beneficiary.legend });
  expect(send().textContent).toBe(en.missing.beneficiary);
  await user.click(send());
  const own = within(main()).getByRole('radio', { name: new RegExp(en.beneficiary.self) });
  expect(document.activeElement).toBe(own);
  await user.click(within(main()).getByRole('radio', { name: new RegExp(en.beneficiary.person) }));
  const name = await within(main()).findByLabelText(en.beneficiary.name.person);
  await user.click(send());
  expect(document.activeElement).toBe(name);
  await expectText(main).toContain(en.beneficiary.nameMissing);
  await user.type(name, 'Ada Obi');
  await pass(500);
  await expect
    .poll(async () => (await mock.journal(QUOTE)).at(-1)?.body)
    .toMatchObject({
      beneficiary: { kind: 'person', name: 'Ada Obi' },
    });
  await expect.poll(() => send().textContent).not.toBe(en.missing.beneficiary);
});

test('a note and a message are kept; 141 characters are too many', async () => {
  const { user } = await openReview(toChinedu(), { persona: 'complete' });
  const label = interpolate(en.note.message, { name: 'Chinedu Obi' });
  await user.click(await buttonIn(main, `${en.note.add} ${label}`));
  const field = within(main()).getByLabelText(label);
  expect(document.activeElement).toBe(field);
  await user.type(field, 'For lunch{Enter}');
  expect(openDialog()).toBeNull();
  expect(savedDraft().message).toBe('For lunch');
  expect(document.activeElement?.textContent).toContain(en.note.edit);
  await user.click(await buttonIn(main, `${en.note.add} ${en.note.label}`));
  await user.click(within(main()).getByLabelText(en.note.label));
  await user.paste('x'.repeat(141));
  await expectText(main).toContain('1 character too many');
  expect(send().textContent).toBe(en.missing.note);
  await user.click(send());
  expect(document.activeElement).toBe(within(main()).getByLabelText(en.note.label));
});

test('an address has no message, because nobody would read it', async () => {
  await openReview(toTron(), { persona: 'complete' });
  await expectText(main).toContain(en.note.label);
  expect(main().textContent).not.toContain('Message to');
});

test('while balances are hidden, the payment is shown and what is left is not', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await openReview(toTron('170'), { mock });
  await expectText(main).toContain('171.00 USDT');
  expect(main().textContent).not.toContain('1,691');
});

test('the price is asked for once on entry, and the countdown runs by the API’s clock', async () => {
  const mock = await signedIn();
  await openReview(toTron('20'), { mock });
  await expectText(main).toMatch(/Rate valid for (2:00|1:5\d)/);
  const countdown = screen.getByText(/Rate valid for/);
  expect(countdown.closest('[aria-live],[role="status"],[role="alert"]')).toBeNull();
  await pass(60_000);
  await expectText(main).toMatch(/Rate valid for 0:5\d/);
  await pass(50_000);
  await expect.poll(() => main().querySelector('.valid')?.className).toContain('late');
  expect(await mock.journal(QUOTE)).toHaveLength(1);
});

test('wallet.md test 7: a quote expires on review: nothing is sent without an explicit accept', async () => {
  const mock = await signedIn();
  const draft = toTron('20');
  const { user } = await openReview({ ...draft, acknowledged: ['first_time_address'] }, { mock });
  await expectText(main).toContain('21.00 USDT');
  const request = {
    kind: 'send',
    asset: 'usdt',
    to: { network: 'trc20', address: TRON, memo: null },
    amount: '20',
  } as const;
  const worse = await movedQuote(mock, request, () => ({ total_debit: { asset: 'usdt', amount: '21.5' } }));
  await mock.fault(QUOTE, quoteReply(worse), { times: 1 });
  await pass(121_000);
  // Both prices and what is between them.
  await expectText(main).toContain(en.changed.worse);
  const moved = main().querySelector('.moved')!;
  expect(moved.textContent).toMatch(/21\.00 USDT.*21\.50 USDT.*\+0\.50 USDT/);
  expect(send().disabled).toBe(true);
  await user.click(send());
  expect(openDialog()).toBeNull();
  // One more expiry does not make it accepted.
  await mock.fault(QUOTE, quoteReply(worse), { times: 1 });
  await pass(121_000);
  await expectText(main).toContain(en.changed.worse);
  expect(send().disabled).toBe(true);
  await user.click(await buttonIn(main, en.changed.accept));
  await expect.poll(() => send().disabled).toBe(false);
  await expect.poll(() => document.activeElement).toBe(send());
  await user.click(send());
  await screen.findByRole('dialog');
});

test('a price within the tolerance is shown, and needs no accept', async () => {
  const mock = await signedIn();
  await openReview({ ...toTron('20'), acknowledged: ['first_time_address'] }, { mock });
  await expectText(main).toContain('21.00 USDT');
  const request = {
    kind: 'send',
    asset: 'usdt',
    to: { network: 'trc20', address: TRON, memo: null },
    amount: '20',
  } as const;
  const near = await movedQuote(mock, request, () => ({ total_debit: { asset: 'usdt', amount: '21.05' } }));
  await mock.fault(QUOTE, quoteReply(near), { times: 1 });
  await pass(121_000);
  await expectText(main).toContain(en.changed.title);
  expect(send().disabled).toBe(false);
  expect(within(main()).queryByRole('button', { name: en.changed.accept })).toBeNull();
});

test('max is priced by the API', async () => {
  const mock = await signedIn();
  await openReview({ ...toTron(), amount: { ...amountOf('1862'), value: null, max: true } }, { mock });
  await expectText(main).toContain('1,862.44127');
  expect((await mock.journal(QUOTE)).at(-1)?.body).toMatchObject({ max: true });
});
