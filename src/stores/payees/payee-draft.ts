import { atom } from 'nanostores';
import type { AssetId } from '#contract/assets.ts';
import type { NetworkId } from '#contract/networks.ts';

/** What is known of a payee before its form opens. */
export type PayeeDraft =
  | {
      readonly kind: 'bank';
      readonly bank_code?: string;
      readonly account_number?: string;
      readonly label?: string;
    }
  | {
      readonly kind: 'address';
      readonly asset?: AssetId;
      readonly network?: NetworkId;
      readonly address?: string;
      readonly memo?: string;
      readonly label?: string;
    };

/** Set it before `useSheets().open('payee')`, to fill the form in; the form forgets it when it closes. */
export const $payeeDraft = atom<PayeeDraft | null>(null);
