/** How far a size may grow over the recorded one: small changes pass, and growth that a user on 3G would notice does not. */
const BAND = 0.02;

/**
 * The byte budget for a recorded size: the size and 2 %. If a change needs more, record the new size and say in the commit
 * what it is for.
 */
export const withBand = (recorded: number): number => Math.floor(recorded * (1 + BAND));
