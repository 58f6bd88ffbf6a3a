/** The id of the notices of an account, which what they hold back leads to. */
export const ACCOUNT_NOTICES = 'account-notices';
