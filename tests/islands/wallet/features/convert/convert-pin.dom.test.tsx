import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQuote } from '#contract/transfers.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { messages } from '#src/i18n/messages.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, signedInWithStoppedClock } from '../../../../render-wallet.tsx';
import { enterPin } from '../account/payee-steps.ts';
import { faultOnce } from '../send/payment-page.ts';
import { quoteReply } from '../send/review-page.tsx';
import { button, cashToCoin, conversions, openSheet, PAY, QUOTE, sheet, type } from './convert-sheet.ts';

// Conversions above the limit from which the PIN is asked for.

const { convertStatus, pin: pinTexts } = messages('en');
/** The question for the PIN, over the sheet. */
const question = () => screen.getAllByRole('dialog').at(-1)!;

test('a locked PIN shows until when, before anything is typed', async () => {
  const { user } = await openSheet(await signedInWithStoppedClock('pin-locked'), cashToCoin);
  await type(user, 'from', '60000');
  await user.click(button()!);
  await expectText(question).toContain(pinTexts.locked.title);
});

test.each(['pin_locked', 'pin_not_set'])('a conversion refused with %s keeps the question', async (code) => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'from', '60000');
  await user.click(button()!);
  await enterPin(user, PIN);
  await faultOnce(mock, PAY, { type: 'status', status: 403, code, message: 'Said by the API.' });
  const action = 'Convert ₦60,000.00';
  await user.click(await buttonIn(question, action));
  await expect.poll(async () => (await mock.journal(PAY)).length).toBe(1);
  expect(conversions(mock)).toEqual([]);
  // The PIN is as it was, so the question comes back by what is read then.
  await enterPin(user, PIN);
  await user.click(await buttonIn(question, action));
  await expectText(sheet).toContain('You converted ₦60,000.00');
  expect(conversions(mock)).toHaveLength(1);
});

test('a PIN that is set within a conversion approves it', async () => {
  const mock = await signedInWithStoppedClock('complete-no-pin');
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '100000' });
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'from', '60000');
  await user.click(button()!);
  await user.click(await within(question()).findByLabelText(pinTexts.password));
  await user.paste(PERSONA_PASSWORD);
  await user.click(await buttonIn(question, pinTexts.beats.prove.next));
  for (const name of [pinTexts.newPin, pinTexts.repeatPin]) {
    const boxes = await within(question()).findByRole('group', { name });
    await user.click(within(boxes).getAllByLabelText(/\d/)[0]!);
    await user.paste('730164');
  }
  await user.click(await buttonIn(question, pinTexts.setAndApprove));
  await expectText(sheet).toContain('You converted ₦60,000.00');
});

test('a rate that ended behind the question, and could not be had anew, closes it and is told', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'from', '60000');
  await user.click(button()!);
  await enterPin(user, PIN);
  const ended = {
    type: 'status',
    status: 410,
    code: 'quote_expired',
    details: { quote: null },
    message: 'Ended',
  } as const;
  await faultOnce(mock, PAY, ended);
  await user.click(await buttonIn(question, 'Convert ₦60,000.00'));
  await expectText(sheet).toContain(convertStatus.notSent.heading);
  expect(screen.getAllByRole('dialog')).toEqual([sheet()]);
  expect(conversions(mock)).toEqual([]);
});

test('a forgotten PIN comes back to the conversion, with the sides and the amount that were chosen', async () => {
  const mock = await signedInWithStoppedClock();
  // A link chose other sides than those that are converted now.
  const { user } = await openSheet(mock, cashToCoin);
  await user.click(within(sheet()).getByRole('button', { name: messages('en').convert.swap }));
  await type(user, 'from', '100');
  await user.click(button()!);
  await user.click(await within(question()).findByRole('link', { name: pinTexts.forgot }));
  await screen.findByRole('heading', { name: pinTexts.headings.reset });
  expect(location.pathname).toBe('/w/security/pin');
  await user.click(screen.getByRole('button', { name: pinTexts.cancel }));
  await expect.poll(() => button()?.textContent).toBe('Convert 100.00 USDT');
  expect(conversions(mock)).toEqual([]);
});

test('the question over the sheet is closed by Back alone, and the sheet stays', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'from', '60000');
  await user.click(button()!);
  await within(question()).findByRole('group', { name: pinTexts.pin });
  await expect.poll(() => (history.state as { question?: string } | null)?.question).toBeDefined();
  history.back();
  await expect.poll(() => screen.getAllByRole('dialog')).toEqual([sheet()]);
  expect(button()?.textContent).toBe('Convert ₦60,000.00');
});

test('a conversion that is made otherwise than it was approved is no success', async () => {
  const mock = await signedInWithStoppedClock();
  const body = { kind: 'convert', ...cashToCoin, fixed_side: 'from' } as const;
  const shown = (await mock.call(createQuote, { body: { ...body, amount: '15000' } })).data;
  const other = (await mock.call(createQuote, { body: { ...body, amount: '16000' } })).data;
  await mock.fault(QUOTE, quoteReply({ ...shown, quote_id: other.quote_id }));
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'from', '15000');
  await user.click(button()!);
  await expectText(sheet).toContain(messages('en').convert.done.titles.unapproved);
  expect(sheet().textContent).not.toContain('You converted');
});
