import * as z from 'zod/mini';
import { pageQuery } from './pagination.ts';
import type { RequestSchemas } from './request.ts';

export const promotionsRequests = {
  listPromotions: {
    query: z.object(pageQuery()),
  },
} satisfies RequestSchemas;
