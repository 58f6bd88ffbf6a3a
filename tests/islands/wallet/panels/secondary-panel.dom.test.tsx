import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/payees.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { PIN } from '../../../mock-api/transfers/payer.ts';
import { panel, renderScreen } from '../../../render-wallet.tsx';
import { QUIET_SCREEN } from '../../../e2e/quiet-screen.ts';
import { accountEnding, BANK } from '../features/account/bank-accounts.ts';
import { enterPin } from '../features/account/payee-steps.ts';

const SHEET = `${QUIET_SCREEN}?panel=secondary&sheet=payee`;
const { addPayee: en, walletPanels } = messages('en');

for (const locale of locales)
  test(`in ${locale}: the panel has the title of its sheet, and a choice of two forms`, async () => {
    const t = messages(locale);
    const { user } = await renderScreen(SHEET, { persona: 'complete', locale });
    const dialog = await screen.findByRole('dialog', { name: t.walletPanels.sheets.payee });
    await within(dialog).findByLabelText(t.addPayee.number);
    await user.click(within(dialog).getByLabelText(t.addPayee.addressKind));
    await within(dialog).findByLabelText(t.addPayee.network);
  });

test('a payee is saved from any screen, and the panel closes', async () => {
  const { user, mock } = await renderScreen(SHEET, { persona: 'complete' });
  const own = accountEnding('77');
  await user.selectOptions(await screen.findByLabelText(en.bank), BANK.code);
  await user.type(await screen.findByLabelText(en.number), own);
  await screen.findByText(en.names.full);
  const name = interpolate(en.add, { account: `${BANK.name} ••${own.slice(-4)}` });
  await user.click(await screen.findByRole('button', { name }));
  await enterPin(user, PIN);
  const dialogs = screen.getAllByRole('dialog');
  await user.click(within(dialogs.at(-1)!).getByRole('button', { name }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('');
  const { items } = (await mock.call(contract.listPayees)).data;
  expect(items.map((one) => one.kind === 'bank' && one.account_number)).toContain(own);
});

test('what is known already is filled in', async () => {
  const { user } = await renderScreen(QUIET_SCREEN, { persona: 'complete' });
  await screen.findByRole('main');
  const { $payeeDraft } = await import('#src/stores/payees/payee-draft.ts');
  $payeeDraft.set({ kind: 'address', asset: 'btc', label: 'Ada' });
  const { $panels } = await import('#src/stores/interface/panels.ts');
  history.pushState(null, '', SHEET);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => $panels.get()).toEqual(['secondary']);
  expect((await screen.findByLabelText<HTMLInputElement>(en.label)).value).toBe('Ada');
  expect(screen.getByLabelText<HTMLSelectElement>(en.network).value).toBe('bitcoin');
  await user.click(screen.getByRole('button', { name: walletPanels.close }));
  await expect.poll(() => $payeeDraft.get()).toBeNull();
});

test.each(['', '&sheet=', '&sheet=evil', '&sheet=__proto__'])(
  'the address "?panel=secondary%s" says that there is nothing, with a way on',
  async (rest) => {
    const { user } = await renderScreen(`${QUIET_SCREEN}?panel=secondary${rest}`, { persona: 'complete' });
    await screen.findByText(walletPanels.sheetMissing.heading);
    const [close] = within(panel('secondary').querySelector<HTMLElement>('.body')!).getAllByRole('button');
    await user.click(close!);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('');
  },
);
