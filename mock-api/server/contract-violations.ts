import type { Next } from 'hono';
import type { MockContext } from './hono-env.ts';
import type { Violations } from './violations.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { pathOf } from './record-request.ts';

/** Browsers request it by themselves when a response is opened in a tab. */
const FAVICON = '/favicon.ico';

export function watchViolations(violations: Violations): (c: MockContext, next: Next) => Promise<void> {
  return async (c, next) => {
    await next();
    const isUnmatched = c.get('unmatched') && c.req.path !== FAVICON;
    const isBroken = c.get('contractBroken');
    const found = c.get('violation');
    if (!isUnmatched && !isBroken && found === undefined) return;
    const call = `${c.req.method} ${pathOf(c).split('?')[0]}`;
    const sandbox = (c.get('sandbox') as Sandbox | undefined)?.id ?? 'none';
    if (isUnmatched) violations.addUnmatched(call, c.res.status, sandbox, c.get('nearest'));
    if (found !== undefined) violations.addFound(found, sandbox);
    if (isBroken) violations.addBroken(c.get('op') ?? call, sandbox);
  };
}
