import type { LoggedRequest } from '../../core/request-log.ts';
import type { Setting } from '../../core/sandbox.ts';
import { pathWithPlaceholders, withPlaceholders } from './secret-placeholders.ts';
import { jsLiteral, jsString } from './escape.ts';

/** A call as a test for tests/e2e: the persona, the fault that hit it, the call, and what was answered. */
export function playwrightOf(item: LoggedRequest, persona: Setting['persona']): string {
  const { op, method, path, status, rule, body } = item;
  const lines: string[] = [];
  if (persona) {
    const login = persona.login || item.customer_id !== undefined;
    lines.push(`await mock.persona(${jsString(persona.name)}${login ? ', { login: true }' : ''});`);
  }
  if (rule) {
    const stage = rule.stage === 'post' ? { stage: rule.stage } : {};
    const fault = { op: rule.op, effect: rule.effect, times: 1, ...stage };
    lines.push(`await mock.fault(${jsLiteral(fault, '  ')});`);
  }
  const options = {
    method,
    ...(body === null || body === undefined ? {} : { data: withPlaceholders(body) }),
  };
  const call = `page.request.fetch(mockUrl + ${jsString(pathWithPlaceholders(path))}, ${jsLiteral(options, '  ')})`;
  if (status === 0) lines.push(`await expect(${call}).rejects.toThrow();`);
  else lines.push(`const response = await ${call};`, `expect(response.status()).toBe(${status});`);
  const title = status === 0 ? `${op} is not answered` : `${op} answers ${status}`;
  return [
    `import { mockUrl } from '../../scripts/dev-urls.ts';`,
    `import { expect, test } from './mock.ts';`,
    '',
    `test(${jsString(title)}, async ({ page, mock }) => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}
