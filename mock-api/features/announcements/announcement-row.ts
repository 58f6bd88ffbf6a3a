import type { Announcement } from '#contract/announcements.ts';
import type { TextValues, TranslatedText } from '../../server/translate.ts';

/** An announcement before it is put into a reader's language. */
export interface AnnouncementRow extends Pick<Announcement, 'id' | 'tag' | 'severity' | 'pinned'> {
  /** Milliseconds since 1970; `ends_at` is null for one that has no end. */
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly title: TranslatedText;
  readonly summary: TranslatedText;
  readonly body: TranslatedText;
  /** What stands in the place of the texts' `{names}`. */
  readonly values: TextValues;
}
