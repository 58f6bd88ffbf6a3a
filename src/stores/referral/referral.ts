import { onMount } from 'nanostores';
import * as contract from '#contract/referral.ts';
import type { ReferralInvite, ReferralStats } from '#contract/referral.ts';
import type { EventData } from '#contract/user-events.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createPagedList } from '../query/paged-list.ts';
import { createQuery, invalidateQueries, keepPreviousData } from '../query/query-client.ts';

/** With what the keys of all queries of this area begin. */
const AREA = 'referral';
const REFETCH_INTERVAL_MS = 60_000;
/** The newest friends that a page has. */
const PAGE_SIZE = 10;
/** The newest rewards that are shown beside the friends; all are in the list of transactions. */
const REWARDS = 3;

/** That a friend has joined, and that a reward is paid, comes with a notification. */
function refreshAfter({ notification: { type } }: EventData['notification']): void {
  if (type === 'product') invalidateQueries((key) => key.startsWith(`${AREA} `));
}

const code = createQuery([`${AREA} `, 'code'], async (signal) => {
  const { referral_code } = await call(contract.getReferralCode, { signal });
  return { code: referral_code, at: Date.now() };
});
export const $referralCode = keepPreviousData(code);
export const retryReferralCode = (): void => code.invalidate();

/** How many of the invited have come how far. `at` is when it was read, in milliseconds since 1970. */
interface ReadStats extends ReferralStats {
  readonly at: number;
}

const stats = createQuery<ReadStats>(
  [`${AREA} `, 'stats'],
  async (signal) => {
    const [reply] = await Promise.all([call(contract.getReferralStats, { signal }), displaySettingsReady()]);
    return { ...reply, at: Date.now() };
  },
  REFETCH_INTERVAL_MS,
);
export const $referralStats = keepPreviousData(stats);
export const retryReferralStats = (): void => stats.invalidate();
onMount($referralStats, () => onServerEvent('notification', refreshAfter));

/** Who was invited, newest change first. */
export const referralInvites = createPagedList<ReferralInvite, number>({
  key: [AREA, 'invites'],
  idOf: ({ id }) => id,
  timeOf: ({ at }) => at,
  refetchInterval: REFETCH_INTERVAL_MS,
  async fetchPage(cursor, signal) {
    const page = cursor ?? 1;
    const query = { page, page_size: PAGE_SIZE };
    const { items, total } = (await call(contract.listReferralInvites, { query, signal })).data;
    return { rows: items, next: page * PAGE_SIZE < total ? page + 1 : null };
  },
});

const rewards = createQuery([`${AREA} `, 'rewards'], async (signal) => {
  const query = { step: 'paid', page: 1, page_size: REWARDS } as const;
  const [reply] = await Promise.all([
    call(contract.listReferralInvites, { query, signal }),
    displaySettingsReady(),
  ]);
  const { items, total } = reply.data;
  return { items, total, at: Date.now() };
});
export const $referralRewards = keepPreviousData(rewards);
export const retryReferralRewards = (): void => rewards.invalidate();
