import type { ActivityFilter } from '#src/stores/activities/activities.ts';

export const tabs = ['devices', 'activity'] as const;
export type Tab = (typeof tabs)[number];

/** The filters of the log, by their names in the address (`?tab=activity&show=logins`). */
export const filters = {
  all: { kind: null, outcome: null },
  logins: { kind: 'sign_in', outcome: 'done' },
  security: { kind: 'security', outcome: null },
  devices: { kind: 'devices', outcome: null },
  payees: { kind: 'payees', outcome: null },
  failed: { kind: null, outcome: 'refused' },
} as const satisfies Record<string, ActivityFilter>;
export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as readonly FilterName[];

/** The tab of an address; the devices where it names none. */
export const tabIn = (params: URLSearchParams): Tab =>
  params.get('tab') === 'activity' ? 'activity' : 'devices';

/** The filter of an address; all where it names none that there is. */
export const filterIn = (params: URLSearchParams): FilterName =>
  filterNames.find((name) => name === params.get('show')) ?? 'all';

/** The id of the login that was not them (`?not-me=act_1`); null where the address tells none. */
export const notMeIn = (params: URLSearchParams): string | null => params.get('not-me') || null;

const PATH = '/w/devices-and-activities';

export const tabPath = (tab: Tab): string => (tab === 'devices' ? PATH : `${PATH}?tab=${tab}`);

export const filterPath = (name: FilterName): string =>
  name === 'all' ? tabPath('activity') : `${tabPath('activity')}&show=${name}`;
