import { nanoquery } from '@nanostores/query';

/** Cached, de-duplicated reads of the API, revalidated when the window is looked at again. */
export const [createQuery, createMutation, queries] = nanoquery({
  dedupeTime: 4000,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
});
