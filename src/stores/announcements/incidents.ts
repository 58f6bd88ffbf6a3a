import * as contract from '#contract/announcements.ts';
import type { Announcement } from '#contract/announcements.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { createKeyedQueries } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';
import { readPages } from '../query/read-pages.ts';

/** The pinned come first, so one page mostly has all of them; each network may have an incident of its own. */
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
      const newest = await readPages(
        async (page) => (await call(contract.listAnnouncements, { query: page, signal })).data,
        (rows) => rows.at(-1)?.pinned !== true,
        PAGE_SIZE,
      );
      const pinned = newest.filter((one) => one.pinned);
      return severities.flatMap((severity) => pinned.filter((one) => one.severity === severity));
    },
    REFETCH_INTERVAL_MS,
  ),
);
