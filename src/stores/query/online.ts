import { atom, onMount } from 'nanostores';

/**
 * False after the browser said that its network went. What it says before that is not asked for: without a network it
 * calls itself offline, and an API on this machine would still answer.
 */
export const $online = atom(true);

onMount($online, () => {
  const tell = ({ type }: Event) => $online.set(type === 'online');
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
});
