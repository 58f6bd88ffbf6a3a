import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Approval } from '#contract/approval.ts';
import * as contract from '#contract/security.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { openPage } from '../../../dom-page.ts';
import { PIN } from '../../../mock-api/transfers/payer.ts';
import { expectText, pass, signedIn, type WalletMock } from '../../../render-wallet.tsx';

const { pin: texts, wallet, toasts } = messages('en');
const ACTION = 'Unfreeze sending';
const isFrozen = async (mock: WalletMock) => (await mock.call(contract.getSecurity)).data.sending_frozen;

/** A screen that asks for the PIN before it unfreezes sending. */
async function openDialog(
  mock: WalletMock,
  { needsTotp = false, locale = 'en' }: { needsTotp?: boolean; locale?: Locale } = {},
) {
  await mock.call(contract.setSendingFrozen, { body: { frozen: true } });
  const onClose = vi.fn<() => void>();
  const user = await openPage(
    '/w/security',
    async () => {
      const [{ $i18n }, { ensureMessages }, { PinDialog }, { Toasts }, { MemoryRouter }, { call }] =
        await Promise.all([
          import('#src/islands/wallet/i18n/i18n.ts'),
          import('#src/islands/wallet/i18n/load-messages.ts'),
          import('#src/islands/wallet/approval/PinDialog.tsx'),
          import('#src/connected/Toasts.tsx'),
          import('react-router-dom'),
          import('#src/api/call.ts'),
        ]);
      const all = messages(locale);
      $i18n.set({
        locale,
        product: { en: 'Cowrie', cn: '贝币' },
        messages: all.wallet,
        toasts: all.toasts,
      });
      await ensureMessages(['pin', 'toasts']);
      return (
        <MemoryRouter>
          <PinDialog
            open
            onClose={onClose}
            needsTotp={needsTotp}
            action={ACTION}
            onApprove={async (approval: Approval) => {
              await call(contract.setSendingFrozen, { body: { frozen: false, approval } });
              onClose();
            }}
          />
          <Toasts messages={all.toasts} />
        </MemoryRouter>
      );
    },
    { locale, member: true },
  );
  return { user, onClose };
}

const dialog = () => screen.getByRole('dialog');
const boxes = async (legend: string) =>
  within(await screen.findByRole('group', { name: legend })).getAllByLabelText<HTMLInputElement>(/\d/);
const fill = async (user: UserEvent, legend: string, code: string) => {
  await user.click((await boxes(legend))[0]!);
  await user.paste(code);
};
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const shownCode = async (mock: WalletMock) =>
  (await mock.control<{ items: { code: string }[] }>('GET', '/authenticator')).items[0]!.code;

for (const locale of locales)
  test(`in ${locale}: the right PIN approves; until it is complete the button counts what is missing`, async () => {
    const { pin } = messages(locale);
    const mock = await signedIn();
    const { user, onClose } = await openDialog(mock, { locale });
    const first = (await boxes(pin.pin))[0];
    await expect.poll(() => document.activeElement).toBe(first);
    await user.keyboard('28491');
    await expectText(dialog).toContain(pin.missing.one.replace('{count}', '1'));
    await user.keyboard('5');
    await press(user, ACTION);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(await isFrozen(mock)).toBe(false);
  });

test('wrong PINs say how many tries are left; the fifth shows the lock and the way to reset', async () => {
  const mock = await signedIn();
  const { user, onClose } = await openDialog(mock);
  for (const left of [4, 3, 2, 1]) {
    await fill(user, texts.pin, '111112');
    await press(user, ACTION);
    await expectText(dialog).toContain(`That PIN isn’t right. ${left} tries left.`);
    expect((await boxes(texts.pin)).map(({ value }) => value).join('')).toBe('');
  }
  await fill(user, texts.pin, '111112');
  await press(user, ACTION);
  await expectText(dialog).toContain('You can try again in 15:00.');
  expect(await screen.findByRole('link', { name: texts.forgot })).toHaveProperty(
    'pathname',
    '/w/security/pin',
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(await isFrozen(mock)).toBe(true);
  await pass(15 * 60_000);
  await fill(user, texts.pin, PIN);
  await press(user, ACTION);
  await expect.poll(() => isFrozen(mock)).toBe(false);
});

test('who has no PIN sets one up, and goes on with it', async () => {
  const mock = await signedIn('complete-no-pin');
  const { user, onClose } = await openDialog(mock);
  await user.click(await screen.findByLabelText(texts.password));
  await user.paste(PERSONA_PASSWORD);
  await fill(user, texts.newPin, '730164');
  await fill(user, texts.repeatPin, '730164');
  await press(user, texts.set);
  await fill(user, texts.pin, '730164');
  await press(user, ACTION);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(await isFrozen(mock)).toBe(false);
});

for (const needsTotp of [true, false])
  test(`a code of the authenticator app is the second step, ${needsTotp ? 'known before' : 'asked for by the API'}`, async () => {
    const mock = await signedIn('two-factor');
    const { user, onClose } = await openDialog(mock, { needsTotp });
    await fill(user, texts.pin, PIN);
    await press(user, needsTotp ? texts.next : ACTION);
    await expectText(dialog).toContain(texts.steps.totp);
    // It is the code of an app that is asked for.
    expect(dialog().textContent).not.toContain(texts.forgot);
    const code = await shownCode(mock);
    await fill(user, texts.reset.totp, code === '000000' ? '000001' : '000000');
    await press(user, ACTION);
    await expectText(dialog).toContain('That authenticator code isn’t right.');
    await fill(user, texts.reset.totp, code);
    await press(user, ACTION);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(await isFrozen(mock)).toBe(false);
  });

test('a wrong PIN leads back from the code to the PIN', async () => {
  const mock = await signedIn('two-factor');
  const { user } = await openDialog(mock, { needsTotp: true });
  await fill(user, texts.pin, '111112');
  await press(user, texts.next);
  await fill(user, texts.reset.totp, await shownCode(mock));
  await press(user, ACTION);
  await expectText(dialog).toContain('That PIN isn’t right. 4 tries left.');
  expect(dialog().textContent).toContain(texts.steps.pin);
});

test('an answer that was lost is said as a toast, and nothing is sent by itself again', async () => {
  const mock = await signedIn();
  const { user, onClose } = await openDialog(mock);
  await mock.fault('PUT /user/freeze', { type: 'malformed' }, { stage: 'post', times: 1 });
  await fill(user, texts.pin, PIN);
  await press(user, ACTION);
  await screen.findByText(wallet.unsure);
  expect(onClose).not.toHaveBeenCalled();
  expect((await mock.journal('PUT /user/freeze')).length).toBe(2);
});

test('without a network it says so, and the PIN stays to be sent later', async () => {
  const mock = await signedIn();
  const { user } = await openDialog(mock);
  await fill(user, texts.pin, PIN);
  await mock.fault('PUT /user/freeze', { type: 'reset' }, { times: 1 });
  await press(user, ACTION);
  await screen.findByText(toasts.offline);
  await press(user, ACTION);
  await expect.poll(() => isFrozen(mock)).toBe(false);
});

test('nothing reloads the document while a PIN is asked for', async () => {
  const mock = await signedIn();
  await openDialog(mock);
  await boxes(texts.pin);
  const { hasOpenPayment } = await import('#src/stores/interface/open-payment.ts');
  expect(hasOpenPayment()).toBe(true);
});
