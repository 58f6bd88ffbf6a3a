import type { ReplyOf } from '#contract/endpoint.ts';
import { read } from '#contract/status.ts';

export type ServiceStatus = ReplyOf<typeof read>['data'];

/** The longest that the status page waits, in milliseconds: who looks there wants an answer, also if it is "we don't know". */
const LIMIT = 1_000;

/**
 * How the service is; null when it could not be asked or did not say.
 * @param api the API's origin, without a slash at the end.
 * @param cookie the request's own: the mock finds its sandbox by it.
 */
export async function askServiceStatus(api: string, cookie: string | null): Promise<ServiceStatus | null> {
  try {
    const response = await fetch(api + read.path, {
      headers: { accept: 'application/json', ...(cookie ? { cookie } : {}) },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const parsed = read.reply.safeParse(await response.json());
    return parsed.success ? parsed.data.data : null;
  } catch {
    return null;
  }
}
