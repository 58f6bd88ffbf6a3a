import { now } from '../../core/clock.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { texts as serverTexts } from '../../server/texts.ts';
import { valuedBalances } from './value-balances.ts';

const handlers: Handlers<'balances'> = {
  getBalances: (_body, { state, query: { currency, as_of }, user }) => {
    const before = as_of === undefined ? undefined : Date.parse(as_of);
    if (before !== undefined && before > now(state))
      throw new ApiError('invalid_fields', serverTexts.invalid_fields, { fields: { as_of: 'invalid' } });
    return { data: valuedBalances(state, user, currency, before) };
  },
};

export const balancesFeature: Feature<'balances'> = {
  handlers,
};
