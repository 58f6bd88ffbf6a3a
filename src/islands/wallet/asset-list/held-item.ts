import { createContext } from 'react';
import type { Balance } from '#contract/balances.ts';

/** The balance whose parts a dialog shows: what is loaded by itself takes no properties. */
export const HeldItemContext = createContext<Balance | null>(null);
