import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import { openPage } from '../../../dom-page.ts';

const { wallet, toasts } = messages('en');

/** An amount and a sentence with one, beside each other. */
async function openAmounts() {
  await openPage('/w', async () => {
    const { $i18n } = await import('#src/islands/wallet/i18n/i18n.ts');
    $i18n.set({ locale: 'en', product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts });
    const { Amount } = await import('#src/islands/wallet/money/Amount.tsx');
    const { MaskedText } = await import('#src/islands/wallet/money/MaskedText.tsx');
    return (
      <main>
        <Amount amount="1234.5" asset="ngn" />
        <MaskedText text="You sent ₦1,234.50." />
      </main>
    );
  });
  await expect.poll(() => document.querySelector('main')).not.toBeNull();
  return import('#src/stores/preferences/display-settings.ts');
}
/** The page's text, and the amounts in it that only scripts read. */
const page = () =>
  [document.body.textContent, ...[...document.querySelectorAll('data')].map(({ value }) => value)].join(' ');

// requirement: 2.49
test('no amount is in the page before it is known whether balances are hidden', async () => {
  const { $displaySettings, saveDisplaySettings } = await openAmounts();
  expect(page()).not.toMatch(/1,?234/);
  expect(page().split(DOTS)).toHaveLength(3);
  saveDisplaySettings($displaySettings.get());
  await expect.poll(page).toContain('₦1,234.50You sent ₦1,234.50. 1234.5');
  expect(page()).toContain('You sent ₦1,234.50.');
  saveDisplaySettings({ ...$displaySettings.get(), hide_balances: true });
  await expect.poll(page).not.toMatch(/1,?234/);
});

// requirement: 2.49
test('amounts are shown when the server can’t say whether balances are hidden', async () => {
  const { $displaySettingsUnavailable } = await openAmounts();
  $displaySettingsUnavailable.set(true);
  await expect.poll(page).toContain('₦1,234.50You sent ₦1,234.50. 1234.5');
  expect(page()).toContain('You sent ₦1,234.50.');
});
