import { createContext } from 'react';
import type { Balance } from '#contract/balances.ts';

interface HeldItem {
  /** The balance whose parts the dialog shows; null while it is closed. */
  readonly item: Balance | null;
  readonly onClose: () => void;
}

/** For the dialog: what is loaded by itself takes no properties. */
export const HeldItemContext = createContext<HeldItem>({ item: null, onClose: () => undefined });
