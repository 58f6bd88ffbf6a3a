import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listTransactions } from '#contract/transactions.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { buttonIn, expectText, main, panel, signedIn } from '../../../../render-wallet.tsx';
import { AMINA, card, name, open } from './person-page.ts';

// From somebody's card to the chat and the form of a request, and from transactions and requests to the card.

const { person: en, walletChat: chat, receiveUser } = messages('en');

test('a report begins a conversation that names the person; nothing that was typed is lost', async () => {
  const { user } = await open(AMINA, { persona: 'complete' });
  await user.click(await buttonIn(card, en.report.button));
  const shown = await waitFor(() => panel('chat'));
  const subject = await within(shown).findByLabelText<HTMLInputElement>(chat.subject);
  expect(subject.value).toBe('Report @amina');
  const text = within(shown).getByLabelText<HTMLTextAreaElement>(chat.field);
  expect(text.value).toBe('I want to report Amina Bello (@amina): ');
  await user.type(text, 'He asks for my code');
  const typed = text.value;
  await user.click(await buttonIn(card, en.report.button));
  expect(text.value).toBe(typed);
});

test('Request fills the person into the form', async () => {
  const { user } = await open(AMINA, { persona: 'complete' });
  await waitFor(() => within(card()).getByRole('link', { name: en.request }));
  await user.click(within(card()).getByRole('link', { name: en.request }));
  const to = await within(main()).findByLabelText<HTMLInputElement>(receiveUser.request.to);
  expect(to.value).toBe('@amina');
  await expect.poll(() => document.activeElement?.getAttribute('id') ?? '').toMatch(/amount$/);
});

test('the details of a transaction lead to the person', async () => {
  const mock = await signedIn();
  const { items } = (await mock.call(listTransactions, { query: { q: '@amina' } })).data;
  const { user } = await open(`/w/transactions?id=${items[0]?.id}`, { mock });
  await user.click(await screen.findByRole('link', { name: 'Amina Bello @amina' }));
  await expectText(card).toContain(name);
  expect(location.pathname + location.search).toBe(AMINA);
});

test('a request leads to the person who asks', async () => {
  const mock = await signedIn();
  await mock.control('POST', '/simulate/requests', { from: 'amina', amount: '5000' });
  const { user } = await open('/w/receive?tab=user', { mock });
  const asks = interpolate(receiveUser.requests.asks, { name });
  await user.click(await screen.findByRole('link', { name: asks }));
  await expectText(card).toContain(name);
});
