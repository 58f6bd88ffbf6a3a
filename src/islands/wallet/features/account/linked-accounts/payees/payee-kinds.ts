/** What of a payee is saved: each has a book and a form of its own. */
export const payeeKinds = ['bank', 'address'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** The screen's address with the form for one. */
export const addAddresses = {
  bank: '/w/linked-accounts?add=bank',
  address: '/w/linked-accounts?add=address',
} as const;
