import { atom } from 'nanostores';
import type { ApiError } from '#src/api/api-error.ts';

/** Set when a read was refused with 401 or 403: whoever watches over the session looks again. */
export const $refusal = atom<ApiError | null>(null);
