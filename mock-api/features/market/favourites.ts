import * as z from 'zod/mini';
import { coinIds } from '#contract/assets.ts';
import { own } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';
import type { SandboxState } from '../../core/state.ts';

const favourites = z.record(z.string(), z.array(z.enum(coinIds)));
type Coin = (typeof coinIds)[number];

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: the coins that they have starred, in that order. */
    favourites: z.output<typeof favourites>;
  }
}

export const favouritesSlice = defineSlice({
  key: 'favourites',
  schema: favourites,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

/** Stars a coin, or takes the star away, and returns all that are starred. */
export function setFavourite(
  state: SandboxState,
  customerId: string,
  coin: Coin,
  isStarred: boolean,
): Coin[] {
  const others = favouritesOf(state, customerId).filter((one) => one !== coin);
  return (state.favourites[customerId] = isStarred ? [...others, coin] : others);
}

export const favouritesOf = (state: SandboxState, customerId: string): Coin[] =>
  own(state.favourites, customerId) ?? [];
