import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { security } from './security.ts';

/** It proves itself by the current password: no proof of `POST /auth/reauth` stands in its place. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/user/change-password',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        security,
        /** How many other devices were logged out. */
        logged_out: z.number(),
      }),
    ),
  },
});
