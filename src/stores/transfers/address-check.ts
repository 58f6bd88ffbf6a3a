import type { AssetId } from '#contract/assets.ts';
import * as contract from '#contract/deposit-addresses.ts';
import type { AddressCheck } from '#contract/deposit-addresses.ts';
import { call } from '#src/api/call.ts';
import { createLiveSearch } from '../query/live-search.ts';

/** What `addressCheck.setQuery` takes: the address may go to whoever is paid in this asset. */
export const addressQuery = (asset: AssetId, address: string): string => `${asset} ${address}`;

/**
 * What only the API knows of an address, for an `addressQuery`: whether it is a contract, an exchange or the person's own, how often
 * it was paid, and which trusted address it is easily taken for. That it is an address at all is decided before, in this browser.
 */
export const addressCheck = createLiveSearch<AddressCheck>({
  debounceMs: 400,
  normalizeQuery: (text) => (text.includes(' ') ? text : null),
  fetchResults: async (text, signal) => {
    const [asset, address = ''] = text.split(' ');
    const body = { asset: asset as AssetId, address };
    return (await call(contract.checkAddress, { body, signal })).data;
  },
});
