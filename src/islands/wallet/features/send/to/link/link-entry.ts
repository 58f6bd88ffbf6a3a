import { createContext } from 'react';
import type { SendEntry } from '../use-send-entry.ts';

/** The link that is shown before it fills anything in; null without one. */
export const LinkEntryContext = createContext<Extract<SendEntry, { kind: 'link' }> | null>(null);
