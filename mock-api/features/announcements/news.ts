import type { Announcement } from '#contract/announcements.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import type { TranslatedText } from '../../server/translate.ts';
import type { AnnouncementRow } from './announcement-row.ts';
import { articleTexts } from './article-texts.ts';
import { texts } from './texts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Article extends Pick<Announcement, 'id' | 'tag'> {
  readonly title: TranslatedText;
  readonly summary: TranslatedText;
  readonly body: TranslatedText;
  /** How many days before today it was written. */
  readonly daysAgo: number;
}

const articles: readonly Article[] = [
  { id: 'ann_2', tag: 'product', daysAgo: 4, ...articleTexts.requests },
  { id: 'ann_3', tag: 'security', daysAgo: 13, ...articleTexts.impostors },
  { id: 'ann_4', tag: 'product', daysAgo: 26, ...articleTexts.statements },
  { id: 'ann_5', tag: 'product', daysAgo: 53, ...articleTexts.alerts },
  { id: 'ann_6', tag: 'security', daysAgo: 61, ...articleTexts.devices },
  { id: 'ann_7', tag: 'product', daysAgo: 75, ...articleTexts.payees },
];

/** A Sunday of planned work, and the time from one to the next: the work of a day stays the same while the clock goes on. */
const WORK_DAY = Date.UTC(2026, 9, 25);
const WORK_EVERY = 56 * DAY;
/** Planned work is announced at nine on the Monday before it. */
const NOTICE = 6 * DAY - 9 * HOUR;

/** The `index`th announcement of planned work, from the newest that has been made by `at`. */
function plannedWork(index: number, at: number): AnnouncementRow {
  const newest = Math.floor((at + NOTICE - WORK_DAY) / WORK_EVERY);
  const sunday = WORK_DAY + (newest - index) * WORK_EVERY;
  return {
    id: `ann_work_${Math.floor(sunday / DAY)}`,
    tag: 'service',
    severity: 'info',
    pinned: false,
    startsAt: sunday - NOTICE,
    endsAt: null,
    title: texts.work_title,
    summary: texts.work_summary,
    body: texts.work_body,
    values: { day: dayText(sunday) },
  };
}

const days = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  'zh-CN': new Intl.DateTimeFormat('zh-CN', {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  }),
};
/** `Sunday, 25 October`, `10月25日星期日`: a day, which is the same in every zone. */
const dayText = (at: number): TranslatedText => ({
  en: days.en.format(at).replace(/^(\w+),? /, '$1, '),
  'zh-CN': days['zh-CN'].format(at),
});

/** What was written, newest first. Computed from the day: only how many there are is stored. */
export function newsOf(state: SandboxState): AnnouncementRow[] {
  const today = Math.floor(now(state) / DAY) * DAY;
  const written = articles.map(({ daysAgo, ...article }): AnnouncementRow => ({
    ...article,
    severity: 'info',
    pinned: false,
    startsAt: today - daysAgo * DAY + 9 * HOUR,
    endsAt: null,
    values: {},
  }));
  const work = Array.from({ length: state.newsCount }, (_, index) => plannedWork(index, now(state)));
  return [...written, ...work].sort((a, b) => b.startsAt - a.startsAt).slice(0, state.newsCount);
}
