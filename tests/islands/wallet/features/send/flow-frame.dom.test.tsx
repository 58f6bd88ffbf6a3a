import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { expectText, main, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { openReview, toChinedu, toTron } from './review-page.tsx';
import { field, openTo, path, tab } from './send-screen.ts';
import { bankAccount, chinedu, en, expectReview, onEvm, openAmount, openStep } from './send-steps.tsx';

// On a phone the header has the way back, and the step's one action takes the place of the menu.

const { flow } = messages('en').wallet;
/** Name and address of the way back in the header. */
const wayBack = () => {
  const link = document.querySelector('.flow-back');
  return link && [link.getAttribute('aria-label'), link.getAttribute('href')];
};

const paid = { shown: 'asset', typed: '500', fixed: 'asset', value: '500', max: false } as const;

test.each([
  ['asset', { recipient: chinedu }, '/w/send'],
  ['amount', { recipient: chinedu, asset: 'ngn' }, '/w/send?step=asset'],
  // A bank takes naira alone: there is no choice to go back to.
  ['amount', { mode: 'bank', recipient: bankAccount, asset: 'ngn' }, '/w/send'],
  ['review', { recipient: chinedu, asset: 'ngn', amount: paid }, '/w/send?step=amount'],
] as const)('the way back of %s leads to the step before', async (step, draft, back) => {
  await openStep(step, draft);
  await expect.poll(wayBack).toEqual([flow.back, back]);
});

test('the way back leads from step to step and out, never to and fro between two of them', async () => {
  const { user } = await openTo({ persona: 'complete' });
  await user.click(await screen.findByRole('option', { name: /@chinedu/ }));
  const back = async (to: string) => {
    await expect.poll(() => wayBack()?.[1]).toBe(to);
    await user.click(document.querySelector('.flow-back')!);
    await expect.poll(path).toBe(to);
  };
  await expect.poll(path).toBe('/w/send?step=amount');
  await back('/w/send?step=asset');
  await back('/w/send');
  await back('/w');
});

test('the first step is left to the dashboard, and what became of a payment is no flow any more', async () => {
  const mock = await signedIn();
  await renderScreen('/w/send', { mock });
  await expect.poll(wayBack).toEqual([flow.leave, '/w']);
  await renderScreen('/w/send?step=status&id=txn_none', { mock });
  await expect.poll(wayBack).toBeNull();
});

test('each step has its one action in the bar: what it will do, or what is missing', async () => {
  const bar = () => main().querySelector<HTMLElement>('.go-bar')!;
  const first = await openTo({ persona: 'complete' });
  await first.user.type(field(), '@chinedu');
  await expectText(bar).toBe('Continue with Chinedu Obi');
  await first.user.clear(field());
  await first.user.click(tab('bank'));
  await expectText(bar).toBe(messages('en').sendRecipient.bank.continue);
  expect(within(bar()).getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await openStep('asset', { mode: 'address', recipient: onEvm, asset: 'usdt' });
  await expectText(main).toContain(en.networks.choose);
  expect(within(bar()).getByRole('button').getAttribute('aria-disabled')).toBe('true');
  const { user, field: amount } = await openAmount({ recipient: chinedu, asset: 'ngn' });
  expect(within(bar()).getByRole('button').textContent).toBe(en.buttons.empty);
  await user.type(amount, '500');
  await expectReview();
  expect(within(bar()).getByRole('button').textContent).toBe('Review ₦500.00 to Chinedu Okafor');
});

for (const locale of locales) {
  const { sendAmount: t, send } = messages(locale);

  test(`in ${locale}: the names of all steps are there, and the question has Start over beside it`, async () => {
    await openAmount({ recipient: chinedu, asset: 'ngn' }, { locale });
    const steps = [...main().querySelectorAll('.send-steps li')].map(
      (one) => one.lastElementChild?.textContent,
    );
    for (const name of Object.values(send.steps)) expect(steps.join(' ')).toContain(name);
    const title = main().querySelector<HTMLElement>('.step-title')!;
    within(title).getByRole('heading', { name: t.heading });
    within(title).getByRole('button', { name: send.startOver });
  });

  test(`in ${locale}: what is left to send today, full in the morning, opens the limits`, async () => {
    const { user } = await openAmount({ recipient: chinedu, asset: 'ngn' }, { locale, persona: 'payer' });
    const [before, after] = t.have.leftToday.split('{amount}');
    await expectText(main).toMatch(new RegExp(`${before}₦[\\d,.]+${after}`));
    const [whole, left] = [...main().querySelectorAll('.left-to-send rect')].map((one) =>
      one.getAttribute('width'),
    );
    expect(left).toBe(whole);
    const summary = main().querySelector<HTMLElement>('.left-to-send summary')!;
    await user.click(summary);
    expect(main().querySelector<HTMLDetailsElement>('.left-to-send details')!.open).toBe(true);
    expect(main().textContent).toContain(t.have.resets);
  });
}

test('only amounts that the balance has are offered, and they fill the field', async () => {
  const mock = await signedIn('near-limit');
  const { user, field } = await openAmount({ recipient: chinedu, asset: 'ngn' }, { mock });
  const line = () => within(main()).getByRole('group', { name: en.quick });
  await expectText(line).toContain(en.max);
  for (const chip of within(line()).getAllByRole('button').slice(0, -1)) {
    await user.click(chip);
    expect(chip.textContent).toContain(field.value);
    await expectReview();
  }
});

test('who has nothing of an asset is offered no amount of it', async () => {
  await openAmount({ recipient: chinedu, asset: 'ngn' }, { persona: 'no-profile' });
  await expectText(main).toContain('₦0.00');
  expect(within(main()).queryByRole('group', { name: en.quick })).toBeNull();
});

test('naira has no price that is held, a coin has', async () => {
  await openReview(toChinedu('500'));
  await expectText(main).toContain('₦500.00');
  expect(main().querySelector('.valid')).toBeNull();
  await openReview(toTron('20'));
  await expect.poll(() => main().querySelector('.valid')).not.toBeNull();
});
