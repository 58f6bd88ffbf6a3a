import { replySchemaOf, type ReplyOf } from '#contract/endpoint.ts';
import { forwardingHeaders } from '#src/api/forwarding.ts';
import { cookiesForApi } from '#src/config/session-cookie.ts';
import { getServiceStatus } from '#contract/service-status.ts';

export type ServiceStatus = ReplyOf<typeof getServiceStatus>['data'];

/** How long the status page waits for the API. Visitors want an answer there, even if it is "we don't know". */
const TIMEOUT_MS = 1_000;

/**
 * Fetches the status of the service; null when the API is unreachable or its answer is invalid.
 * @param api the API's origin, without a trailing slash.
 * @param request of the visitor. Its cookies are passed on: the mock finds the sandbox by one.
 */
export async function fetchServiceStatus(api: string, request: Request): Promise<ServiceStatus | null> {
  const cookie = cookiesForApi(request.headers.get('cookie'));
  try {
    const response = await fetch(api + getServiceStatus.path, {
      headers: { accept: 'application/json', ...(cookie ? { cookie } : {}), ...forwardingHeaders(request) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const parsed = replySchemaOf(getServiceStatus).safeParse(await response.json());
    return parsed.success ? parsed.data.data : null;
  } catch {
    return null;
  }
}
