import * as z from 'zod/mini';
import { own } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';
import type { SandboxState } from '../../core/state.ts';
import { findMarketRow, type MarketRowId } from './market-rows.ts';

/** A row of the market; states of before had coins of the stream alone. */
const marketRowId = z.custom<MarketRowId>((id) => typeof id === 'string' && findMarketRow(id) !== undefined);
const favourites = z.record(z.string(), z.array(marketRowId));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: the rows of the market that they have starred, in that order. */
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

/** Stars a row, or takes the star away, and returns all that are starred. */
export function setFavourite(
  state: SandboxState,
  customerId: string,
  id: MarketRowId,
  isStarred: boolean,
): MarketRowId[] {
  const others = favouritesOf(state, customerId).filter((one) => one !== id);
  return (state.favourites[customerId] = isStarred ? [...others, id] : others);
}

export const favouritesOf = (state: SandboxState, customerId: string): MarketRowId[] =>
  own(state.favourites, customerId) ?? [];
