import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as preferences from '#contract/preferences.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  signedIn,
  signedInWithStoppedClock,
} from '../../../../render-wallet.tsx';
import {
  bankAccount,
  chinedu,
  en,
  expectReview,
  isNotReady,
  openAmount,
  savedDraft,
  submit,
  toTron,
} from './send-steps.tsx';

const { recipientCard: card } = messages('en');
const QUOTE = 'POST /wallet/quotes';
const toPerson = { recipient: chinedu, asset: 'ngn' } as const;
/** What the last quote was asked for. */
const lastRequest = async (mock: Awaited<ReturnType<typeof signedIn>>) =>
  (await mock.journal(QUOTE)).at(-1)?.body;
const expectButton = () => expect.poll(() => submit().textContent);
const reason = () => main().querySelector('.reason')!;
const sumText = () => main().querySelector('.payment-sum')?.textContent;

for (const locale of locales) {
  const { sendAmount: t } = messages(locale);

  test(`in ${locale}: the field has the focus, an amount is priced, and Enter leads on`, async () => {
    const { user, field } = await openAmount(toTron, { locale });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(submit().textContent).toBe(t.buttons.empty);
    await user.keyboard('25.5');
    await expectReview();
    expect(sumText()).toContain('25.50 USDT');
    expect(sumText()).toContain('26.50 USDT');
    await user.keyboard('{Enter}');
    await expect.poll(() => location.search).toBe('?step=review');
  });
}

test('a payment takes as long as its review says, also while another amount is priced', async () => {
  const duration = () => /\d+\smin/.exec(main().textContent)?.[0] ?? main().textContent;
  const { user, field } = await openAmount();
  await user.type(field, '25.5');
  await expectReview();
  const shown = duration();
  expect(shown).toMatch(/^\d+\smin$/);
  await user.type(field, '1');
  expect(duration()).toBe(shown);
  await expectReview();
  await user.keyboard('{Enter}');
  await expect.poll(() => location.search).toBe('?step=review');
  await expectText(main).toContain('Arrives in about');
  await expect.poll(duration).toBe(shown);
});

test('one quote for a pause in typing, and none for what is no amount', async () => {
  const mock = await signedIn();
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '1234');
  await expectReview();
  expect(await mock.journal(QUOTE)).toHaveLength(1);
  await user.clear(field);
  await user.type(field, '1e5');
  await pass(1000);
  expect(await mock.journal(QUOTE)).toHaveLength(1);
});

test.each([
  ['1e5', en.problems.format.replace('{sample}', '1,250.50')],
  ['٣', en.problems.format.replace('{sample}', '1,250.50')],
  ['1.234,5', en.problems.format.replace('{sample}', '1,250.50')],
  ['0.1234567', en.problems.precision.replace('{count}', '6')],
  ['9999999999999999', en.problems['too-long']],
])('%s gets a message under the field, and stays typed', async (typed, text) => {
  const { user, field } = await openAmount();
  await user.type(field, typed);
  expect(reason().textContent).toContain(text);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
  await user.tab();
  expect(submit().textContent).toBe(en.buttons.check);
  await user.click(submit());
  expect([document.activeElement, field.value, savedDraft().amount.value]).toEqual([field, typed, null]);
});

test('nothing typed says so only when somebody wants to go on', async () => {
  const { user, field } = await openAmount();
  expect(reason().textContent).toBe('');
  await user.click(submit());
  expect(reason().textContent).toContain(en.problems.empty);
  expect(document.activeElement).toBe(field);
});

test('that a recipient is new stays said while the next amount is priced', async () => {
  const mock = await signedIn();
  const { user, field } = await openAmount(toTron, { mock });
  const isSaid = () => main().querySelector('.recipient-card')?.textContent.includes(card.isNew);
  expect(isSaid()).toBe(false);
  await user.type(field, '2');
  await expect.poll(isSaid).toBe(true);
  const { release } = await mock.hold(QUOTE);
  await user.type(field, '0');
  expect(isSaid()).toBe(true);
  await release();
  await expectReview();
  expect(isSaid()).toBe(true);
});

test('digits are grouped while they are typed, and the caret stays behind what was typed', async () => {
  const { user, field } = await openAmount();
  await user.type(field, '1234.5');
  expect([field.value, savedDraft().amount.value]).toEqual(['1,234.5', '1234.5']);
  await user.type(field, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([field.value, field.selectionStart]).toEqual(['12,934.5', 4]);
  await user.keyboard('{Backspace}{Backspace}');
  expect([field.value, field.selectionStart, savedDraft().amount.value]).toEqual(['134.5', 1, '134.5']);
});

test('while an input method composes, the text is its own, and is grouped at its end', async () => {
  const { field } = await openAmount();
  field.focus();
  fireEvent.compositionStart(field);
  for (const value of ['1', '12', '12345'])
    fireEvent.input(field, { target: { value }, isComposing: true, inputType: 'insertCompositionText' });
  expect(field.value).toBe('12345');
  fireEvent.compositionEnd(field);
  await expect.poll(() => field.value).toBe('12,345');
  expect(savedDraft().amount.value).toBe('12345');
});

test('groups that somebody has typed or pasted are theirs: none is moved, and no other sum comes of them', async () => {
  const { user, field } = await openAmount();
  await user.type(field, '1,2345');
  expect([field.value, savedDraft().amount.value]).toEqual(['1,2345', null]);
  await user.clear(field);
  await user.paste('1,234');
  await user.keyboard('5');
  expect([field.value, savedDraft().amount.value]).toEqual(['1,2345', null]);
});

test('a press while the price is renewed is answered with what it waits for', async () => {
  const mock = await signedInWithStoppedClock();
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '20');
  await expectReview();
  const { release } = await mock.hold(QUOTE);
  await pass(125_000);
  expect(submit().textContent).toMatch(/^Review /);
  await user.click(submit());
  expect([submit().textContent, isNotReady(), location.search]).toEqual([
    en.buttons.pricing,
    true,
    '?step=amount',
  ]);
  await release();
  await expectReview();
  expect(isNotReady()).toBe(false);
});

test('a pasted figure that can mean two sums is asked about', async () => {
  const mock = await signedIn();
  const { user, field } = await openAmount(toTron, { mock });
  await user.click(field);
  await user.paste('1.234');
  expect(reason().textContent).toContain(en.problems.ambiguous);
  expect(savedDraft().amount.value).toBeNull();
  await pass(1000);
  expect(await mock.journal(QUOTE)).toHaveLength(0);
  await user.click(await buttonIn(main, '1,234.00 USDT'));
  expect([field.value, savedDraft().amount.value]).toEqual(['1,234', '1234']);
  await user.clear(field);
  await user.paste('₦1 500.25');
  expect(reason().textContent).toContain('Enter the amount in digits');
  expect(savedDraft().amount.value).toBeNull();
  await user.clear(field);
  await user.paste('1 500.25 USDT');
  expect(savedDraft().amount.value).toBe('1500.25');
});

test('acceptance test 4: the toggle changes what is shown, and not the sum', async () => {
  const mock = await signedInWithStoppedClock();
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '16.776271');
  await expectReview();
  const before = await lastRequest(mock);
  for (let times = 0; times < 25; times += 1) {
    await user.click(await buttonIn(main, 'Type in NGN'));
    await user.click(await buttonIn(main, 'Type in USDT'));
  }
  expect(field.value).toBe('16.776271');
  expect(savedDraft().amount).toMatchObject({ fixed: 'asset', value: '16.776271' });
  await user.click(await buttonIn(main, 'Type in NGN'));
  // At one price in a hundred these are whole naira, which stand in a field without decimals.
  expect(field.value).toMatch(/^2\d,\d{3}(\.\d\d)?$/);
  await pass(1000);
  expect(await lastRequest(mock)).toEqual(before);
  expect(main().querySelector('.echo p')?.textContent).toContain('= 16.776271 USDT');
});

test('an amount of the display currency is sent as one, at the rate that is shown', async () => {
  const mock = await signedInWithStoppedClock();
  const { user, field } = await openAmount(toTron, { mock });
  await user.click(await buttonIn(main, 'Type in NGN'));
  await user.type(field, '25000');
  expect(main().querySelector('.echo p')?.textContent).toMatch(/^≈ 1\d\.\d+ USDT at ₦1,/);
  await expectReview();
  expect(main().querySelector('.echo p')?.textContent).toMatch(/^= 1\d\.\d+ USDT at ₦1,[\d,.]+$/);
  expect(await lastRequest(mock)).toMatchObject({ amount: '25000', unit: 'fiat', fiat_currency: 'ngn' });
  // Another display currency makes no other sum of it.
  await mock.call(preferences.savePreferences, { body: { display_currency: 'usd' } });
  await pass(2000);
  expect(await lastRequest(mock)).toMatchObject({ amount: '25000', unit: 'fiat', fiat_currency: 'ngn' });
});

test('in the display currency itself there is nothing to switch, and usual amounts are offered', async () => {
  const { user, field } = await openAmount(toPerson);
  await user.click(await buttonIn(main, '₦5,000'));
  expect(field.value).toBe('5,000');
  expect(within(main()).queryByRole('button', { name: /^Type in/ })).toBeNull();
  await expectReview();
  expect(sumText()).toContain(en.sum.free);
});

test('the usual amounts are set in naira: in another display currency none is offered', async () => {
  const mock = await signedInWithStoppedClock();
  await mock.call(preferences.savePreferences, { body: { display_currency: 'usd' } });
  const { user } = await openAmount(toTron, { mock });
  await user.click(await buttonIn(main, 'Type in USD'));
  await buttonIn(main, '25%');
  expect(within(main()).queryByRole('button', { name: '₦5,000' })).toBeNull();
});

test('without a price there is no switch, and a word about it', async () => {
  const mock = await signedIn();
  await mock.control('PUT', '/ticker', { symbols: { ethusdt: { mode: 'silent' } } });
  await openAmount({ ...toTron, asset: 'eth', network: 'erc20', recipient: chinedu }, { mock });
  await expectText(main).toContain(en.noPrice.replaceAll('{asset}', 'ETH'));
  expect(within(main()).queryByRole('button', { name: /^Type in/ })).toBeNull();
});

test('parts of the balance are counted here, all of it by the API, and typing ends it', async () => {
  const mock = await signedInWithStoppedClock();
  const { user, field } = await openAmount(toTron, { mock });
  await expectText(main).toContain('1,862.441273');
  await user.click(await buttonIn(main, '25%'));
  expect(savedDraft().amount).toMatchObject({ fixed: 'asset', value: '465.610318' });
  await user.click(await buttonIn(main, en.max));
  await expectReview();
  expect(await lastRequest(mock)).toMatchObject({ max: true, unit: 'asset' });
  expect(field.value).toBe('1,861.441273');
  expect(sumText()).toContain('1,862.441273 USDT');
  await user.type(field, '{Backspace}');
  expect(savedDraft().amount).toMatchObject({ max: false, value: '1861.44127' });
});

test('who pays the fee is a switch; the preferences say what it begins with', async () => {
  const mock = await signedInWithStoppedClock();
  await mock.call(preferences.savePreferences, { body: { fee_from: 'amount' } });
  const { user, field } = await openAmount(toTron, { mock });
  await expect.poll(() => savedDraft().fee_from).toBe('amount');
  await user.type(field, '50');
  await expectReview();
  expect(sumText()).toMatch(/They receive49.00 USDT.*You pay50.00 USDT/);
  await user.click(within(main()).getByRole('switch'));
  await expect.poll(sumText).toMatch(/They receive50.00 USDT.*You pay51.00 USDT/);
});

test('a bank is paid in naira, with its fee and tax', async () => {
  const mock = await signedIn();
  await mock.call(preferences.savePreferences, { body: { display_currency: 'usd' } });
  const { user, field } = await openAmount({ mode: 'bank', recipient: bankAccount, asset: 'ngn' }, { mock });
  await user.type(field, '5000');
  expect(within(main()).queryByRole('button', { name: /^Type in/ })).toBeNull();
  await expect.poll(() => lastRequest(mock)).toMatchObject({ kind: 'payout', amount: '5000' });
  await expectText(main).toContain('53.75');
  expect(main().textContent).toContain('••6784');
});

test('with hidden balances no amount of the person is shown', async () => {
  const mock = await signedInWithStoppedClock();
  await hideBalances(mock);
  const { user, field } = await openAmount(toTron, { mock });
  await user.click(await buttonIn(main, en.max));
  await expectButton().toBe(en.buttons.continue);
  expect(field.value).toBe('');
  expect(main().textContent).not.toMatch(/1,86\d/);
});

test('the card says who is paid, with a way to change it', async () => {
  await openAmount(toPerson);
  const card = await screen.findByRole('region', { name: 'Recipient' });
  expect(card.textContent).toContain('Chinedu Okafor');
  expect(card.textContent).toContain('@chinedu · sent 3 times');
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/w/send');
  expect(vi.isFakeTimers()).toBe(true);
});
