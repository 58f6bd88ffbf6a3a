import type { AreaDocs } from './area-docs.ts';

export const transactionsDocs: AreaDocs<'transactions'> = {
  about: 'What came in, went out and was converted.',
  calls: {
    listTransactions: {
      summary: 'List transactions',
      description:
        'Newest first. `next_cursor` continues after the last one, whatever has come in since; null at the end. `total` counts those that match, on all pages; a page that a cursor asks for is without it. `q` searches what a row shows: title, kind, reference, note, asset, sums and day. Filters add up.',
      errors: {
        period_invalid: '`from` is after `to`.',
        rate_limited: 'More than 300 pages with a filter in a minute.',
      },
      example: { query: { page_size: 20 } },
      parameters: {
        cursor: '`next_cursor` of the page before. Opaque.',
        key: 'An Idempotency-Key: only the transaction that was made with it. The reply then also has `running`, whether a call with this key is at work now, and `server_time`.',
        page_size: 'Items of a page.',
        q: 'What a transaction shows: parts of its reference, counterparty, bank, network, kind, note or asset, a sum as any number format writes it, a day or a month of Lagos (`22 Nov`, `2026年11月22日`).',
        asset: 'Only those that move this asset.',
        type: 'Only those of one type.',
        direction: 'Only what came in, went out or was converted.',
        status: 'Only those that have this status now.',
        from: 'Only those made on this day of Africa/Lagos or later.',
        to: 'Only those made on this day of Africa/Lagos or earlier.',
        min: 'Only those of this amount or more: of `asset`, or without it of their value in naira when they were made.',
        max: 'Only those of this amount or less, as `min`.',
      },
    },
    listTransactionMonths: {
      summary: 'List what moved in each month',
      description:
        'Of every month that has a transaction, newest first, each amount at the rate of its moment. `in` is what has arrived: what is still on its way is not in it. `out` is what left or is leaving, fees included; what failed, was cancelled, expired or returned is not, but for a fee that was kept. Conversions are in `converted` alone. A sum is null where something that counts has no price in the currency.',
      errors: { rate_limited: 'More than 300 in a minute.' },
      example: { query: { currency: 'ngn', zone: 'Africa/Lagos' } },
      parameters: {
        currency: 'What the sums are in.',
        zone: 'The IANA time zone whose months they are.',
      },
    },
    getTransaction: {
      summary: 'Get a transaction',
      description:
        'With every status that it has had, oldest first. `message_hidden`: what the payer wrote is of somebody whom the customer has never paid or asked for money; a client shows it once the customer asks to see it.',
      errors: {
        not_found: 'The account has no such transaction.',
      },
      example: { params: { id: 'txn_0' } },
      parameters: { id: 'As `listTransactions` has it.' },
    },
    setTransactionNote: {
      summary: 'Write a note on a transaction',
      description: 'For its owner alone. Null, or an empty one, takes the note away.',
      errors: { not_found: 'The account has no such transaction.' },
      example: { params: { id: 'txn_0' }, body: { note: 'rent' } },
      parameters: { id: 'As `listTransactions` has it.' },
    },
    reportTransaction: {
      summary: 'Report a problem with a transaction',
      description:
        'Opens a conversation with support, which `listConversations` has from then on. Its subject names the transaction’s reference. `client_id` is made by the client: sent again, it opens nothing twice. Of a late bank deposit that is held (`can.claim`) it is the claim, if the reason is `not_arrived`: the money is credited ten minutes later. No other report moves money.',
      errors: {
        not_found: 'The account has no such transaction.',
        rate_limited: 'More than 20 messages in a minute.',
      },
      example: {
        params: { id: 'txn_0' },
        body: {
          client_id: '6f1f7f0e-3a55-4a59-9a0f-0d8f4b1f2c11',
          reason: 'not_arrived',
          text: 'The bank says that nothing has come.',
        },
      },
      parameters: { id: 'As `listTransactions` has it.' },
    },
  },
};
