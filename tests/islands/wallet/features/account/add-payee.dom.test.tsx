import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/payees.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import { restrict } from '#mock-api/features/security-events/record-event.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, main, pass, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { accountEnding, BANK } from './bank-accounts.ts';
import { enterPin, savePayee } from './payee-steps.ts';
import { onAnyDay } from '../../on-any-day.ts';

const PATH = '/w/linked-accounts';
const RESOLVE = 'POST /wallet/banks/resolve';
const { addPayee: en, wallet } = messages('en');
const own = accountEnding('77');
const shown = (number: string) => `${BANK.name} ••${number.slice(-4)}`;

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const check = () => document.querySelector('.name-check')?.textContent ?? '';

async function openBank(mock = signedIn('complete'), locale: Locale = 'en') {
  const texts = messages(locale).addPayee;
  const { user } = await renderScreen(PATH, { mock: await mock, locale });
  const bank = await screen.findByLabelText<HTMLSelectElement>(texts.bank);
  const number = await field(texts.number);
  return { user, bank, number, mock: await mock };
}

async function typeAccount(number: string, mock = signedIn('complete')) {
  const opened = await openBank(mock);
  await opened.user.selectOptions(opened.bank, BANK.code);
  await opened.user.type(opened.number, number);
  return opened;
}

describe('a bank account', () => {
  for (const locale of locales)
    test(`in ${locale}: is added in the person’s own name with the PIN, and is in the book`, async () => {
      const t = messages(locale).addPayee;
      const { user, bank, number, mock } = await openBank(signedIn('complete'), locale);
      await user.selectOptions(bank, BANK.code);
      await user.type(number, own.replace(/(...)(...)(....)/, '$1 $2 $3'));
      await expect.poll(check).toContain(t.names.full);
      expect(check()).toContain('Tobi Adeyemi');
      const action = interpolate(t.add, { account: shown(own) });
      await user.type(number, '{Enter}');
      await enterPin(user, PIN, locale);
      await user.click(
        await within(await screen.findByRole('dialog')).findByRole('button', { name: action }),
      );
      await screen.findByText(interpolate(t.saved, { label: BANK.name }));
      await expectText(main).toContain('••' + own.slice(-4));
      const { items } = (await mock.call(contract.listPayees)).data;
      expect(items).toContainEqual(expect.objectContaining({ label: BANK.name, account_number: own }));
      expect((await field(t.number)).value).toBe('');
    });

  test('is told to be looked up meanwhile', async () => {
    const mock = await signedIn('complete');
    const held = await mock.hold(RESOLVE);
    const { user, number } = await typeAccount(own, Promise.resolve(mock));
    await expect.poll(check).toContain(en.names.asking);
    await user.type(number, '{Enter}');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    await held.release();
    await expect.poll(check).toContain(en.names.full);
    // What was wrong then is wrong no longer.
    expect(number.getAttribute('aria-invalid')).not.toBe('true');
    expect(main().querySelector('.error')).toBeNull();
  });

  test('in a name like the person’s has to be confirmed', async () => {
    const number = accountEnding('01');
    const { user } = await typeAccount(number);
    await expect.poll(check).toContain(interpolate(en.names.partial, { name: 'Tobi Adeyemi' }));
    const add = await buttonIn(main, interpolate(en.add, { account: shown(number) }));
    await user.click(add);
    const tick = await field(en.names.own);
    expect(tick.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(tick);
    await user.click(tick);
    await user.click(add);
    await screen.findByRole('dialog');
  });

  test.each([
    ['of somebody else', '03', 'Ibrahim Danladi' + en.names.none, en.problems.refused],
    ['that there is not', '00', en.names.noAccount, en.problems.noAccount],
  ])('%s is refused beside its field', async (_what, ending, said, problem) => {
    const { user, number } = await typeAccount(accountEnding(ending));
    await expect.poll(check).toContain(said);
    await user.click(within(main()).getByRole('button', { name: en.addBank }));
    expect(document.activeElement).toBe(number);
    expect(main().querySelector('.error')?.textContent).toBe(problem);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of a bank that does not answer can be asked about again', async () => {
    const mock = await signedIn('complete');
    await mock.fault(RESOLVE, { type: 'status', status: 409, code: 'bank_not_answering' }, { times: 1 });
    const { user } = await typeAccount(own, Promise.resolve(mock));
    await expect.poll(check).toContain(en.names.noAnswer + en.names.noAnswerText);
    await user.click(within(main()).getByRole('button', { name: en.names.retry }));
    await expect.poll(check).toContain(en.names.full);
  });

  test('after too many look-ups is asked about again by itself', async () => {
    const mock = await signedIn('complete');
    const limited = { type: 'status', status: 429, code: 'rate_limited', retryAfter: 30 } as const;
    await mock.fault(RESOLVE, limited, { times: 1 });
    await typeAccount(own, Promise.resolve(mock));
    await expect.poll(check).toMatch(/Too many searchesWe’ll ask the bank again in (?:30|29) s\./);
    await pass(30_000);
    await expect.poll(check).toContain(en.names.full);
  });

  test('whose check digit is wrong is refused without asking the bank', async () => {
    const wrong = `${own.slice(0, -1)}${(Number(own.at(-1)) + 1) % 10}`;
    const { number, mock } = await typeAccount(wrong);
    await expectText(main).toContain(interpolate(en.wrongDigits, { bank: BANK.name }));
    expect(number.getAttribute('aria-invalid')).toBe('true');
    await pass(1000);
    expect(await mock.journal(RESOLVE)).toEqual([]);
  });

  test('that is not complete is said beside the first wrong field, and nothing typed is lost', async () => {
    const { user, bank, number } = await openBank();
    const add = await buttonIn(main, en.addBank);
    await user.click(add);
    expect(document.activeElement).toBe(bank);
    expect(main().querySelector('.error')?.textContent).toBe(en.problems.bank);
    await user.selectOptions(bank, BANK.code);
    await user.type(number, '12ab');
    await user.click(add);
    expect(document.activeElement).toBe(number);
    expect(main().querySelector('.error')?.textContent).toBe(en.problems.number);
    expect(number.value).toBe('12ab');
  });

  test('that is saved already says under which label', async () => {
    const mock = await signedIn('complete');
    await savePayee(mock, { kind: 'bank', label: 'Rent', bank_code: BANK.code, account_number: own });
    await typeAccount(own, Promise.resolve(mock));
    await expectText(main).toContain(interpolate(en.savedAlready, { label: 'Rent' }));
  });

  test('the banks that can not be loaded are loaded again', async () => {
    const mock = await signedIn('complete');
    await mock.fault('GET /wallet/banks', { type: 'status', status: 503 });
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain(en.banks.failed);
    await mock.clearFaults();
    await user.click(await buttonIn(main, wallet.load.retry));
    await screen.findByLabelText(en.bank);
  });
});

test('before it is saved, a restriction says until when it can’t be paid', async () => {
  await openBank(signedIn('restricted'));
  await expectText(main).toMatch(
    onAnyDay(
      /Asks for your PIN\. You can’t send to people, addresses or bank accounts you haven’t paid before until \d\d:\d\d, because your PIN was reset\./,
    ),
  );
});

test('before a bank account is saved, a restriction of banks alone says until when it can’t be paid', async () => {
  const mock = await signedIn('complete');
  const { default: sandbox } = mock.app.sandboxes;
  const [session] = Object.values(sandbox.state.sessions);
  const owner = sandbox.state.users[session!.customer_id]!;
  restrict(jobContext(sandbox), owner, { scope: 'bank', reason: 'review' });
  await openBank(Promise.resolve(mock));
  await expectText(main).toContain('You can’t withdraw to bank accounts until');
});

test('with as many payees as there can be, the form says so', async () => {
  const mock = await signedIn('complete');
  const { items, as_of } = (await mock.call(contract.listPayees)).data;
  const many = Array.from({ length: contract.PAYEE_LIMIT }, (_, index) => ({
    ...items[0],
    payee_id: `pay_${index}`,
  }));
  const data = { items: many, as_of };
  await mock.fault('GET /wallet/payees', { type: 'reply', body: { status: 'success', data } });
  await renderScreen(PATH, { mock });
  await expectText(main).toContain(interpolate(en.full, { count: 100 }));
  await waitFor(() => expect(screen.queryByLabelText(en.bank)).toBeNull());
});
