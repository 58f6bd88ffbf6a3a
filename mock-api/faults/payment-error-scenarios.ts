import type { PaymentErrorCode } from '#contract/payment-error-texts.ts';
import { exchangeAddress } from '../features/networks/known-addresses.ts';
import type { Natural } from './error-scenario.ts';

export interface PaymentErrorScenario {
  /** The call that a payment meets the error at. */
  readonly op: string;
  readonly natural: Natural;
}

const QUOTE = 'POST /wallet/quotes';
const PAY = 'POST /wallet/transactions';
const CANCEL = 'POST /wallet/transactions/{id}/cancel';
const DEPOSIT = 'PUT /wallet/transactions/{id}/status';
const PAYEE = 'POST /wallet/payees';
const ASK = 'POST /wallet/payment-requests';
const ALERT = 'POST /trade/alerts';
const SET_PIN = 'POST /user/pin';
const CHANGE_PIN = 'PUT /user/pin';
const RESET_PIN = 'POST /user/pin/reset';

/** How to bring about each error of a payment without a fault; a preset brings it about at once. A code without a row does not compile. */
export const paymentErrorScenarios: Readonly<Record<PaymentErrorCode, PaymentErrorScenario>> = {
  recipient_not_found: { op: QUOTE, natural: { persona: 'payer', do: 'Send to @nobody123.' } },
  asset_not_found: {
    op: QUOTE,
    natural: { persona: 'payer', do: 'Send USDT on NEAR, or convert an asset into itself.' },
  },
  payee_not_found: { op: QUOTE, natural: { persona: 'payer', do: 'Send to a payee that was deleted.' } },
  network_paused: {
    op: QUOTE,
    natural: {
      persona: 'payer',
      do: 'PUT /__mock/simulate/networks/trc20 {"status":"paused"}, then send USDT on Tron.',
    },
  },
  price_unavailable: {
    op: QUOTE,
    natural: {
      persona: 'complete',
      do: 'PUT /__mock/ticker {"symbols":{"btcusdt":{"mode":"silent"}}}, then convert naira into BTC.',
    },
  },
  bank_not_answering: {
    op: QUOTE,
    natural: {
      persona: 'complete',
      do: 'Withdraw to 1000000502 at Harbour Bank; any number that ends in 02.',
    },
  },
  unexpected_member: {
    op: QUOTE,
    natural: { persona: 'payer', do: 'Ask for a quote with both an amount and "max": true.' },
  },
  amount_format: { op: QUOTE, natural: { persona: 'payer', do: 'Ask for a quote of the amount "abc".' } },
  amount_precision: { op: QUOTE, natural: { persona: 'payer', do: 'Send ₦0.001.' } },
  amount_below_min: { op: QUOTE, natural: { persona: 'payer', do: 'Send 1.5 USDT on Tron.' } },
  amount_above_max: { op: QUOTE, natural: { persona: 'payer', do: 'Deposit ₦10,000,000.01.' } },
  fee_exceeds_amount: {
    op: QUOTE,
    natural: { persona: 'payer', do: 'Send 1 USDT on Tron, the fee taken from the amount.' },
  },
  address_invalid: { op: QUOTE, natural: { persona: 'payer', do: 'Change a letter of an address.' } },
  address_wrong_network: {
    op: QUOTE,
    natural: { persona: 'payer', do: 'Send to an address of Ethereum on Tron.' },
  },
  memo_required: {
    op: QUOTE,
    natural: { persona: 'payer', do: `Send XRP to ${exchangeAddress('xrpl')}, without a memo.` },
  },
  memo_invalid: { op: QUOTE, natural: { persona: 'payer', do: 'Add a memo to an address on Tron.' } },
  self_send: { op: QUOTE, natural: { persona: 'payer', do: 'Send to @nnekaobi.' } },
  recipient_blocked: {
    op: QUOTE,
    natural: { persona: 'payer', do: 'PUT /users/chinedu/block, then send to @chinedu.' },
  },
  account_number_invalid: {
    op: QUOTE,
    natural: {
      persona: 'complete',
      do: 'Withdraw to 1000000100 at Harbour Bank; any number that ends in 00.',
    },
  },
  period_invalid: {
    op: 'GET /wallet/statements/{period}',
    natural: { persona: 'complete', do: 'GET /wallet/statements/2126, which lies in the future.' },
  },
  request_not_found: {
    op: QUOTE,
    natural: { persona: 'payer', do: 'Pay a payment request that there is not.' },
  },
  request_closed: {
    op: QUOTE,
    natural: { persona: 'payer', do: 'Pay a payment request that was cancelled.' },
  },
  idempotency_key_missing: {
    op: PAY,
    natural: { persona: 'payer', do: 'Leave the header Idempotency-Key out.' },
  },
  idempotency_key_reused: {
    op: PAY,
    natural: { persona: 'payer', do: 'Send another payment under the key of the last one.' },
  },
  request_in_progress: {
    op: PAY,
    natural: {
      persona: 'payer',
      do: 'POST /__mock/faults {"op":"createTransaction","stage":"work","effect":{"type":"wait"}}, then send the payment twice under one key.',
    },
  },
  pin_required: { op: PAY, natural: { persona: 'payer', do: 'Pay without an approval.' } },
  pin_invalid: { op: PAY, natural: { persona: 'payer', do: 'Pay with a wrong PIN.' } },
  pin_locked: {
    op: PAY,
    natural: { persona: 'pin-locked', do: 'Pay somebody; or, with another persona, type five wrong PINs.' },
  },
  pin_not_set: { op: PAY, natural: { persona: 'complete-no-pin', do: 'Pay somebody.' } },
  totp_required: { op: PAY, natural: { persona: 'two-factor', do: 'Send ₦600,000 with the PIN alone.' } },
  totp_invalid: { op: PAY, natural: { persona: 'two-factor', do: 'Send ₦600,000 with a wrong code.' } },
  totp_used: { op: PAY, natural: { persona: 'two-factor', do: 'Send ₦600,000 twice with one code.' } },
  sending_frozen: { op: PAY, natural: { persona: 'frozen', do: 'Pay somebody.' } },
  sending_restricted: {
    op: PAY,
    natural: {
      persona: 'restricted',
      do: 'Send to a person, an address or a bank account that was never paid.',
    },
  },
  quote_not_found: { op: PAY, natural: { persona: 'payer', do: 'Pay a quote of somebody else.' } },
  quote_used: {
    op: PAY,
    natural: { persona: 'payer', do: 'Pay a quote twice, each time under another key.' },
  },
  quote_expired: {
    op: PAY,
    natural: { persona: 'payer', do: 'Ask for a quote, let 11 minutes pass, and pay it.' },
  },
  amount_above_limit: { op: PAY, natural: { persona: 'near-limit', do: 'Send ₦10,000.01.' } },
  insufficient_funds: { op: PAY, natural: { persona: 'payer', do: 'Send ₦1,000,000.' } },
  funds_clearing: {
    op: PAY,
    natural: {
      persona: 'payer',
      do: 'POST /__mock/deposits of ₦300,000, convert all of it into USDT, and send that to an address.',
    },
  },
  beneficiary_required: {
    op: PAY,
    natural: { persona: 'complete', do: 'Send 1,500 USDT to an address, without a beneficiary.' },
  },
  risks_not_acknowledged: {
    op: PAY,
    natural: { persona: 'payer', do: 'Send to a new address, without acknowledging its risks.' },
  },
  already_final: { op: CANCEL, natural: { persona: 'payer', do: 'Cancel a payment to a person.' } },
  deposit_account_expired: {
    op: DEPOSIT,
    natural: { persona: 'payer', do: 'Start a bank deposit, let 31 minutes pass, and say that it was sent.' },
  },
  name_mismatch: {
    op: PAYEE,
    natural: { persona: 'payer', do: 'Save 1000000203 at Harbour Bank; any number that ends in 03.' },
  },
  too_many_requests_open: {
    op: ASK,
    natural: { persona: 'payer', do: 'Ask @chinedu for money four times.' },
  },
  alert_value_invalid: { op: ALERT, natural: { persona: 'complete', do: 'Set an alert for a price of 0.' } },
  alert_already_true: {
    op: ALERT,
    natural: { persona: 'complete', do: 'Set an alert for BTC above $1.' },
  },
  pin_already_set: { op: SET_PIN, natural: { persona: 'payer', do: 'Set a PIN.' } },
  pin_weak: { op: SET_PIN, natural: { persona: 'complete-no-pin', do: 'Set the PIN 123456.' } },
  pin_unchanged: { op: CHANGE_PIN, natural: { persona: 'payer', do: 'Change the PIN into the same.' } },
  password_invalid: {
    op: RESET_PIN,
    natural: { persona: 'payer', do: 'Reset the PIN with a wrong password.' },
  },
};
