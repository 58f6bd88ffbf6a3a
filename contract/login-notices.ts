import type { ErrorCode } from './error-codes.ts';

/** What the parameter `em` of the login page says of an account that the API refuses (spec section 8), by the API's code. */
export const closedAccounts = {
  account_deleted: 'dlact-cspt',
  account_banned: 'bnact-cspt',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The login page that says that one log-in links Google; without its language. The fragment has the address. */
export const LINK_GOOGLE_PATH = '/login?link=google';

export type ClosedAccount = keyof typeof closedAccounts;

/** Whether a refusal is about an account that was closed. */
export function isClosedAccount(code: string | null): code is ClosedAccount {
  return code !== null && Object.hasOwn(closedAccounts, code);
}

/** The login page that says so; without its language. */
export function closedLoginPath(code: ClosedAccount) {
  return `/login?em=${closedAccounts[code]}` as const;
}
