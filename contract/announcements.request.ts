import * as z from 'zod/mini';
import { announcementTags } from './announcements.ts';
import { pageQuery } from './pagination.ts';
import { pathId, type RequestSchemas } from './request.ts';

const params = z.object({ id: pathId });

export const announcementsRequests = {
  listAnnouncements: { query: z.object({ ...pageQuery(), tag: z.optional(z.enum(announcementTags)) }) },
  getAnnouncement: { params },
  setAnnouncementStatus: { params, body: z.object({ status: z.literal('read') }) },
} satisfies RequestSchemas;
