import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import { expectText, main, pass, signedIn, type WalletMock } from '../../../../render-wallet.tsx';
import {
  expectSend,
  openDialog,
  openReview,
  send,
  sendButton,
  QUOTE,
  toAddress,
  toTron,
} from './review-page.tsx';
import { savedDraft } from './send-steps.tsx';

const { sendReview: en } = messages('en');
const radio = (name: string) => within(main()).getByRole('radio', { name: new RegExp(name) });
const address = (network: 'xrpl' | 'cosmos' | 'hedera') => sampleAddress(7, network, 'somebody');
const xrp = (to = address('xrpl')) => toAddress({ asset: 'xrp', network: 'xrpl', address: to }, '20');

/** Somebody who has the coin. */
async function owner(asset: 'xrp' | 'atom'): Promise<WalletMock> {
  const mock = await signedIn();
  await mock.control('POST', '/deposits', { email: 'tobi@example.com', asset, amount: '100' });
  return mock;
}
const lastMemo = async (mock: WalletMock) =>
  ((await mock.journal(QUOTE)).at(-1)?.body as { to?: { memo?: unknown } } | undefined)?.to?.memo;

describe('the memo of an exchange’s address', () => {
  test('XRP without a tag: neither choice is set, and Send waits for one', async () => {
    const mock = await owner('xrp');
    const { user } = await openReview(xrp(), { mock });
    await expectSend().toBe(en.missing.memo.tag);
    expect(within(main()).getAllByRole('radio', { checked: false })).toHaveLength(2);
    await user.click(send());
    expect(openDialog()).toBeNull();
    expect(document.activeElement).toBe(radio(en.memo.noneTitle.tag));
    await user.click(radio(en.memo.noneTitle.tag));
    await expectSend().toBe(en.missing.risks.one);
    expect(savedDraft().memo.choice).toBe('none');
  });

  test('a tag with letters is refused beside its field, and never priced', async () => {
    const mock = await owner('xrp');
    const { user } = await openReview(xrp(), { mock });
    await expect.poll(sendButton).not.toBeNull();
    await user.click(radio(en.memo.givenTitle.tag));
    const field = await within(main()).findByLabelText<HTMLInputElement>(en.memo.label.tag);
    await user.type(field, '12a4');
    await expectText(main).toContain(en.memo.character.tag);
    await pass(1000);
    expect(await lastMemo(mock)).toBeNull();
    await user.click(send());
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('12a4');
    await user.clear(field);
    await user.type(field, '4294967296');
    await expectText(main).toContain(en.memo.range);
    await user.clear(field);
    await user.type(field, '1234');
    await pass(1000);
    await expect.poll(() => lastMemo(mock)).toBe('1234');
    await expectSend().toBe(en.missing.risks.one);
  });

  test('ATOM takes a text as its memo', async () => {
    const mock = await owner('atom');
    const { user } = await openReview(
      toAddress({ asset: 'atom', network: 'cosmos', address: address('cosmos') }, '5'),
      { mock },
    );
    await expectSend().toBe(en.missing.memo.memo);
    await user.click(radio(en.memo.givenTitle.memo));
    await user.type(await within(main()).findByLabelText(en.memo.label.memo), 'deposit 42 for Ada');
    await pass(1000);
    await expect.poll(() => lastMemo(mock)).toBe('deposit 42 for Ada');
    await expectSend().toBe(en.missing.risks.one);
  });
});

test('an exchange needs a tag: without one there is no price, and the choice says why', async () => {
  const mock = await owner('xrp');
  const { user } = await openReview(xrp(exchangeAddress('xrpl')), { mock });
  await expectText(main).toContain(en.memo.required.tag);
  expect(sendButton()).toBeNull();
  await user.click(radio(en.memo.givenTitle.tag));
  await user.type(await within(main()).findByLabelText(en.memo.label.tag), '77');
  await pass(1000);
  await expect.poll(() => lastMemo(mock)).toBe('77');
  await expectText(main).toContain(en.risks.exchange_address.title);
});

test('where a network has no memos, none is asked for; one that came with the link can’t be sent there', async () => {
  const draft: ReturnType<typeof toTron> = { ...toTron(), acknowledged: ['first_time_address'] };
  await openReview(draft);
  await expectSend().toContain('Send 20');
  expect(within(main()).queryByText(en.memo.legend.memo)).toBeNull();
  const { user } = await openReview({ ...draft, memo: { choice: 'given', text: 'for Ada' } });
  await expectText(main).toContain('A payment on Tron (TRC-20) has no memo');
  await expectSend().toBe(en.missing.memoImpossible);
  await user.click(send());
  expect(openDialog()).toBeNull();
  await user.click(radio(en.memo.noneTitle.memo));
  await expectSend().toContain('Send 20');
  // What was answered stays to be answered differently.
  expect((radio(en.memo.noneTitle.memo) as HTMLInputElement).checked).toBe(true);
});

test('a tag that came with the address is there', async () => {
  const mock = await owner('xrp');
  await openReview({ ...xrp(), memo: { choice: 'given', text: '99' } }, { mock });
  await expect.poll(() => lastMemo(mock)).toBe('99');
  expect((await within(main()).findByLabelText<HTMLInputElement>(en.memo.label.tag)).value).toBe('99');
  expect(await mock.journal(QUOTE)).toHaveLength(1);
});
