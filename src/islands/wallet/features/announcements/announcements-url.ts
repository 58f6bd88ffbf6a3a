import { announcementTags, type AnnouncementTag } from '#contract/announcements.ts';

export const PATH = '/w/announcements';

/** The kind of an address (`?tag=security`); null for all, and where it names none that there is. */
export const tagIn = (params: URLSearchParams): AnnouncementTag | null =>
  announcementTags.find((tag) => tag === params.get('tag')) ?? null;

export const tagPath = (tag: AnnouncementTag | null): string => (tag === null ? PATH : `${PATH}?tag=${tag}`);
