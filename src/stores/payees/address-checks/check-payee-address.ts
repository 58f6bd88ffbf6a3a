import { checkMemo } from '#contract/addresses/memos.ts';
import { checkAddress, type NetworkAddress } from '#contract/addresses/parse-address.ts';
import type { AddressFault } from '#contract/addresses/parsed-address.ts';
import { similarity } from '#contract/addresses/similarity.ts';
import type { NetworkId } from '#contract/networks.ts';
import type { Payee } from '#contract/payees.ts';

/** A saved address that another one is easily taken for. */
export interface LookAlike {
  readonly label: string;
  readonly address: string;
}

/** What a typed text is on a network, as far as that can be known without the API. */
export type CheckedPayeeAddress =
  | {
      readonly kind: 'valid';
      /** Normalized: how it is shown, compared and saved. */
      readonly address: string;
      /** `none` where a mistyped character can't be noticed. */
      readonly checksum: 'full' | 'none';
      /** A destination tag that the address itself brings; null for none. */
      readonly tag: string | null;
      readonly lookAlike: LookAlike | null;
    }
  | {
      readonly kind: 'invalid';
      readonly reason: AddressFault;
      /** Which group of four characters is wrong, from 0; null where that is not known. */
      readonly at: number | null;
    }
  | { readonly kind: 'wrong-network'; readonly networks: readonly NetworkId[] };

/** @param saved the person's payees, among which look-alikes are sought. */
export function checkPayeeAddress(
  network: NetworkId,
  text: string,
  saved: readonly Payee[],
): CheckedPayeeAddress {
  const checked = checkAddress(network, text);
  if (checked.ok)
    return {
      kind: 'valid',
      address: checked.normalized,
      checksum: checked.checksum,
      tag: checked.tag ?? null,
      lookAlike: lookAlikeOf(checked, saved),
    };
  if (checked.code === 'address_wrong_network') return { kind: 'wrong-network', networks: checked.networks };
  return { kind: 'invalid', reason: checked.reason, at: checked.at ?? null };
}

function lookAlikeOf({ normalized, format }: NetworkAddress, saved: readonly Payee[]): LookAlike | null {
  const addresses = saved.filter((payee) => payee.kind === 'address');
  if (addresses.some(({ address }) => address === normalized)) return null;
  return addresses.find(({ address }) => similarity(normalized, address, format) !== null) ?? null;
}

/** Whether a network takes a memo; an empty one is none. */
export const isMemoValid = (network: NetworkId, memo: string): boolean => checkMemo(network, memo).ok;
