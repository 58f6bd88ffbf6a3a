import { countCall } from '../../core/rate-limit.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { refusePaused } from '../networks/refuse-paused.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { userParty } from '../users/parties.ts';
import { bankByCode, banks, lookUpAccount } from './banks.ts';

const LOOK_UP_RATE = { limit: 20, seconds: 60 };

const handlers: Handlers<'banks'> = {
  listBanks: () => ({ data: { items: [...banks] } }),

  resolveBankAccount: ({ bank_code, account_number }, { state, user }) => {
    countCall(state, 'banks', user.customer_id, LOOK_UP_RATE);
    refusePaused(state, 'bank');
    const bank = bankByCode(bank_code);
    if (!bank) throw paymentError('account_number_invalid');
    const found = lookUpAccount(bank, account_number, userParty(user).name);
    if (!found.found) throw paymentError(found.reason);
    return { data: { bank_code, account_number, account_name: found.name, name_match: found.match } };
  },
};

export const banksFeature: Feature<'banks'> = { handlers };
