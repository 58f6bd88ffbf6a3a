import * as z from 'zod/mini';
import { AVATAR_BYTES } from './avatar.ts';
import { changedUserInfo } from './onboarding.ts';
import type { RequestSchemas } from './request.ts';

/** RFC 4648, section 4, padded. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
/** A few bytes more than a picture may have: those are refused with the reason. */
const LONGEST = Math.ceil(AVATAR_BYTES / 3) * 4 + 2048;

export const profileRequests = {
  updateProfile: { body: changedUserInfo() },
  saveAvatar: {
    body: z.object({
      /** The bytes of the picture in base64. */
      image: z.string().check(z.minLength(4), z.maxLength(LONGEST), z.regex(BASE64)),
    }),
  },
} satisfies RequestSchemas;
