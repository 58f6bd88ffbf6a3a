import type { AreaDocs } from './area-docs.ts';

export const limitsDocs: AreaDocs<'limits'> = {
  about: 'How much can be sent, and what restricts it.',
  calls: {
    getLimits: {
      summary: 'Get the limits of sending',
      description:
        'Everything that leaves counts (transfers, payments to chains, withdrawals to banks), conversions do not; payments that failed, were cancelled or returned do not either. Limits are in naira, by days and months of Africa/Lagos. Restrictions follow changes of the password, the PIN or two-factor authentication and the first log-in of a device, and end by themselves. One of `new_payees` holds back people, addresses and bank accounts without a payment that was complete before it began; conversions are never held back.',
    },
  },
};
