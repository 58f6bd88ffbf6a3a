import * as z from 'zod/mini';
import type { RequestSchemas } from './request.ts';

export const sessionRequests = {
  extendSession: {
    body: z.object({}),
  },
} satisfies RequestSchemas;
