import * as z from 'zod/mini';
import { count } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

/** How many pieces of news there are, besides incidents that run: more than a page of ten. */
const NEWS = 12;

const read = z.record(z.string(), z.array(z.string()));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: the ids of the announcements that they have read. */
    readAnnouncements: z.output<typeof read>;
    /** How many announcements there are, besides incidents that run: the newest of them. */
    newsCount: number;
  }
}

export const readAnnouncementsSlice = defineSlice({
  key: 'readAnnouncements',
  schema: read,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

export const newsCountSlice = defineSlice({
  key: 'newsCount',
  schema: count.check(z.maximum(1000)),
  create: () => NEWS,
  reset: ['state'],
});
