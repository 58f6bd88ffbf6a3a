/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;
/** So few left that their owner is told to get new ones. */
export const FEW_RECOVERY_CODES = 3;
/** How long the key of a setup is good, in seconds. */
export const TWO_FACTOR_SETUP_SECONDS = 600;
/** How long no code that ends a setup is looked at, in seconds, once too many were wrong. */
export const TWO_FACTOR_LOCK_SECONDS = 900;
