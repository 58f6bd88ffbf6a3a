import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { comma } from '#src/intl/text/marks.ts';
import { buttonIn, expectText, main, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import {
  PAY,
  approve,
  ask,
  expectSend,
  openReview,
  send,
  toAddress,
  toBank,
  toChinedu,
  toTron,
  typePin,
} from './review-page.tsx';
import { faultOnce, sentPayment } from './payment-page.ts';
import { field as recipientField, openTo, path } from './send-screen.ts';
import {
  bankAccount,
  chinedu,
  EVM,
  onEvm,
  onTron,
  openAmount,
  openStep,
  savedDraft,
  submit,
} from './send-steps.tsx';

const { send: en, sendAmount, sendReview } = messages('en');
const linkIn = (name: string | RegExp) => waitFor(() => within(main()).getByRole('link', { name }));
const row = (name: RegExp) => within(main()).findByRole('button', { name });
const field = () => screen.findByLabelText<HTMLInputElement>(sendAmount.youSend);
const chip = (symbol: string, locale: Locale = 'en') => {
  const name = messages(locale).wallet.names[symbol.toLowerCase() as 'usdt'];
  return linkIn(
    interpolate(messages(locale).sendAmount.chooseAsset, { asset: symbol + comma[locale] + name }),
  );
};

test('the amount of one payment is not the next one’s: another person begins with an empty field', async () => {
  const { user, field: first } = await openAmount({ recipient: chinedu, asset: 'ngn' });
  await user.type(first, '12345');
  await user.click(await linkIn(messages('en').recipientCard.changeRecipient));
  await user.click(await screen.findByRole('option', { name: /@amina/ }));
  await expect.poll(path).toBe('/w/send?step=amount');
  await waitFor(() => expect(main().textContent).toContain('@amina'));
  expect((await field()).value).toBe('');
  expect(savedDraft()).toMatchObject({
    recipient: { username: 'amina' },
    amount: { value: null, typed: '' },
  });
});

test('the same person chosen again keeps the amount: the review is next', async () => {
  const { user } = await openStep('amount', {
    ...toChinedu('5000'),
    recipient: { kind: 'user', username: 'amina', name: 'Amina Bello', avatar_url: null, sent_count: 1 },
    note: 'rent',
  });
  await user.click(await linkIn(messages('en').recipientCard.changeRecipient));
  await user.click(await buttonIn(main, en.to.change));
  await user.click(await screen.findByRole('option', { name: /@amina/ }));
  await expect.poll(path).toBe('/w/send?step=review');
  expect(savedDraft()).toMatchObject({ amount: { value: '5000' }, note: 'rent' });
});

test('once it is sent, one press of Back leads to where it was entered from', async () => {
  const { user } = await renderScreen('/w/notifications', { persona: 'payer' });
  await user.click((await screen.findAllByRole('link', { name: /^Send/ }))[0]!);
  await user.click(await screen.findByRole('option', { name: /Samuel Ade/ }));
  await user.type(await field(), '100');
  await waitFor(() => expect(submit().textContent).toMatch(/^Review /));
  await user.click(submit());
  await expect.poll(path).toBe('/w/send?step=review');
  await ask(user);
  await typePin(user);
  await approve(user);
  await expect.poll(path).toMatch(/step=status&id=/);
  history.back();
  await expect.poll(path).toBe('/w/notifications');
  history.forward();
  await expect.poll(path).toMatch(/step=status&id=/);
});

describe('what is sent stands beside the amount', () => {
  for (const locale of locales)
    test(`in ${locale}: and is chosen anew from there, which the next payment to the person proposes`, async () => {
      const mock = await signedIn();
      const { user } = await openAmount({ recipient: chinedu, asset: 'ngn' }, { mock, locale });
      await user.click(await chip('NGN', locale));
      await expect.poll(path).toBe('/w/send?step=asset');
      await user.click(await row(/USDT/));
      await expect.poll(path).toBe('/w/send?step=amount');
      await chip('USDT', locale);
      expect(savedDraft()).toMatchObject({ asset: 'usdt', recipient: { username: 'chinedu' } });

      sessionStorage.removeItem('draft:send');
      await openTo({ at: '/w/send?to=@chinedu', mock, locale });
      const name = interpolate(messages(locale).send.to.continueWith, { name: 'Chinedu Obi' });
      await user.click(await buttonIn(main, name));
      await expect.poll(path).toBe('/w/send?step=amount');
      await chip('USDT', locale);
    });

  test('an amount of one asset is none of another', async () => {
    const { user, field: first } = await openAmount({ recipient: chinedu, asset: 'ngn' });
    await user.type(first, '5000');
    await user.click(await chip('NGN'));
    await user.click(await row(/USDT/));
    expect((await field()).value).toBe('');
  });

  test('with an address it leads to its networks', async () => {
    const { user } = await openAmount({ mode: 'address', recipient: onEvm, asset: 'usdt', network: 'erc20' });
    await user.click(await chip('USDT'));
    await screen.findByRole('radio', { name: /Polygon/ });
  });

  test.each([
    ['a bank takes naira alone', { mode: 'bank' as const, recipient: bankAccount, asset: 'ngn' as const }],
    [
      'a saved address has its own',
      {
        mode: 'address' as const,
        recipient: {
          ...onTron,
          payee: { payee_id: 'pay_1', label: 'Cold', asset: 'usdt', network: 'trc20' } as const,
        },
        asset: 'usdt' as const,
        network: 'trc20' as const,
      },
    ],
  ])('where there is no choice, no chip: %s', async (_why, draft) => {
    await openAmount(draft);
    expect(main().querySelector('.asset-chip')).toBeNull();
  });
});

describe('the review leads to the step of each thing, and back', () => {
  for (const locale of locales)
    test(`in ${locale}: the recipient, the asset and the amount of a payment to a person`, async () => {
      const { edit } = messages(locale).sendReview;
      await openReview(toChinedu(), { persona: 'complete', locale });
      const links = [edit.recipient, edit.asset, edit.amount].map((name) =>
        screen.findByRole('link', { name }),
      );
      const shown = await Promise.all(links);
      expect(shown.map((link) => link.textContent)).toEqual([edit.edit, edit.edit, edit.edit]);
      expect(shown.map((link) => link.getAttribute('href'))).toEqual([
        '/w/send',
        '/w/send?step=asset&from=review',
        '/w/send?step=amount',
      ]);
    });

  test('the recipient, who stays', async () => {
    const { user } = await openReview(toChinedu(), { persona: 'complete' });
    await user.click(await linkIn(sendReview.edit.recipient));
    await user.click(await buttonIn(main, en.to.continue));
    await expect.poll(path).toBe('/w/send?step=review');
    expect(savedDraft()).toMatchObject({ recipient: { username: 'chinedu' }, amount: { value: '25000' } });
  });

  test('the asset: the same leads back, another one to its amount first', async () => {
    const { user } = await openReview(toChinedu(), { persona: 'complete' });
    await user.click(await linkIn(sendReview.edit.asset));
    await user.click(await row(/NGN/));
    await expect.poll(path).toBe('/w/send?step=review');
    await user.click(await linkIn(sendReview.edit.asset));
    await user.click(await row(/USDT/));
    await expect.poll(path).toBe('/w/send?step=amount');
  });

  test('the network of an address', async () => {
    const draft = toAddress({ asset: 'usdt', network: 'erc20', address: EVM }, '20');
    const { user } = await openReview({ ...draft, recipient: onEvm }, { persona: 'complete' });
    await user.click(await linkIn(sendReview.edit.asset));
    await user.click(await screen.findByRole('radio', { name: /Polygon/ }));
    await user.click(await buttonIn(main, interpolate(sendAmount.networks.continue, { network: 'Polygon' })));
    await expect.poll(path).toBe('/w/send?step=review');
    expect(savedDraft()).toMatchObject({ network: 'polygon', amount: { value: '20' } });
  });

  test('the amount', async () => {
    const { user } = await openReview(toChinedu(), { persona: 'complete' });
    await user.click(await linkIn(sendReview.edit.amount));
    const input = await field();
    expect(input.value).toMatch(/25,?000/);
    await user.clear(input);
    await user.type(input, '300');
    await expect.poll(() => submit().textContent).toMatch(/^(Review |核对)/);
    await user.keyboard('{Enter}');
    await expect.poll(path).toBe('/w/send?step=review');
    await expectSend().toContain('₦300.00');
  });

  test('a bank’s asset can’t be another one', async () => {
    await openReview(toBank('1000000605', '40000'), { persona: 'complete' });
    await linkIn(sendReview.edit.amount);
    expect(within(main()).queryByRole('link', { name: sendReview.edit.asset })).toBeNull();
  });

  test('also where there is no price', async () => {
    const mock = await signedIn();
    await mock.fault('POST /wallet/quotes', { type: 'status', status: 503 });
    await openReview(toChinedu(), { mock });
    await expectText(main).toContain(sendReview.failed);
    for (const name of [sendReview.edit.recipient, sendReview.edit.asset, sendReview.edit.amount])
      await linkIn(name);
  });
});

describe('the steps', () => {
  const steps = () => within(main()).getByRole('list', { name: en.progress });
  const links = () =>
    within(steps())
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const numbered = (number: number, name: string) =>
    `${interpolate(en.stepOf, { number, count: 6 })} ${name}`;
  const current = () => steps().querySelector('[aria-current="step"]')?.textContent;

  test('that are finished are links, by keyboard too; the current one is said to be it', async () => {
    const { user } = await openReview(toTron(), { persona: 'complete' });
    expect(current()).toBe(numbered(4, en.steps.review));
    expect(links()).toEqual([
      [numbered(1, en.steps.to), '/w/send'],
      [numbered(2, en.steps.asset), '/w/send?step=asset'],
      [numbered(3, en.steps.amount), '/w/send?step=amount'],
    ]);
    within(steps())
      .getByRole('link', { name: numbered(3, en.steps.amount) })
      .focus();
    await user.keyboard('{Enter}');
    await expect.poll(path).toBe('/w/send?step=amount');
    await expect.poll(current).toBe(numbered(3, en.steps.amount));
    expect(links()).toHaveLength(2);
  });

  test('that were gone back from are still links', async () => {
    const { user } = await openAmount({ ...toTron(), amount: toTron('20').amount });
    await user.click(within(steps()).getByRole('link', { name: numbered(1, en.steps.to) }));
    await expect.poll(path).toBe('/w/send');
    await expect.poll(links).toEqual([
      [numbered(2, en.steps.asset), '/w/send?step=asset'],
      [numbered(3, en.steps.amount), '/w/send?step=amount'],
    ]);
  });

  test('are none while the PIN is asked for, and once a payment has left', async () => {
    const mock = await signedIn();
    const { user } = await openReview(toChinedu(), { mock });
    await ask(user);
    expect(links()).toEqual([]);
    expect(within(main()).queryByRole('button', { name: en.startOver })).toBeNull();

    await faultOnce(mock, PAY, { type: 'reset' });
    await sentPayment(mock);
    await renderScreen('/w/send?step=status', { mock });
    await screen.findByRole('list', { name: en.progress });
    expect(links()).toEqual([]);
    expect(within(main()).queryByRole('button', { name: en.startOver })).toBeNull();
  });

  test('of the market’s coin keep the coin', async () => {
    const mock = await signedIn();
    await openStep('amount', { recipient: chinedu, asset: 'btc' }, { mock });
    const { user } = await renderScreen('/w/marketplace/send?asset=btc&step=amount', { mock });
    await user.click(await linkIn(numbered(1, en.steps.to)));
    await expect.poll(path).toBe('/w/marketplace/send?asset=btc');
    expect(savedDraft()).toMatchObject({ recipient: { username: 'chinedu' }, asset: 'btc' });
  });
});

describe('Start over', () => {
  for (const locale of locales)
    test(`in ${locale}: clears what is chosen and begins at the first step; Undo brings it back`, async () => {
      const t = messages(locale).send;
      const { user } = await openReview({ ...toChinedu(), note: 'rent' }, { persona: 'complete', locale });
      await user.click(await buttonIn(main, t.startOver));
      await expect.poll(path).toBe('/w/send');
      expect(sessionStorage.getItem('draft:send')).toBeNull();
      expect(within(main()).queryByRole('button', { name: t.startOver })).toBeNull();
      await screen.findByText(t.startedOver);
      await user.click(await screen.findByRole('button', { name: t.undo }));
      await expect.poll(path).toBe('/w/send?step=review');
      expect(savedDraft()).toMatchObject({ recipient: { username: 'chinedu' }, note: 'rent' });
      await expect.poll(() => send().textContent).toContain('Chinedu Obi');
    });

  test('on the first step empties the field, and is not there before anything is chosen', async () => {
    const { user } = await openTo({ persona: 'complete', at: '/w/send?to=@kwame&asset=ngn&amount=2500' });
    await expect.poll(() => recipientField().value).toBe('@kwame');
    await user.click(await buttonIn(main, en.startOver));
    await expect.poll(() => recipientField().value).toBe('');
    expect(savedDraft().preset).toBeNull();
    expect(within(main()).queryByRole('button', { name: en.startOver })).toBeNull();
  });
});
