import { isClosedAccount, type ClosedAccount } from '#contract/closed-account.ts';
import { errorEnvelope } from '#contract/envelope.ts';
import * as session from '#contract/session.ts';
import type { ReplyOf } from '#contract/endpoint.ts';

export type Status = ReplyOf<typeof session.status>;

/** Who asks, as far as the server can tell before a page renders. */
export type Viewer =
  /** `stale`: there is an access_token cookie, and the API refuses it; `closed`: because the account is. */
  | { readonly kind: 'guest'; readonly stale: boolean; readonly closed?: ClosedAccount }
  /** A cookie, but no usable answer in time: the browser decides. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'member'; readonly status: Status };

/** What counts as signed in for the server (spec section 3): the cookie exists and is not empty. */
export function hasSession(cookieHeader: string | null): boolean {
  return /(?:^|;\s*)access_token=[^;\s]/.test(cookieHeader ?? '');
}

/**
 * One status call with the request's own cookies; none without a session.
 * @param api the API's origin, without a slash at the end.
 * @param language a language tag, for the API's messages.
 * @param timeoutMs the longest that the page waits for the API.
 */
export async function resolveViewer(
  request: Request,
  api: string,
  language: string,
  timeoutMs: number,
): Promise<Viewer> {
  const cookie = request.headers.get('cookie');
  if (!cookie || !hasSession(cookie)) return { kind: 'guest', stale: false };
  try {
    const response = await fetch(api + session.status.path, {
      headers: {
        accept: 'application/json',
        'accept-language': language,
        cookie,
        // The browser checks its status once; this call is not that one.
        'x-cowrie-render': '1',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) {
      await response.body?.cancel();
      return { kind: 'guest', stale: true };
    }
    if (response.status === 403) return refused(await response.json());
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'unknown' };
    }
    const parsed = session.status.reply.safeParse(await response.json());
    if (!parsed.success) return { kind: 'unknown' };
    return isTurnedAway(parsed.data)
      ? { kind: 'guest', stale: true }
      : { kind: 'member', status: parsed.data };
  } catch {
    return { kind: 'unknown' };
  }
}

/**
 * A check that answers with an error in it sends to /login (spec section 4, Auth loading, after the steps and the device):
 * there a member would be sent back, and so for ever.
 */
function isTurnedAway({ error, required, device_unauthorized }: Status): boolean {
  return Boolean(error) && required.length === 0 && !device_unauthorized;
}

/**
 * A 403 in the API's own words is about this person; anybody else's, a firewall's perhaps, is about this server, and must
 * not log everybody out. Whose device has to be verified is still signed in: the browser takes them there.
 */
function refused(json: unknown): Viewer {
  const said = errorEnvelope.safeParse(json);
  if (!said.success || said.data.device_unauthorized) return { kind: 'unknown' };
  const { code } = said.data;
  return { kind: 'guest', stale: true, ...(isClosedAccount(code) ? { closed: code } : {}) };
}

/** What a page shows of a member; null for a guest. */
export function memberOf(standing: Viewer): App.Locals['member'] {
  if (standing.kind === 'guest') return null;
  if (standing.kind === 'unknown')
    return { fullName: null, username: null, customerId: null, status: 'unknown' };
  const { first_name: first, last_name: last, username, customer_id: customerId } = standing.status;
  return {
    fullName: [first, last].filter(Boolean).join(' ') || null,
    username: username || null,
    customerId: customerId || null,
    status: 'known',
  };
}
