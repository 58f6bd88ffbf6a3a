import * as z from 'zod/mini';
import { activityKinds, activityOutcomes } from './activities.ts';
import { pageQuery } from './pagination.ts';
import type { RequestSchemas } from './request.ts';

/** Longer than any token. */
const LONGEST_TOKEN = 200;

const notMeLink = z.object({ token: z.string().check(z.minLength(1), z.maxLength(LONGEST_TOKEN)) });

export const activitiesRequests = {
  listActivities: {
    query: z.object({
      ...pageQuery(),
      kind: z.optional(z.enum(activityKinds)),
      since: z.optional(z.iso.datetime()),
      outcome: z.optional(z.enum(activityOutcomes)),
    }),
  },
  readNotMeLink: { body: notMeLink },
  reportNotMe: { body: notMeLink },
} satisfies RequestSchemas;
