import { atom, onMount } from 'nanostores';

/**
 * False after an `offline` event. `navigator.onLine` is not read at the start: without a network it is false, and an API on this
 * machine would still answer.
 */
export const $online = atom(true);

onMount($online, () => {
  const onChange = ({ type }: Event) => $online.set(type === 'online');
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
});
