import * as z from 'zod/mini';
import { pageQuery } from './pagination.ts';
import { flags, notificationTypes } from './notifications.ts';
import { pathId, type RequestSchemas } from './request.ts';

export const notificationsRequests = {
  saveNotificationSettings: {
    body: flags,
  },
  listNotifications: {
    query: z.object({
      ...pageQuery(),
      type: z.optional(z.enum(notificationTypes)),
      /** Only those not read yet. Ours. */
      status: z.optional(z.enum(['unread'])),
    }),
  },
  setNotificationStatus: {
    params: z.object({ id: pathId }),
    body: z.object({ status: z.literal('read') }),
  },
} satisfies RequestSchemas;
