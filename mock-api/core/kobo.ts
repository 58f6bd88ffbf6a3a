import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';

/** An amount in naira as kobo, in which limits, reviews and sums are counted. */
export const kobo = (naira: string): bigint => parseAmount(naira, assets.ngn.scale);
