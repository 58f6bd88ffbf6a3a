/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;
/** So few left that their owner is told to get new ones. */
export const FEW_RECOVERY_CODES = 3;
