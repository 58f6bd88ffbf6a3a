import * as z from 'zod/mini';
import { approval } from './approval.ts';
import { preferences } from './preferences.ts';
import type { RequestSchemas } from './request.ts';

export const preferencesRequests = {
  savePreferences: {
    body: z
      .extend(z.partial(preferences), { approval: z.optional(approval) })
      .check(
        z.refine(({ approval: _approval, ...chosen }) =>
          Object.values<unknown>(chosen).some((value) => value !== undefined),
        ),
      ),
  },
} satisfies RequestSchemas;
