import { atom } from 'nanostores';

/** Unread notifications, by the server's count only; null before it told. */
export const $unreadCount = atom<number | null>(null);
