import { atom } from 'nanostores';

/** What the open screen shows, where that has a name of its own: a coin's. It stands in place of the screen's name. */
export const $screenTitle = atom<string | null>(null);
