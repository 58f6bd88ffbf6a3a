import { operations } from '#contract/registry.ts';
import { SANDBOX_COOKIE, SESSION_COOKIE } from '../../server/cookies.ts';
import type { LoggedRequest } from '../../core/request-log.ts';
import { pathWithPlaceholders, withPlaceholders } from './secret-placeholders.ts';
import { shellWord, visibleJson } from './escape.ts';

/**
 * A call as a command for a POSIX shell.
 * @param origin of the mock: `http://localhost:8787`.
 */
export function curlOf(item: LoggedRequest, origin: string, sandbox: string): string {
  const needsSession = operations.some(({ op, endpoint }) => op === item.op && endpoint.auth !== 'none');
  const cookies = [`${SANDBOX_COOKIE}=${sandbox}`];
  if (needsSession || item.customer_id !== undefined) cookies.push(`${SESSION_COOKIE}=<${SESSION_COOKIE}>`);
  const hasBody = item.body !== null && item.body !== undefined;
  const command = curlCommand(
    item.method,
    origin + pathWithPlaceholders(item.path),
    [`cookie: ${cookies.join('; ')}`],
    hasBody ? withPlaceholders(item.body) : undefined,
  );
  return `${command}\n`;
}

/** A request as a command for a POSIX shell; without a body when it is undefined. */
export function curlCommand(
  method: string,
  url: string,
  headers: readonly string[] = [],
  body?: unknown,
): string {
  const parts = [
    `curl -i -X ${/^[A-Z]+$/.test(method) ? method : shellWord(method)} ${shellWord(url)}`,
    ...headers.map((header) => `-H ${shellWord(header)}`),
    ...(body === undefined
      ? []
      : [`-H ${shellWord('content-type: application/json')}`, `--data-raw ${shellWord(visibleJson(body))}`]),
  ];
  return parts.join(' \\\n  ');
}
