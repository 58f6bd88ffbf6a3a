import * as z from 'zod/mini';
import * as field from './fields.ts';
import { userInfo } from './onboarding.ts';
import type { RequestSchemas } from './request.ts';
import { uncommon } from './uncommon-password.ts';

const skip = z.object({ skip: z.literal(true) });

export const onboardingRequests = {
  saveProfile: {
    body: z.union([skip, userInfo()]),
  },
  setPassword: {
    body: z.object({ password: uncommon(field.newPassword) }),
  },
  setUsername: {
    body: z.object({ username: field.username }),
  },
} satisfies RequestSchemas;
