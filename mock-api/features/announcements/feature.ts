import { paginate } from '../../core/paginate.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import type { TranslatedText } from '../../server/translate.ts';
import { currentAnnouncements, markRead, type CurrentAnnouncement } from './announcements.ts';
import { readAnnouncementsSlice } from './state.ts';
import { texts } from './texts.ts';

type Translate = (text: TranslatedText) => string;

const handlers: Handlers<'announcements'> = {
  listAnnouncements: (_body, { state, query: { tag, ...page }, text, user }) => {
    const all = currentAnnouncements(state, user.customer_id);
    const { items, ...where } = paginate(
      all.filter((one) => tag === undefined || one.tag === tag),
      page,
    );
    return {
      data: {
        items: items.map(({ body: _body, ...one }) => present(one, text)),
        ...where,
        unread: all.filter(({ status }) => status === 'unread').length,
      },
    };
  },

  getAnnouncement: (_body, { state, params, text, user }) => ({
    data: presentWhole(requireAnnouncement(state, user.customer_id, params.id), text),
  }),

  setAnnouncementStatus: (_body, { state, params, text, user: { customer_id } }) => {
    requireAnnouncement(state, customer_id, params.id);
    markRead(state, customer_id, params.id);
    return { data: presentWhole(requireAnnouncement(state, customer_id, params.id), text) };
  },
};

/** @throws ApiError 404 `not_found` */
function requireAnnouncement(state: SandboxState, customerId: string, id: string): CurrentAnnouncement {
  const found = currentAnnouncements(state, customerId).find((one) => one.id === id);
  if (!found) throw new ApiError('not_found', texts.announcement_not_found);
  return found;
}

const present = <Row extends Pick<CurrentAnnouncement, 'title' | 'summary'>>(row: Row, text: Translate) => ({
  ...row,
  title: text(row.title),
  summary: text(row.summary),
});

const presentWhole = ({ body, ...row }: CurrentAnnouncement, text: Translate) => ({
  ...present(row, text),
  body_md: text(body),
});

export const announcementsFeature: Feature<'announcements'> = {
  handlers,
  texts,
  slices: [readAnnouncementsSlice],
};
