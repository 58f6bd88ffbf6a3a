import { ApiError } from './api-error.ts';
import { hostOf } from './headers.ts';
import type { MockContext } from './hono-env.ts';
import { texts } from './texts.ts';

/** What a browser says of a request that no page of another origin caused (W3C Fetch Metadata). */
const NOT_FOREIGN: ReadonlySet<string | undefined> = new Set([undefined, 'same-origin', 'none']);

/**
 * Refuses a change that a page of a foreign origin asks for: cookies alone do not say that their owner wants it (CSRF). Browsers
 * send `Origin` with every request but GET and HEAD, and scripts can't set it. A request with neither header is none of a page: a
 * server's, or of a program, which has only the cookies that it was given. What is left is a browser too old for both headers
 * (before 2020), and there SameSite=Lax keeps the cookies back from another site.
 * @throws ApiError 403 `origin_refused`
 */
export function refuseForeignOrigin(c: MockContext): void {
  const origin = c.req.header('origin');
  const isForeign =
    origin === undefined ? !NOT_FOREIGN.has(c.req.header('sec-fetch-site')) : !isAllowed(c, origin);
  if (isForeign) throw new ApiError('origin_refused', texts.origin_refused);
}

/** A page of the API itself is not foreign: `guardHost` has checked the host name. */
const isAllowed = (c: MockContext, origin: string) =>
  c.get('allowsOrigin')(origin) || origin === `http://${hostOf(c)}`;
