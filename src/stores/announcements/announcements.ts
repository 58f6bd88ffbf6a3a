import * as contract from '#contract/announcements.ts';
import type { Announcement, AnnouncementTag, Article } from '#contract/announcements.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { createKeyedQueries } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';
import { createPagedList, createPagedLists, type PagedList } from '../query/paged-list.ts';

const PAGE_SIZE = 10;
/** How often what is shown is read anew: an incident may have begun or ended. */
const REFETCH_INTERVAL_MS = 60_000;

/** Those of one kind, or all. The server's texts are in the language of the call: another language is another list. */
interface Filter {
  readonly tag: AnnouncementTag | null;
  readonly locale: Locale;
}

/** The list begins with the pinned, the newest first, and goes on with the others: later than every date is a pinned one's. */
const orderOf = ({ pinned, starts_at }: Announcement) => (pinned ? `pinned ${starts_at}` : starts_at);

const lists = createPagedLists<Filter, Announcement>(
  ({ tag, locale }) => `${tag ?? 'all'} ${locale}`,
  ({ tag }, key) =>
    createPagedList<Announcement, number>({
      key: ['announcements', key],
      idOf: ({ id }) => id,
      timeOf: orderOf,
      refetchInterval: REFETCH_INTERVAL_MS,
      // An incident is over: nothing else ever leaves.
      onMissing: (ids, list) => {
        for (const id of ids) list.remove(id);
      },
      async fetchPage(cursor, signal) {
        const page = cursor ?? 1;
        const query = { page, page_size: PAGE_SIZE, ...(tag === null ? {} : { tag }) };
        const { items, total } = (await call(contract.listAnnouncements, { query, signal })).data;
        return { rows: items, next: page * PAGE_SIZE < total ? page + 1 : null };
      },
    }),
);

export const announcementList = (filter: Filter): PagedList<Announcement> => lists.of(filter);

/** An announcement with its text, by its id; 404 `not_found` for one that has ended, or never was. */
export const announcementArticle = createKeyedQueries((id: string, locale: Locale) =>
  createQuery<Article & { readonly at: number }>(
    ['announcement ', id, ' ', locale],
    async (signal) => {
      const { data } = await call(contract.getAnnouncement, { params: { id }, signal });
      return { ...data, at: Date.now() };
    },
    REFETCH_INTERVAL_MS,
  ),
);
