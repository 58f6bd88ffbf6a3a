import type { Announcement, Article } from '#contract/announcements.ts';
import { paginate } from '../../core/paginate.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import type { TextValues, TranslatedText } from '../../server/translate.ts';
import { currentAnnouncements, markRead, neighboursOf, type CurrentAnnouncement } from './announcements.ts';
import { newsCountSlice, readAnnouncementsSlice } from './state.ts';
import { texts } from './texts.ts';

type Translate = (text: TranslatedText, values?: TextValues) => string;

const handlers: Handlers<'announcements'> = {
  listAnnouncements: (_body, { state, query: { tag, ...page }, text, user }) => {
    const all = currentAnnouncements(state, user.customer_id);
    const { items, ...where } = paginate(
      all.filter((one) => tag === undefined || one.tag === tag),
      page,
    );
    return {
      data: {
        items: items.map((one) => present(one, text)),
        ...where,
        unread: all.filter(({ status }) => status === 'unread').length,
      },
    };
  },

  getAnnouncement: (_body, { state, params, text, user }) => ({
    data: requireArticle(state, user.customer_id, params.id, text),
  }),

  setAnnouncementStatus: (_body, { state, params, text, user: { customer_id } }) => {
    requireArticle(state, customer_id, params.id, text);
    markRead(state, customer_id, params.id);
    return { data: requireArticle(state, customer_id, params.id, text) };
  },
};

/** @throws ApiError 404 `not_found` */
function requireArticle(state: SandboxState, customerId: string, id: string, text: Translate): Article {
  const all = currentAnnouncements(state, customerId);
  const found = all.find((one) => one.id === id);
  if (!found) throw new ApiError('not_found', texts.announcement_not_found);
  const { older, newer } = neighboursOf(all, id);
  const link = (one: CurrentAnnouncement | null) => one && { id: one.id, title: text(one.title, one.values) };
  return {
    ...present(found, text),
    body_md: text(found.body, found.values),
    older: link(older),
    newer: link(newer),
  };
}

const present = (row: CurrentAnnouncement, text: Translate): Announcement => {
  const { id, tag, severity, pinned, starts_at, ends_at, status, values } = row;
  return {
    id,
    title: text(row.title, values),
    summary: text(row.summary, values),
    tag,
    severity,
    pinned,
    starts_at,
    ends_at,
    status,
  };
};

export const announcementsFeature: Feature<'announcements'> = {
  handlers,
  texts,
  slices: [readAnnouncementsSlice, newsCountSlice],
};
