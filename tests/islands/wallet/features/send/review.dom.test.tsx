import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { TRON } from '../../../../mock-api/transfers/payer.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, expectText, main, signedIn } from '../../../../render-wallet.tsx';
import {
  openDialog,
  openReview,
  QUOTE,
  isSendReady,
  send,
  sendButton,
  spelled,
  toBank,
  toChinedu,
  toTron,
} from './review-page.tsx';
import { savedDraft } from './send-steps.tsx';

const { sendReview: en, wallet } = messages('en');
const bank = '1000000605';

for (const locale of locales) {
  const { sendReview: t } = messages(locale);

  test(`in ${locale}: a payment to an address, whole, with its network, sums and arrival`, async () => {
    await openReview(toTron('170'), { persona: 'complete', locale });
    await expectText(main).toContain('171.00 USDT');
    // Groups of four, which a screen reader spells.
    expect(within(main()).getByText(spelled(TRON))).not.toBeNull();
    expect(main().textContent).toContain('Tron (TRC-20)');
    for (const word of [t.sum.theyReceive, t.sum.fee, t.sum.youPay])
      expect(main().textContent).toContain(word);
    expect(main().textContent).toContain('170.00 USDT');
    await expectText(main).toContain('1,691.44'); // of 1,862.441273
    // New and worth more than ₦100,000: held first.
    expect(main().textContent).toContain(t.risks.first_time_address.title);
    expect(main().textContent).toMatch(locale === 'en' ? /hold it for 10 minutes/ : /审核 10 分钟/);
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
  expect(sendButton()).toBeNull();
  await held.release();
  await expectText(main).toContain('₦25,000.00');
});

test('offline nothing can be sent; what is there stays', async () => {
  await openReview(toChinedu(), { persona: 'complete' });
  await expectText(main).toContain('₦25,000.00');
  setNetwork(false);
  await expect.poll(isSendReady).toBe(false);
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
  ['restricted', toTron(), messages('en').restrictions.titles.new_payees],
  ['frozen', toChinedu('500'), en.blocked.sending_frozen.title],
  ['near-limit', toChinedu('20000'), en.blocked.amount_above_limit.daily],
  ['complete', toChinedu('900000'), 'Not enough NGN'],
] as const)('%s: what blocks the payment is said, with a way on', async (persona, draft, title) => {
  const { user } = await openReview(draft, { persona });
  const notice = await within(main()).findByRole('alert');
  await expectText(() => notice).toContain(title);
  expect(within(notice).getAllByRole('link').length).toBeGreaterThan(0);
  const region = { name: messages('en').accountNotices.region };
  if (persona === 'restricted' || persona === 'frozen') await within(main()).findByRole('region', region);
  expect(isSendReady()).toBe(false);
  await user.click(send());
  expect(openDialog()).toBeNull();
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
