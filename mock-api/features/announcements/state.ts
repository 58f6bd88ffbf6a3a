import * as z from 'zod/mini';
import { defineSlice } from '../../core/slice.ts';

const read = z.record(z.string(), z.array(z.string()));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: the ids of the announcements that they have read. */
    readAnnouncements: z.output<typeof read>;
  }
}

export const readAnnouncementsSlice = defineSlice({
  key: 'readAnnouncements',
  schema: read,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
