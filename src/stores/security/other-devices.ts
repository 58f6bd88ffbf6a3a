import * as contract from '#contract/devices.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

const query = createQuery<readonly string[]>(['other devices'], async (signal) => {
  const { devices } = (await call(contract.listDevices, { signal })).data;
  return devices.filter(({ current, trusted }) => trusted && !current).map(({ name }) => name);
});

/** The names of the other devices that are logged in, or can be without a code of an email. */
export const $otherDevices = keepPreviousData(query);
