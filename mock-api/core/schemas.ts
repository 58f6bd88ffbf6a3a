import * as z from 'zod/mini';

// Schemas of values that the state's slices have in common.

/** The largest distance from 1970 that a Date can hold, either way (ECMA-262, section 21.4.1.1). */
const DATE_LIMIT = 8_640_000_000_000_000;

/** Milliseconds since 1970. */
export const timestamp = z.number().check(z.int(), z.minimum(-DATE_LIMIT), z.maximum(DATE_LIMIT));
export const count = z.number().check(z.int(), z.minimum(0));
export const isoTime = z.iso.datetime();
