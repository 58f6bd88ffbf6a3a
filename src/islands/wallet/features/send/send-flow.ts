import { createContext, useContext } from 'react';
import type { AssetId } from '#contract/assets.ts';
import type { SendPage } from './send-steps.ts';

/** One way of sending: /w/send, or /w/marketplace/send with its coin. */
export interface SendFlow {
  readonly path: '/w/send' | '/w/marketplace/send';
  /** The page that is shown. */
  readonly page: SendPage;
  /** Whether what is chosen can be changed: not once it has left, nor while it is being approved. */
  readonly isEditable: boolean;
  /** The coin that is sent, where the market has chosen it; null where the person does. */
  readonly fixedAsset: AssetId | null;
  /** The address of a page of it. */
  readonly addressOf: (page: SendPage) => string;
  /** Opens a page of it. Back leads to the one before, unless the page replaces it. */
  readonly goTo: (page: SendPage, options?: { readonly replace?: boolean }) => void;
  /** Opens the first page on which something is missing. */
  readonly goOn: () => void;
  /** The address of the step of the asset that leads back to the review, unless the new asset needs another amount. */
  readonly editAssetAddress: string;
  /** Leaves the step of the asset, once it is chosen: to the amount, or back to where it was edited from. */
  readonly leaveAsset: () => void;
  /** Says that the PIN is being asked for, which is a step of its own. */
  readonly setAskingPin: (isAsking: boolean) => void;
}

const SendFlowContext = createContext<SendFlow | null>(null);
export const SendFlowProvider = SendFlowContext.Provider;

/** Where a step of a payment leads. Only inside of `SendScreen`. */
export function useSendFlow(): SendFlow {
  const flow = useContext(SendFlowContext);
  if (!flow) throw new Error('A step of a payment outside of its screen.');
  return flow;
}
