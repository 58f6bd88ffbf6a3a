import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { getProfile, pictureUrl } from './me.ts';

/** Changes the members that are given; the others stay. Answers the profile as it is then. */
export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/user/profile',
  origin: 'proposed',
  auth: 'session',
  replies: getProfile.replies,
});

export const saveAvatar = endpoint({
  name: 'saveAvatar',
  method: 'PUT',
  path: '/user/avatar',
  origin: 'proposed',
  auth: 'session',
  // The largest picture in base64 (RFC 4648), which is a third longer, and the names round it.
  longestBody: 96 * 1024,
  replies: { 200: success(z.object({ avatar_url: pictureUrl })) },
});

/** Succeeds where there is none. */
export const removeAvatar = endpoint({
  name: 'removeAvatar',
  method: 'DELETE',
  path: '/user/avatar',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ avatar_url: z.null() })) },
});
