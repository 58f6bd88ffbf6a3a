import { atom } from 'nanostores';

/** When the API last sent balances, by the server's clock (ISO 8601); null before the first. In memory only. */
export const $lastSyncedAt = atom<string | null>(null);
