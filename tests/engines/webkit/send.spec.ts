import { PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import { messages } from '../../e2e/messages.ts';
import { test } from './fixtures.ts';

const { sendAmount } = messages('en');

test.use({ persona: 'payer' });

test('a payment to a known person, from the list of people to "Sent"', async ({ webkit }) => {
  await webkit.goto('/w/send');
  await webkit.click({ role: 'option', name: /^Samuel Ade/ });
  await webkit.expectTrue(() => document.activeElement?.tagName === 'INPUT');
  await webkit.keyboard('2500');
  await webkit.expectTrue(
    () => document.querySelector<HTMLInputElement>('.amount-entry input')?.value === '2,500',
  );
  await webkit.click({ role: 'button', name: new RegExp(`^${sendAmount.buttons.review.split(' ')[0]} `) });
  await webkit.click({ css: '#review-send' });
  await webkit.expectTrue(() => Boolean(document.activeElement?.closest('dialog[open]')));
  await webkit.find({ css: 'dialog[open] input' });
  await webkit.keyboard(PERSONA_PIN);
  await webkit.press('Enter');
  await webkit.expectText('You sent ₦2,500.00 to Samuel Ade');
});
