import type { AreaDocs } from './area-docs.ts';

export const banksDocs: AreaDocs<'banks'> = {
  about: 'The banks that can be paid to, and whose account a number is.',
  calls: {
    listBanks: {
      summary: 'List the banks',
      description: 'The banks of a country, by name. Nigeria is the only one so far.',
      parameters: { country: 'Two letters (ISO 3166-1).' },
      example: { query: { country: 'NG' } },
    },
    resolveBankAccount: {
      summary: 'Look up whose account a number is',
      description:
        'Asks the bank for the name of the account, and compares it with the customer’s: money can be withdrawn to accounts of one’s own only. A partial match has to be confirmed.',
      errors: {
        account_number_invalid: 'The check digit is wrong, or the bank has no such account.',
        bank_not_answering: 'The bank does not answer. Try again later.',
        network_paused: 'The banks can not be reached; `opens_at` is null where nobody knows until when.',
        rate_limited: 'More than 20 look-ups in a minute.',
      },
      rateLimit: '20 a minute',
      example: { body: { bank_code: '901', account_number: '0123456784' } },
    },
  },
};
