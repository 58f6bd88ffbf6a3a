import { lookUpRate } from './people.docs.ts';
import { approvalErrors, totpErrors } from './approval.docs.ts';
import type { AreaDocs } from './area-docs.ts';

const destination = {
  recipient_not_found: 'Nobody has the username.',
  payee_not_found: 'The customer has no such payee.',
  asset_not_found: 'The asset is not on this network, or can not be converted into itself.',
  address_invalid: 'The address breaks the rules of the network.',
  address_wrong_network: 'It is an address of other networks: `networks`.',
  memo_required: 'The address is one of an exchange, which needs a memo.',
  memo_invalid: 'The network does not take this memo.',
  self_send: 'It is the sender’s own account.',
  recipient_blocked: 'One of the two has blocked the other.',
  account_number_invalid: 'The bank has no such account.',
  bank_not_answering: 'The bank does not answer.',
  network_paused:
    'Nothing can be sent on this network now; `opens_at` is null where nobody knows until when.',
};
const request = {
  request_not_found: 'There is no such request to pay, with these terms.',
  request_closed: 'It is paid, declined, cancelled or expired.',
};
const blocked = {
  sending_frozen: 'Its owner has frozen sending.',
  sending_restricted:
    'Sending is restricted after a change of the account’s security, for this device or for all. Of several restrictions the widest is named first, with `others` that hold the payment back longer; `can_send_to` is what all of them leave.',
  amount_above_limit: 'More than what is left of the daily or the monthly limit.',
  insufficient_funds: 'The balance is too small for the amount and its fees.',
  funds_clearing:
    'Bank deposits that have not cleared can not be sent to a chain: `available` is the most that can be typed now, fees considered.',
};
const idempotency = {
  idempotency_key_missing: 'There is no Idempotency-Key, or it is no UUID.',
  idempotency_key_reused: 'The key came with another body before, or is that of a payment.',
  request_in_progress: 'A call with this key, or for this quote, is running.',
};

const strict = {
  unexpected_member:
    'The body has a member that the call does not take, or not beside the others: `member` is the path of the first one, `fields` has each.',
};

export const transfersDocs: AreaDocs<'transfers'> = {
  about: 'Moving money: to people, addresses and banks, between assets, and in from a bank.',
  calls: {
    createQuote: {
      summary: 'Price a payment',
      description:
        'Prices a payment of any kind and says what it needs. It refuses only what no waiting and no topping up mends; what blocks the payment for now stands in `limits.blocked_by`, and the transaction is refused with that code. A person, an address (with its memo) or a bank account is new until a payment to it has been complete for 24 hours, whatever it is saved as; a payment that was cancelled, failed, came back or is on its way proves nothing. A payment to a new address is held for review once what went there in 24 hours, this payment included, is worth more than ₦100,000. Of an account with an authenticator app, `requires` has `totp` for a new address or bank account, where all that was sent in 24 hours and this payment are worth more than ₦500,000, and for a new person where what went to new people in 24 hours and this payment are worth more than ₦50,000; all are judged again when the transaction is made. A quote holds for 30 s (conversion), 120 s (chain, bank), 10 min (person) or 30 min (bank deposit) and is used once. The body has either `amount` or `max: true`, which takes all that is available, fees included, and one destination in `to`; whatever else stands in it, at any depth, is refused.',
      errors: {
        ...strict,
        amount_format: 'The amount is no plain decimal number.',
        amount_precision: 'It has more decimals than can be typed of the asset.',
        amount_below_min: 'It is less than the minimum.',
        amount_above_max: 'It is more than the maximum of one bank deposit.',
        fee_exceeds_amount: 'The fee takes all of the amount.',
        insufficient_funds: 'All of the balance does not pay the fee of a conversion.',
        price_unavailable: 'There is no live price.',
        rate_limited: 'More than 300 quotes in a minute, or 20 people were looked up in one.',
        ...destination,
        ...request,
      },
      rateLimit: `300 a minute. ${lookUpRate}`,
      example: {
        body: {
          kind: 'send',
          asset: 'usdt',
          to: { username: 'chinedu' },
          amount: '25000',
          unit: 'fiat',
          fiat_currency: 'ngn',
          fee_from: 'balance',
        },
      },
    },
    deleteQuote: {
      summary: 'Withdraw a quote',
      description:
        'The quote can never be used after this. A client whose answer was lost asks for it before it says that nothing was sent.',
      errors: {
        quote_not_found: 'The customer has no such quote.',
        quote_used: 'A transaction was made with it: look it up by its key.',
        request_in_progress: 'A call is using it now: look it up by its key.',
      },
      parameters: { id: 'The `quote_id` of `createQuote`.' },
      example: { params: { id: 'quo_1' } },
    },
    createTransaction: {
      summary: 'Carry out a quote',
      description:
        'The one way to move money. Its key is the customer’s for good: a request that is sent again with the same body gets the first answer for 24 hours and from then on the payment as it is by then, with `Idempotent-Replayed: true`; one with another body is refused, whenever it comes. Bodies are the same where they mean the same: `approval` is no part of them, the order of members does not count, null is absence, what is left out has its default, texts are compared in the normal form NFC, and `acknowledged_risks` are a set. A member that the call does not take is refused, at any depth. It is judged in this order: the key, the quote, what blocks it, its risks, the approval; then, in one step with the booking, all but the approval and the expiry once more. A refusal uses up neither the key nor the quote. The answer of a bank deposit has the account to transfer to. `save_payee` saves nothing where a hundred payees are saved.',
      errors: {
        ...strict,
        recipient_blocked: destination.recipient_blocked,
        ...request,
        quote_not_found: 'The customer has no such quote.',
        quote_used: 'The quote was used: look the transaction up by its key.',
        quote_expired: 'The quote has expired or was withdrawn; `quote` is one at the prices of now.',
        beneficiary_required: 'It has to be said whose address it is (the Travel Rule).',
        risks_not_acknowledged: 'Some risks were not acknowledged; the quote stays valid.',
        ...approvalErrors,
        ...totpErrors,
        rate_limited: `${totpErrors.rate_limited} Or ten bank deposits wait for their money.`,
        network_paused: destination.network_paused,
        ...blocked,
        ...idempotency,
      },
      example: { body: { quote_id: 'quo_1', approval: { pin: '284915' }, acknowledged_risks: [] } },
    },
    cancelTransaction: {
      summary: 'Cancel a transaction',
      description:
        'A payment to a chain for 30 s and while it is in review, a withdrawal for 35 s, a bank deposit until it is paid. The money is back in the balance at once.',
      errors: {
        not_found: 'The customer has no such transaction.',
        already_final: 'It can not be cancelled any more.',
        ...idempotency,
      },
      parameters: { id: 'As `listTransactions` has it.' },
      example: { params: { id: 'txn_1' } },
    },
    setDepositStatus: {
      summary: 'Say what became of a bank deposit',
      description:
        '`sent`: the customer has transferred the money, which is waited for. `cancelled`: they will not. Neither moves money. What arrives once the deposit is cancelled or its account has expired is held, and so is what comes from an account in another name: the deposit is in `review`, and its `status_reason` is `account_closed` or `name_mismatch`. A report of the former (`reportTransaction`) claims it: it is credited, less its fee, ten minutes later. What nobody has claimed within 24 hours goes back to the account it came from. Nothing arrives and nothing goes back while the banks are paused: money that was `sent` is credited once they work again, and its account does not expire before. In the mock the money arrives two minutes after `sent`, later while the banks are slow.',
      parameters: { id: 'Of the deposit.' },
      errors: {
        not_found: 'There is no such bank deposit.',
        already_final: 'It has arrived, or was cancelled.',
        deposit_account_expired: 'The account for it has expired.',
        ...idempotency,
      },
      example: { params: { id: 'txn_1' }, body: { status: 'sent' } },
    },
  },
};
