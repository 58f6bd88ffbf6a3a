import { beforeEach, describe, expect, test } from 'vitest';
import { beginLinkedPayment } from '#src/stores/transfers/payment-link.ts';
import { $recipientInput } from '#src/stores/transfers/recipient-input.ts';
import {
  $sendDraft,
  clearSendDraft,
  emptySendDraft,
  updateSendDraft,
  type SendDraft,
} from '#src/stores/transfers/send-draft.ts';

beforeEach(clearSendDraft);

const amountOf = (value: string, typed = value) => ({ ...emptySendDraft.amount, typed, value });

describe('a link begins a payment of its own', () => {
  test.each<[query: string, preset: SendDraft['preset']]>([
    ['to=@ada', null],
    [
      'to=@ada&asset=ngn&amount=2500',
      { to: '@ada', asset: 'ngn', network: null, amount: amountOf('2500', '2,500') },
    ],
    ['to=@ada&asset=usdt&amount=3.5', { to: '@ada', asset: 'usdt', network: null, amount: amountOf('3.5') }],
    // They could be of anything, whatever the payer usually sends.
    ['to=@ada&amount=2500', null],
    ['to=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t&amount=3.5', null],
    ['asset=btc', { to: null, asset: 'btc', network: null, amount: null }],
    ['to=x&asset=usdt&network=trc20', { to: 'x', asset: 'usdt', network: 'trc20', amount: null }],
    ['to=x&asset=usdt&network=bitcoin', { to: 'x', asset: 'usdt', network: null, amount: null }],
    ['to=@ada&asset=usdt&amount=0', { to: '@ada', asset: 'usdt', network: null, amount: null }],
    ['to=@ada&asset=usdt&amount=1e5', { to: '@ada', asset: 'usdt', network: null, amount: null }],
    ['to=@ada&asset=usdt&amount=0.1234567', { to: '@ada', asset: 'usdt', network: null, amount: null }],
    ['to=@ada&asset=gold&amount=', null],
  ])('?%s', (query, preset) => {
    updateSendDraft({ note: 'of a former one', amount: amountOf('7'), asset: 'ngn' });
    beginLinkedPayment(new URLSearchParams(query), 'en');
    expect($sendDraft.get()).toEqual({ ...emptySendDraft, preset });
    expect($recipientInput.get().text).toBe(new URLSearchParams(query).get('to') ?? '');
  });

  test('a payout is repeated among the saved accounts', () => {
    beginLinkedPayment(new URLSearchParams('bank=Harbour+Bank&last4=6784'), 'en');
    expect($sendDraft.get()).toEqual({ ...emptySendDraft, mode: 'bank' });
  });
});
