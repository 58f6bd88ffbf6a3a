import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/transactions.ts';
import type { Transaction } from '#contract/transactions.ts';
import { transactionStatuses, transactionTypes } from '#contract/transactions.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { depositOutcome } from '#src/islands/wallet/transaction/deposit-outcome.ts';
import { reasonText } from '#src/islands/wallet/transaction/reason-text.ts';
import { isFullRun } from '../../../../tier.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { detail, LIST, ONE, rows, rowWith, SCREEN, search } from './transaction-screen.ts';

const { transactionDetail: en, transactions, wallet } = messages('en');
const NOTE = 'PUT /wallet/transactions/{id}/note';
const inDetail = () => within(detail());

afterEach(() => vi.unstubAllGlobals());

/** One transaction of each type in each status that the user has. */
function onePerKind(mock: WalletMock): Transaction['id'][] {
  const all = Object.values(mock.app.sandboxes.default.state.transactions)[0] ?? [];
  return transactionTypes.flatMap((type) =>
    transactionStatuses.flatMap((status) => {
      const found = all.find((one) => one.type === type && one.status === status);
      return found ? [found.id] : [];
    }),
  );
}
const find = async (
  mock: WalletMock,
  query: Parameters<typeof mock.call<typeof contract.listTransactions>>[1],
) => (await mock.call(contract.listTransactions, query)).data.items[0]!;

for (const locale of locales) {
  // requirement: 2.123
  test(`in ${locale}: a transaction of every type and status says what happened and where the money is`, async () => {
    const words = messages(locale);
    const mock = await signedIn('many-transactions');
    const kinds = onePerKind(mock);
    expect(kinds.length).toBeGreaterThan(20);
    // Each rendered in one language, by turns; in both in the full run.
    const own = kinds.filter((_, index) => isFullRun || index % locales.length === locales.indexOf(locale));
    for (const id of own) {
      const { data } = await mock.call(contract.getTransaction, { params: { id } });
      await renderScreen(`${SCREEN}?id=${id}`, { mock, locale });
      await expectText(detail).toContain(data.reference);
      const text = detail().textContent;
      const steps = inDetail().queryByRole('list', { name: words.transactionDetail.timeline });
      const isOneStep = data.timeline.length === 1 && data.completed_at !== null;
      // What happened at once has no timeline.
      expect(steps === null, `${data.type} ${data.status}`).toBe(isOneStep);
      if (steps)
        expect(within(steps).getAllByRole('listitem').length).toBeGreaterThanOrEqual(data.timeline.length);
      expect(text).toContain(words.transactions.statuses[data.status]);
      const reason = reasonText(words.transactionDetail.reasons, data.status_reason);
      const outcome = depositOutcome(data)?.outcome;
      const said = outcome ? words.depositOutcomes[outcome] : reason;
      if (data.status_reason) expect(said).not.toBeNull();
      for (const part of said?.split(/\{\w+\}/) ?? []) expect(text).toContain(part);
      for (const { kind } of data.fees) expect(text).toContain(words.transactionDetail.sums[kind]);
      expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    }
  });
}

test('an unknown id says so, and leads to the list', async () => {
  const { user } = await renderScreen(`${SCREEN}?id=txn_nobody`);
  await screen.findByRole('heading', { name: en.gone.heading });
  await user.click(inDetail().getByRole('button', { name: en.gone.back }));
  await expect.poll(() => location.search).toBe('');
  await expect.poll(() => document.querySelector('dialog.transaction')).toBeNull();
});

test('one that fails says so, and Try again brings it', async () => {
  const mock = await signedIn();
  const { id, reference } = await find(mock, {});
  await mock.fault(ONE, { type: 'status', status: 500 });
  await mock.fault(LIST, { type: 'status', status: 500 });
  const { user } = await renderScreen(`${SCREEN}?id=${id}`, { mock });
  await expectText(detail).toContain(en.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(detail, wallet.load.retry));
  await expectText(detail).toContain(reference);
});

test('a row opens at once with what the list knows; closing returns to it, and so does Escape', async () => {
  const { user, mock } = await renderScreen(SCREEN, { width: 1440 });
  await expect.poll(rows).toHaveLength(20);
  const held = await mock.hold(ONE);
  const row = rowWith('Sent to Amina Bello');
  await user.click(row ?? document.body);
  await expectText(detail).toContain('@amina');
  expect(rowWith('Sent to Amina Bello')?.getAttribute('aria-current')).toBe('true');
  await held.release();
  await user.click(inDetail().getByRole('button', { name: en.close }));
  await expect.poll(() => location.search).toBe('');
  await expect.poll(() => document.activeElement).toBe(row);
  await user.keyboard('{Enter}');
  await expectText(detail).toContain('@amina');
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(row);
});

test('beside the list Escape closes it from wherever the focus is, but for a field that is typed into and a panel over it', async () => {
  const { user } = await renderScreen(SCREEN, { width: 1440 });
  await expect.poll(rows).toHaveLength(20);
  const open = async () => {
    await user.click(rowWith('Sent to Amina Bello') ?? document.body);
    await expectText(detail).toContain('@amina');
  };
  const isOpen = () => document.querySelector('dialog.transaction') !== null;

  await open();
  search().focus();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
  rows()[5]?.focus();
  await user.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(() => document.activeElement).toBe(rowWith('Sent to Amina Bello'));

  await open();
  await user.click(document.body);
  await user.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);

  await open();
  await user.click(screen.getByRole('button', { name: wallet.header.help }));
  await screen.findByRole('dialog', { name: messages('en').walletPanels.titles.support });
  await user.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog.panel')).toBeNull();
  expect(isOpen()).toBe(true);
});

test('a note is written, and one that is refused is as it was, with a message', async () => {
  const { user, mock } = await renderScreen(SCREEN, { width: 1440 });
  await expect.poll(rows).toHaveLength(20);
  await user.click(rows()[0] ?? document.body);
  await user.click(await buttonIn(detail, en.note.add));
  const field = () => inDetail().getByRole('textbox', { name: en.note.label });
  await user.type(field(), 'x'.repeat(141));
  expect(detail().textContent).toContain('1 character too many');
  await user.keyboard('{Enter}');
  expect(field()).toBe(document.activeElement);
  await user.clear(field());
  await user.type(field(), 'For the roof{Enter}');
  await expectText(detail).toContain('For the roof');
  await expect.poll(() => rows()[0]?.textContent).toContain('For the roof');
  await mock.fault(NOTE, { type: 'status', status: 500, message: null });
  await user.click(await buttonIn(detail, en.note.edit));
  await user.clear(field());
  await user.type(field(), 'Something else{Enter}');
  await screen.findAllByText(en.note.failed);
  await expectText(detail).toContain('For the roof');
});

test('a note is edited as it is stored: joiners are not torn, and one that is not changed is not sent', async () => {
  const mock = await signedIn('complete');
  const { id } = await find(mock, {});
  const note = '👩🏾‍🍳 می‌خواهم \u200fשלום\u200e';
  await mock.call(contract.setTransactionNote, { params: { id }, body: { note } });
  const { user } = await renderScreen(`${SCREEN}?id=${id}`, { mock });
  await expectText(detail).toContain('👩🏾‍🍳 می‌خواهم');
  const sent = async () => (await mock.journal(NOTE)).map(({ body }) => body);
  const before = (await sent()).length;
  await user.click(await buttonIn(detail, en.note.edit));
  const field = () => inDetail().getByRole<HTMLInputElement>('textbox', { name: en.note.label });
  expect(field().value).toBe(note);
  await user.type(field(), '{Enter}');
  await user.click(await buttonIn(detail, en.note.edit));
  await user.type(field(), '!{Enter}');
  await expect.poll(sent).toHaveLength(before + 1);
  expect((await sent()).at(-1)).toEqual({ note: `${note}!` });
});

test('a note is counted in code points, and characters that no text has are refused beside its field', async () => {
  const mock = await signedIn('complete');
  const { id } = await find(mock, {});
  const { user } = await renderScreen(`${SCREEN}?id=${id}`, { mock });
  await user.click(await buttonIn(detail, en.note.add));
  const field = () => inDetail().getByRole<HTMLInputElement>('textbox', { name: en.note.label });
  for (const [typed, says] of [
    ['😀'.repeat(141), '1 character too many'],
    ['ab\u202ecd', wallet.typed.characters],
    ['\u3164', wallet.typed.characters],
  ] as const) {
    await user.clear(field());
    await user.click(field());
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(detail().textContent).toContain(says);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe(typed);
  }
  await user.clear(field());
  await user.click(field());
  await user.paste('😀'.repeat(71));
  expect(detail().textContent).toContain('69 characters left');
  await user.keyboard('{Enter}');
  await expect
    .poll(async () => (await mock.call(contract.getTransaction, { params: { id } })).data.note)
    .toBe('😀'.repeat(71));
});

describe.each(locales)('the words of a payment, in %s', (locale) => {
  const { transactionDetail: words } = messages(locale);
  const text = 'Your account is blocked, call me';
  const receive = async (mock: WalletMock, from: string) => {
    await mock.control('POST', '/simulate/payments', { from, amount: '0.01', message: text });
    return (await find(mock, { query: { type: 'receive' } })).id;
  };

  test('of somebody never paid or asked show once they are asked for, which takes the focus to them', async () => {
    const mock = await signedIn();
    const id = await receive(mock, 'adanwafor');
    const { user } = await renderScreen(`${SCREEN}?id=${id}`, { mock, locale });
    await expectText(detail).toContain(words.messageHidden);
    expect(document.body.textContent).not.toContain(text);
    await user.click(inDetail().getByRole('button', { name: words.showMessage }));
    expect(detail().textContent).toContain(text);
    expect(detail().textContent).not.toContain(words.messageHidden);
    expect(document.activeElement?.textContent).toBe(text);
  });

  test('of somebody who was paid before show at once', async () => {
    const mock = await signedIn();
    const id = await receive(mock, 'amina');
    await renderScreen(`${SCREEN}?id=${id}`, { mock, locale });
    await expectText(detail).toContain(text);
    expect(inDetail().queryByRole('button', { name: words.showMessage })).toBeNull();
  });
});

test('what was sent to somebody leads to the same transfer, without its amount', async () => {
  const { user } = await renderScreen(SCREEN, { width: 1440 });
  await expect.poll(rows).toHaveLength(20);
  await user.click(rowWith('Sent to Amina Bello') ?? document.body);
  const link = await waitFor(() => inDetail().getByRole('link', { name: en.repeat }));
  expect(link.getAttribute('href')).toMatch(/^\/w\/send\?to=%40amina&asset=\w+$/);
});

test('what it is worth now is told once a day has passed', async () => {
  const mock = await signedIn();
  const items = (await mock.call(contract.listTransactions, { query: { asset: 'usdt' } })).data.items;
  const age = ({ created_at }: Transaction) => Date.now() - Date.parse(created_at);
  const DAY = 86_400_000;
  const [young, old] = [items.find((one) => age(one) < DAY), items.find((one) => age(one) >= DAY)];
  for (const { id } of [young!, old!]) {
    await renderScreen(`${SCREEN}?id=${id}`, { mock });
    await expectText(detail).toContain(en.worthThen);
    expect(detail().textContent.includes(en.worthNow)).toBe(id === old?.id);
  }
});

test('a report opens its conversation with support', async () => {
  const { user, mock } = await renderScreen(SCREEN, { width: 1440 });
  await expect.poll(rows).toHaveLength(20);
  await user.click(rowWith('Sent to Amina Bello') ?? document.body);
  await user.click(await buttonIn(detail, en.report.open));
  await user.click(await buttonIn(detail, en.report.send));
  expect(detail().textContent).toContain(en.report.empty);
  await user.selectOptions(inDetail().getByRole('combobox'), 'wrong_recipient');
  await user.type(inDetail().getByRole('textbox', { name: en.report.text }), 'It was for her sister.');
  await user.click(await buttonIn(detail, en.report.send));
  await expect.poll(() => location.search).toMatch(/panel=chat&conversation=\w+/);
  await screen.findByText('It was for her sister.');
  expect((await mock.journal('POST /wallet/transactions/{id}/report'))[0]?.body).toMatchObject({
    reason: 'wrong_recipient',
  });
});

test('a receipt is shared as text; while balances are hidden there is none, and no amount', async () => {
  const mock = await signedIn();
  const sent = await find(mock, { query: { type: 'send', status: 'completed' } });
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = await renderScreen(`${SCREEN}?id=${sent.id}`, { mock });
  await user.click(await buttonIn(detail, en.receipt.share));
  const [shared] = share.mock.calls[0] as unknown as [{ text: string }];
  expect(shared.text).toContain(sent.reference);
  expect(shared.text).toContain('Cowrie · Receipt');
  expect(shared.text).not.toContain(sent.note ?? 'no note');
  Reflect.deleteProperty(navigator, 'share');

  await hideBalances(mock);
  await renderScreen(`${SCREEN}?id=${sent.id}`, { mock });
  await expectText(detail).toContain(en.receipt.hidden);
  expect(detail().textContent).not.toMatch(/[₦$]\d/);
  expect(inDetail().queryByRole('button', { name: en.receipt.print })).toBeNull();
});

test('the address of a stranger cannot be copied; a hash leads to its explorer', async () => {
  const mock = await signedIn('poisoned');
  const dust = await find(mock, { query: { type: 'deposit', q: '0.000001' } });
  await renderScreen(`${SCREEN}?id=${dust.id}`, { mock });
  await expectText(detail).toContain(en.stranger);
  expect(inDetail().queryByRole('button', { name: 'Copy Address' })).toBeNull();
  const sent = await find(mock, { query: { type: 'send', asset: 'eth' } });
  await renderScreen(`${SCREEN}?id=${sent.id}`, { mock });
  await buttonIn(detail, 'Copy Address');
});

test('what is under way says when it is late', async () => {
  const mock = await signedIn();
  const { id } = await find(mock, { query: { type: 'deposit', status: 'confirming' } });
  const stored = Object.values(mock.app.sandboxes.default.state.transactions)[0]?.find(
    (one) => one.id === id,
  );
  if (!stored) throw new Error('no such deposit');
  stored.created_at = new Date(Date.now() - 60_000).toISOString();
  stored.eta_at = new Date(Date.now() + 10_000).toISOString();
  await renderScreen(`${SCREEN}?id=${id}`, { mock });
  await expectText(detail).toContain('Expected by');
  expect(detail().textContent).not.toContain(en.late);
  await pass(90_000);
  await expectText(detail).toContain(en.late);
  expect(detail().textContent).toContain(transactions.statuses.confirming);
});
