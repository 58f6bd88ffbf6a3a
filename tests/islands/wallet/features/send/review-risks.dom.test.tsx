import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { listPayees, updatePayee } from '#contract/payees.ts';
import type { Risk } from '#contract/risks.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { contractAddress, exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import { TODAY } from '../../../../clock/today.ts';
import { TRON } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, main, pass, signedIn, type WalletMock } from '../../../../render-wallet.tsx';
import {
  expectSend,
  movedQuote,
  openDialog,
  openReview,
  QUOTE,
  quoteReply,
  send,
  spelled,
  tick,
  toAddress,
  toBank,
  toTron,
} from './review-page.tsx';
import { savedDraft } from './send-steps.tsx';

const { sendReview: en } = messages('en');
const solana = sampleAddress(7, 'solana', 'somebody');

/** Opens the review of a payment on Tron whose quote has one risk. */
async function reviewed(mock: WalletMock, amount: string, risk: Risk, locale: Locale = 'en') {
  const to = { network: 'trc20', address: TRON, memo: null };
  const quote = await movedQuote(mock, { kind: 'send', asset: 'usdt', to, amount }, () => ({
    risks: [risk],
  }));
  await mock.fault(QUOTE, quoteReply(quote));
  return openReview(toTron(amount), { mock, locale });
}

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
  await expectSend().toContain('Send 0.2 SOL');
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

test('a look-alike of a payee is critical, with both whole addresses compared', async () => {
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
  await expectText(main).toContain('not to Ledger');
  const box = within(main()).getByRole('checkbox', { name: /not to Ledger/ });
  const risk = box.closest('.risk')!;
  expect(risk.classList.contains('critical')).toBe(true);
  expect(risk.textContent).toContain(spelled(lookAlike));
  expect(risk.textContent).toContain(spelled(own));
  expect(risk.querySelectorAll('mark').length).toBeGreaterThan(10);
  await tick(user, en.risks.first_time_address.title);
  await expectSend().toBe(en.missing.risks.other);
  await user.click(send());
  expect(document.activeElement).toBe(box);
});

test('the bank’s other name, a large share and a second payment are warnings with their facts', async () => {
  const mock = await signedIn();
  const { data } = await mock.call((await import('#contract/preferences.ts')).savePreferences, {
    body: { confirm_above_percent: 5 },
  });
  expect(data.confirm_above_percent).toBe(5);
  await openReview(toBank('1000000801', '40000', 'Adeyemi T.'), { mock });
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

test('a small test is offered once: where something has gone to the address, the rest can follow', async () => {
  const mock = await signedIn();
  await reviewed(mock, '170', { code: 'first_time_address', level: 'warn', params: { sent_count: 1 } });
  await expectSend().toBe(en.missing.risks.one);
  expect(within(main()).queryByRole('button', { name: /Test with/ })).toBeNull();
});

describe.each(['en', 'cn'] as const)('somebody new, in %s', (locale) => {
  const { sendReview: t } = messages(locale);
  test.each([
    [0, 'never'],
    [1, 'lately'],
  ] as const)('with %i payments on their way or there: what is true is said', async (sent_count, text) => {
    const mock = await signedIn();
    await reviewed(mock, '20', { code: 'first_time_address', level: 'warn', params: { sent_count } }, locale);
    await expectText(main).toContain(t.isNew);
    const said = interpolate(t.risks.first_time_address[text], { address: 'TR7NHq…gjLj6t' });
    expect(main().textContent).toContain(removeHanSpaces(said));
  });
});

describe.each(['en', 'cn'] as const)('a payee that was renamed, in %s', (locale) => {
  const { title, ...texts } = messages(locale).sendReview.risks.payee_renamed;
  test.each([
    ['today', 1],
    ['yesterday', 14],
  ] as const)('%s: both labels are shown, and it has to be confirmed', async (day, hours) => {
    // Noon of the reader's own day.
    vi.setSystemTime(new Date(TODAY).setHours(12, 0, 0, 0));
    const mock = await signedIn();
    const { items } = (await mock.call(listPayees)).data;
    const payee = items.find(({ kind }) => kind === 'address')!;
    if (payee.kind !== 'address') throw new Error('No address is saved.');
    await mock.call(updatePayee, { params: { id: payee.payee_id }, body: { label: 'Mum' } });
    await mock.control('POST', '/clock/advance', { ms: hours * 3_600_000 });
    const { address } = payee;
    await openReview(toAddress({ asset: 'usdt', network: 'trc20', address }, '20'), { mock, locale });
    const box = await within(main()).findByRole('checkbox', { name: title });
    expect(box.closest('.risk')!.textContent).toContain(
      interpolate(texts[day], { from: 'Cold wallet', to: 'Mum' }),
    );
  });
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
  await expectSend().not.toBe(en.missing.beneficiary);
});

test.each(locales)('in %s no two warnings are confirmed by the same words', (locale) => {
  const { risks } = messages(locale).sendReview;
  const titles = Object.values(risks).flatMap((risk) =>
    typeof risk === 'object' && 'title' in risk ? [risk.title] : [],
  );
  expect(titles.length).toBeGreaterThan(5);
  expect(new Set(titles).size).toBe(titles.length);
});
