import { isClosedAccount, type ClosedAccount } from '#contract/login-notices.ts';
import { errorEnvelope } from '#contract/envelope.ts';
import * as session from '#contract/me.ts';
import { replySchemaOf, type ReplyOf } from '#contract/endpoint.ts';
import { forwardingHeaders } from '#src/api/forwarding.ts';
import { fullName } from '#src/api/person-name.ts';
import { cookiesForApi, hasSession } from '#src/config/session-cookie.ts';

export type Status = ReplyOf<typeof session.getProfileStatus>;

/** Who sent the request, as far as the server knows before a page renders. */
export type Viewer =
  /** `stale`: the API rejects the access_token cookie; `closed`: it does so because the account is closed. */
  | { readonly kind: 'guest'; readonly stale: boolean; readonly closed?: ClosedAccount }
  /** There is a cookie, but the API gave no usable answer in time: the browser decides. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'member'; readonly status: Status };

/**
 * Makes one status call with the cookies of the request; none without what can be a session token.
 * @param api the API's origin, without a trailing slash.
 * @param language a language tag, for the API's messages.
 * @param timeoutMs how long the page waits for the API.
 */
export async function resolveViewer(
  request: Request,
  api: string,
  language: string,
  timeoutMs: number,
): Promise<Viewer> {
  if (!hasSession(request.headers.get('cookie'))) return { kind: 'guest', stale: false };
  const cookie = cookiesForApi(request.headers.get('cookie'));
  // What can't be a token is no session, and nothing to ask the API about.
  if (!cookie || !hasSession(cookie)) return { kind: 'guest', stale: true };
  try {
    const response = await fetch(api + session.getProfileStatus.path, {
      headers: {
        accept: 'application/json',
        'accept-language': language,
        cookie,
        ...forwardingHeaders(request),
        // Tells this call from the browser's own status check.
        'x-cowrie-render': '1',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) {
      await response.body?.cancel();
      return { kind: 'guest', stale: true };
    }
    if (response.status === 403) return viewerOf403(await response.json());
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'unknown' };
    }
    const parsed = replySchemaOf(session.getProfileStatus).safeParse(await response.json());
    if (!parsed.success) return { kind: 'unknown' };
    return isSentToLogin(parsed.data)
      ? { kind: 'guest', stale: true }
      : { kind: 'member', status: parsed.data };
  } catch {
    return { kind: 'unknown' };
  }
}

/**
 * A status with an error leads to /login (spec section 4, Auth loading, after the steps and the device). Such a viewer is no
 * member: /login would redirect a member back, in a loop.
 */
function isSentToLogin({ error, required, device_unauthorized }: Status): boolean {
  return Boolean(error) && required.length === 0 && !device_unauthorized;
}

/**
 * The viewer behind a 403. One with one of the API's own codes is about this user; any other, perhaps of a
 * firewall, is about this server and must not log everybody out. A user whose device has to be verified stays signed in.
 */
function viewerOf403(json: unknown): Viewer {
  const envelope = errorEnvelope.safeParse(json);
  if (!envelope.success || envelope.data.device_unauthorized) return { kind: 'unknown' };
  const { code } = envelope.data;
  return { kind: 'guest', stale: true, ...(isClosedAccount(code) ? { closed: code } : {}) };
}

/** The member as a page shows them; null for a guest. */
export function memberOf(viewer: Viewer): App.Locals['member'] {
  if (viewer.kind === 'guest') return null;
  if (viewer.kind === 'unknown')
    return { fullName: null, username: null, customerId: null, status: 'unknown' };
  const { username, customer_id: customerId } = viewer.status;
  return {
    fullName: fullName(viewer.status),
    username: username || null,
    customerId: customerId || null,
    status: 'known',
  };
}
