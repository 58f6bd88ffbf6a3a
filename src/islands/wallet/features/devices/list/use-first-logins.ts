import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Device } from '#contract/devices.ts';
import { firstLogins, type FirstLogins } from '#src/stores/activities/first-logins.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';

const none = new Map<string, string>();
const $none = atom<QueryState<FirstLogins>>({ data: none, error: null, loading: false });

/**
 * The log's entries of the first logins on new devices, by device; null while they are being read. Where there is no new device, nothing
 * is read.
 */
export function useFirstLogins(devices: readonly Device[]): FirstLogins | null {
  const [oldest] = devices
    .filter((device) => device.new && !device.current)
    .map(({ first_seen_at }) => first_seen_at)
    .sort();
  const $state = oldest === undefined ? $none : firstLogins(oldest).$state;
  const { data, error } = useStore($state);
  return data ?? (error === null ? null : none);
}
