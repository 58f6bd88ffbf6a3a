import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { savePreferences } from '#contract/preferences.ts';
import { assets } from '#contract/assets.ts';
import { addAmounts, formatAmount, parseAmount } from '#contract/money.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  pass,
  signedIn,
  signedInWithStoppedClock,
} from '../../../../render-wallet.tsx';
import { enterPin } from '../account/payee-steps.ts';
import {
  available,
  button,
  conversions,
  expectButton,
  from,
  openSheet,
  PAY,
  QUOTE,
  sheet,
  to,
  type,
} from './convert-sheet.ts';

const { convert: en, walletLists } = messages('en');

for (const locale of locales)
  test(`in ${locale}: the sheet has its title, the sides of its link, balances, and the rate of now`, async () => {
    const mock = await signedInWithStoppedClock();
    await openSheet(mock, { from: 'ngn', to: 'btc' }, locale);
    const t = messages(locale).convert;
    expect(within(sheet(locale)).getByLabelText(t.from)).toBe(from());
    expect(within(sheet(locale)).getByLabelText(t.to)).toBe(to());
    await expectText(() => sheet(locale)).toContain(t.rate.label);
    expect(sheet(locale).textContent).toMatch(/1.BTC ≈ ₦/);
    expect(button()?.textContent).toBe(t.buttons.empty);
    await expect.poll(() => document.activeElement).toBe(from());
  });

test('cash to coin below the limit of the PIN: what is shown is what is booked, without a PIN', async () => {
  const mock = await signedInWithStoppedClock();
  const before = await available(mock, 'usdt');
  const { user } = await openSheet(mock, { from: 'ngn', to: 'usdt' });
  await type(user, 'from', '15000');
  const got = to().value;
  expect(sheet().textContent).toContain('₦75.00');
  expect(sheet().textContent).toContain('₦5.63');
  expect(sheet().textContent).toContain('₦15,080.63');
  expect(sheet().textContent).toMatch(/Rate valid for 0:(30|2\d)/);
  const countdown = screen.getByText(/Rate valid for/);
  expect(countdown.closest('[aria-live],[role="status"],[role="alert"]')).toBeNull();
  // A double press is one debit.
  await user.dblClick(button()!);
  await expectText(sheet).toContain('You converted ₦15,000.00 to');
  expect(sheet().textContent).toContain(got);
  expect(await mock.journal(PAY)).toHaveLength(1);
  const [made, ...more] = conversions(mock);
  expect([made, more]).toMatchObject([
    { asset: 'ngn', amount: '15000', received: { asset: 'usdt', amount: got.replaceAll(',', '') } },
    [],
  ]);
  expect(await available(mock, 'usdt')).toBe(
    addAmounts([before, got.replaceAll(',', '')], assets.usdt.scale),
  );
  // Its transaction is where the link says, and another one begins empty.
  const see = within(sheet()).getByRole('link', { name: en.done.see });
  expect(see.getAttribute('href')).toBe(`/w/transactions?id=${made!.id}`);
  await user.click(await buttonIn(sheet, en.done.again));
  await expect.poll(() => button()?.textContent).toBe(en.buttons.empty);
  expect(from().value).toBe('');
});

test('coin to cash above the limit asks for the PIN; a wrong one keeps the question', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, { from: 'usdt', to: 'ngn' });
  await type(user, 'from', '100');
  await expectText(sheet).toContain('Asks for your PIN: above ₦50,000.');
  await user.click(button()!);
  await enterPin(user, '111222');
  const question = () => screen.getAllByRole('dialog').at(-1)!;
  await user.click(await buttonIn(question, 'Convert 100.00 USDT'));
  await expectText(question).toMatch(/Tries left/);
  expect(conversions(mock)).toEqual([]);
  await enterPin(user, PIN);
  await user.click(await buttonIn(question, 'Convert 100.00 USDT'));
  await expectText(sheet).toContain('You converted 100.00 USDT to ₦');
  expect(conversions(mock)).toHaveLength(1);
});

test('a limit that another device lowered is asked for after all', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, { from: 'ngn', to: 'usdt' });
  await type(user, 'from', '15000');
  await mock.call(savePreferences, { body: { convert_pin_above: '0' } });
  await user.click(button()!);
  await enterPin(user, PIN);
  await user.click(await buttonIn(() => screen.getAllByRole('dialog').at(-1)!, 'Convert ₦15,000.00'));
  await expectText(sheet).toContain('You converted');
  expect(conversions(mock)).toHaveLength(1);
});

test('the other side typed is what arrives; both sides never have the same asset', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, { from: 'ngn', to: 'usdt' });
  await type(user, 'to', '10');
  // At one price in a hundred these are whole naira, which stand in a field without decimals.
  await expect.poll(() => from().value).toMatch(/^1\d,\d{3}(\.\d\d)?$/);
  expect((await mock.journal(QUOTE)).at(-1)?.body).toMatchObject({ fixed_side: 'to', amount: '10' });
  // Choosing the asset of the other side switches them.
  await user.click(within(sheet()).getByRole('button', { name: /^From NGN/ }));
  const list = await screen.findByRole('listbox', { name: walletLists.coins.list });
  await user.click(within(list).getByRole('option', { name: /Tether/ }));
  await expect.poll(() => within(sheet()).queryByRole('button', { name: /^From USDT/ })).not.toBeNull();
  expect(within(sheet()).queryByRole('button', { name: /^To NGN/ })).not.toBeNull();
  await expect.poll(() => from().value).toBe('10');
  await user.click(within(sheet()).getByRole('button', { name: en.swap }));
  expect(to().value).toBe('10');
});

test('parts of the balance, and all of it, which leaves nothing', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, { from: 'usdt', to: 'ngn' });
  await expectText(sheet).toMatch(/USDT available/);
  const have = await available(mock, 'usdt');
  await user.click(await buttonIn(sheet, '25%'));
  const quarter = formatAmount(parseAmount(have, 6) / 4n, 6);
  expect(from().value.replaceAll(',', '')).toBe(quarter);
  await user.click(await buttonIn(sheet, en.max));
  await expectButton().toMatch(/^Convert/);
  expect((await mock.journal(QUOTE)).at(-1)?.body).toMatchObject({ max: true });
  await user.click(button()!);
  await enterPin(user, PIN);
  await user.click(await buttonIn(() => screen.getAllByRole('dialog').at(-1)!, button()!.textContent));
  await expectText(sheet).toContain('You converted');
  expect(await available(mock, 'usdt')).toBe('0');
});

test('while balances are hidden, the payment is shown and the balance is not', async () => {
  const mock = await signedInWithStoppedClock();
  await hideBalances(mock);
  const { user } = await openSheet(mock, { from: 'usdt', to: 'ngn' });
  const have = (await available(mock, 'usdt')).split('.')[0]!;
  await type(user, 'from', '10');
  expect(sheet().textContent).toContain('10.05375 USDT');
  expect(sheet().textContent.replaceAll(',', '')).not.toContain(have);
  await user.click(await buttonIn(sheet, en.max));
  await expect.poll(() => from().placeholder).toBe(en.max);
  expect(from().value).toBe('');
});

test('what is typed wrongly is said beside the field, and Enter leads there', async () => {
  const mock = await signedIn();
  const { user } = await openSheet(mock, { from: 'ngn', to: 'usdt' });
  await user.type(from(), '{Enter}');
  await expectText(sheet).toContain(en.problems.empty);
  await user.type(from(), '1e5');
  await expectText(sheet).toContain('Enter the amount in digits');
  expect(from().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(from().getAttribute('aria-describedby')!)?.textContent).toContain('digits');
  expect(button()?.textContent).toBe(en.buttons.check);
  await user.clear(from());
  await user.type(from(), '0.001');
  await expectText(sheet).toContain('no more than 2 decimals');
  // A pasted text that can mean two amounts is asked about.
  await user.click(within(sheet()).getByRole('button', { name: en.swap }));
  await user.clear(from());
  await user.click(from());
  await user.paste('1,234');
  await expectText(sheet).toContain(en.problems.ambiguous);
  await user.click(within(sheet()).getByRole('button', { name: '1.234 USDT' }));
  await expect.poll(() => from().value).toBe('1.234');
});

test('a link chooses the sides once: a reload keeps what was chosen since', async () => {
  const { openConvertDraft, $convertDraft, swapSides, typeSide, leaveConvertDraft } =
    await import('#src/stores/transfers/convert-draft.ts');
  const sides = () => {
    const { from: given, to: got, typed } = $convertDraft.get();
    return [given, got, typed];
  };
  const link = (given: string | null, got: string | null) =>
    openConvertDraft({ from: given, to: got, payWith: null });
  link(null, 'btc');
  expect(sides()).toEqual(['ngn', 'btc', '']);
  typeSide('from', '5000', 'en');
  swapSides();
  link(null, 'btc');
  expect(sides()).toEqual(['btc', 'ngn', '5000']);
  leaveConvertDraft();
  link(null, 'btc');
  expect(sides()).toEqual(['ngn', 'btc', '']);
  link('ngn', 'ngn');
  expect(sides()).toEqual(['ngn', 'usdt', '']);
  link(null, 'ngn');
  expect(sides()).toEqual(['usdt', 'ngn', '']);
  link('evil', '__proto__');
  expect(sides()).toEqual(['usdt', 'ngn', '']);
});

test('the countdown ends with a new rate, and the button waits for it', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, { from: 'ngn', to: 'usdt' });
  await type(user, 'from', '15000');
  const asked = (await mock.journal(QUOTE)).length;
  await pass(31_000);
  await expectButton().toMatch(/^Convert/);
  expect((await mock.journal(QUOTE)).length).toBe(asked + 1);
  expect(conversions(mock)).toEqual([]);
});
