import { operations } from '#contract/operations.ts';
import { SANDBOX_COOKIE, SESSION_COOKIE } from '../../server/cookies.ts';
import type { LoggedRequest } from '../../core/request-log.ts';
import { pathWithPlaceholders, withPlaceholders } from './secret-placeholders.ts';
import { shellWord, visibleJson } from './escape.ts';

/**
 * A call as a command for a POSIX shell.
 * @param origin of the mock: `http://localhost:8787`.
 */
export function curlOf(item: LoggedRequest, origin: string, sandbox: string): string {
  const needsSession = operations.some(({ op, endpoint }) => op === item.op && endpoint.auth === 'session');
  const cookies = [`${SANDBOX_COOKIE}=${sandbox}`];
  if (needsSession || item.customer_id !== undefined) cookies.push(`${SESSION_COOKIE}=<${SESSION_COOKIE}>`);
  const hasBody = item.body !== null && item.body !== undefined;
  const parts = [
    `curl -i -X ${shellWord(item.method)} ${shellWord(origin + pathWithPlaceholders(item.path))}`,
    `-H ${shellWord(`cookie: ${cookies.join('; ')}`)}`,
    ...(hasBody
      ? [
          `-H ${shellWord('content-type: application/json')}`,
          `--data-raw ${shellWord(visibleJson(withPlaceholders(item.body)))}`,
        ]
      : []),
  ];
  return `${parts.join(' \\\n  ')}\n`;
}
