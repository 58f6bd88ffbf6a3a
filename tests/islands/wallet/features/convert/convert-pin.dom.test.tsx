import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { messages } from '#src/i18n/messages.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, signedInWithStoppedClock } from '../../../../render-wallet.tsx';
import { enterPin } from '../account/payee-steps.ts';
import { faultOnce } from '../send/payment-page.ts';
import { button, cashToCoin, conversions, openSheet, PAY, sheet, type } from './convert-sheet.ts';

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

test('who has no PIN sets one up, and goes on with it', async () => {
  const mock = await signedInWithStoppedClock('complete-no-pin');
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '100000' });
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'from', '60000');
  await user.click(button()!);
  await user.click(await within(question()).findByLabelText(pinTexts.password));
  await user.paste(PERSONA_PASSWORD);
  for (const name of [pinTexts.newPin, pinTexts.repeatPin]) {
    const boxes = await within(question()).findByRole('group', { name });
    await user.click(within(boxes).getAllByLabelText(/\d/)[0]!);
    await user.paste('730164');
  }
  await user.click(await buttonIn(question, pinTexts.set));
  await enterPin(user, '730164');
  await user.click(await buttonIn(question, 'Convert ₦60,000.00'));
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
