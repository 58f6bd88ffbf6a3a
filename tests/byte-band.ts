/** How far a figure may grow over the recorded one: small changes pass, and growth that a person on 3G would notice does not. */
const BAND = 0.02;

/**
 * The most bytes that something may take: a recorded figure and 2 %. Who needs more records the new figure, and says in the
 * commit what it is for.
 */
export const withBand = (recorded: number): number => Math.floor(recorded * (1 + BAND));
