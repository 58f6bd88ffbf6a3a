import type { AreaDocs } from './area-docs.ts';

export const exportsDocs: AreaDocs<'exports'> = {
  about: 'Files of transactions and statements.',
  calls: {
    createExport: {
      summary: 'Export to a file',
      description:
        'Begins to write a CSV file (RFC 4180, UTF-8 with a byte order mark) of exactly what a list with the same filter shows. Usually ready within seconds, and kept for 24 hours. Cells that a spreadsheet would take for a formula begin with an apostrophe, but for signed amounts. A file of ledger lines ends with the totals of each asset.',
      errors: {
        period_invalid: 'The filter’s period is none, ends before it begins, or lies in the future.',
        not_found: 'The account has no such transaction, of a receipt.',
        rate_limited: 'More than 10 in a minute.',
      },
      example: { body: { kind: 'ledger', filter: { asset: 'ngn', from: '2026-02-01', to: '2026-02-28' } } },
    },
    getExport: {
      summary: 'Get an export',
      description:
        'How far it has come. `url`, on this API, has the file: `text/csv`, for the same session, as an attachment.',
      errors: { not_found: 'The account has no such export.' },
      example: { params: { id: 'exp_0' } },
      parameters: { id: 'As `createExport` answered it.' },
    },
  },
};
