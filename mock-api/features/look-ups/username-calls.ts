import type { OperationName } from '#contract/registry.ts';

/**
 * Every call that takes a username or the beginning of one, with where it stands in the request: they share one count of look-ups
 * (look-ups.ts). A new one has to be counted, and named here: a test walks the contract.
 */
export const usernameCalls = {
  getPerson: 'params.username',
  blockPerson: 'params.username',
  unblockPerson: 'params.username',
  searchUsers: 'query.q',
  searchEverything: 'query.q',
  createPaymentRequest: 'body.to',
  createQuote: 'body.to.username',
  setUsername: 'body.username',
} as const satisfies Partial<Record<OperationName, string>>;
