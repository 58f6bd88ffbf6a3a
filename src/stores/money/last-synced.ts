import { atom } from 'nanostores';

/** When the API last sent figures of this wallet, in its own time (ISO 8601); null before it did. In memory only. */
export const $lastSyncedAt = atom<string | null>(null);
