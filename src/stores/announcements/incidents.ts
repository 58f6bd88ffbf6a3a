import * as contract from '#contract/announcements.ts';
import type { Announcement } from '#contract/announcements.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { createKeyedQueries } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';

/** The pinned come first: one page has them all. */
const PAGE_SIZE = 10;
/** How often it is asked anew: an incident may have begun or ended. */
const REFETCH_INTERVAL_MS = 60_000;

/** The worst first. */
const severities: readonly Announcement['severity'][] = ['critical', 'warning', 'info'];

/**
 * What is slow or stopped now, as the pinned announcements of it: the worst first, then the newest. They go when what they tell of is
 * over, and not when somebody has read them.
 */
export const runningIncidents = createKeyedQueries((locale: Locale) =>
  createQuery<readonly Announcement[]>(
    ['announcements pinned ', locale],
    async (signal) => {
      const query = { page_size: PAGE_SIZE };
      const { items } = (await call(contract.listAnnouncements, { query, signal })).data;
      const pinned = items.filter((one) => one.pinned);
      return severities.flatMap((severity) => pinned.filter((one) => one.severity === severity));
    },
    REFETCH_INTERVAL_MS,
  ),
);
