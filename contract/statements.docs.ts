import type { AreaDocs } from './area-docs.ts';

export const statementsDocs: AreaDocs<'statements'> = {
  about: 'The ledger as its owner sees it, line by line and summed up.',
  calls: {
    listLedgerLines: {
      summary: 'List ledger lines',
      description:
        'Newest first, one line for each asset that a journal entry changed. `balance_after` is the balance before, plus `amount`, less `fee`. Money that is only held has not left and is no line. `transaction` has what a title needs; a line against its direction is money that came back, or was recalled.',
      errors: { period_invalid: '`from` is after `to`.' },
      example: { query: { asset: 'ngn', page_size: 10 } },
      parameters: {
        cursor: '`next_cursor` of the page before. Opaque.',
        page_size: 'Lines of a page.',
        asset: 'Only lines of this asset.',
        from: 'The first day, of Africa/Lagos.',
        to: 'The last day, of Africa/Lagos.',
        currency: 'What values of then are in.',
      },
    },
    listStatements: {
      summary: 'List the statements of a year',
      description:
        'A month for each in which the account was used or had something, newest first. `years` are all that have any.',
      errors: { rate_limited: 'More than 300 in a minute, with single statements.' },
      rateLimit: '300 a minute, with `getStatement`',
      example: { query: { year: 2026 } },
      parameters: { year: 'A year of Africa/Lagos. The current one, when left out.' },
    },
    getStatement: {
      summary: 'Get a statement',
      description:
        'Of each asset: what there was, what changed it, what there is. `opening + in − out − fees + converted_in − converted_out + rewards = closing`, and `closing` is the next period’s `opening`, and what `getBalances` answers `as_of` the period’s end. `totals` are all assets in one currency, each line at its own rate; what prices made of it is `price_change`. A period that goes on is answered as far as it has come.',
      errors: {
        period_invalid: 'It is no period, ends before it begins, or lies in the future.',
        rate_limited: 'More than 300 in a minute, with lists of them.',
      },
      rateLimit: '300 a minute, with `listStatements`',
      example: { params: { period: '2026-02' }, query: { currency: 'ngn' } },
      parameters: {
        period:
          'A month (2026-02), a quarter (2026-Q1), a year (2026), or days of Africa/Lagos (2026-02-01..2026-02-14).',
        currency: 'What values are in.',
      },
    },
  },
};
