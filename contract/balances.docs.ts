import type { AreaDocs } from './area-docs.ts';

export const balancesDocs: AreaDocs<'balances'> = {
  about: 'What a user owns, valued in one currency.',
  calls: {
    getBalances: {
      summary: 'List balances, valued in one currency',
      description:
        'The assets of which something is available, held or incoming: the most valuable first, those without a price last. `available` can be spent, `held` is on its way out, `incoming` is not booked yet and not part of `total`, `clearing` is the part of `available` that came from a bank within the last 60 minutes and can’t be sent to a chain yet. `as_of` asks for a moment of the past, at the prices of that moment: what was booked before it counts, what was booked at it does not, so that the first moment of a month is the closing balance of the month before. The server values and sums, so that the sum is one number; an asset without a price is left out of the sum and listed in `unpriced`. A price that is older than two minutes has `stale: true`.',
      example: { query: { currency: 'ngn' } },
      parameters: {
        currency: 'The currency that everything is valued in.',
        as_of: 'A moment of the past. Now, when left out.',
      },
    },
  },
};
