import type { MiddlewareHandler } from 'hono';
import type { MockContext, MockEnv } from './hono-env.ts';
import { ApiError } from './api-error.ts';
import { DEFAULT_SANDBOX, type SandboxRegistry } from '../core/sandbox-registry.ts';
import { sandboxCookie } from './cookies.ts';
import { hostOf } from './headers.ts';
import { sandboxOfHost } from './origins.ts';

/** Calls that concern all sandboxes, and must work although the cookie names a deleted one. */
const ALL_SANDBOXES = /^\/__mock\/(?:health|pages\.css|admin\/.*|sandboxes(?:\/.*)?)$|^\/__mock$/;

/** The first that is set: header, query, cookie, host name, `default`. */
function requestedSandbox(c: MockContext): string {
  return (
    c.req.header('x-mock-sandbox') ||
    c.req.query('__sandbox') ||
    sandboxCookie(c) ||
    sandboxOfHost(hostOf(c)) ||
    DEFAULT_SANDBOX
  );
}

/** An unknown id is an error and never means `default`: otherwise one test's data would leak into another. */
export function resolveSandbox(sandboxes: SandboxRegistry): MiddlewareHandler<MockEnv> {
  return async (c, next) => {
    const sandbox =
      sandboxes.find(requestedSandbox(c)) ?? (ALL_SANDBOXES.test(c.req.path) ? sandboxes.default : undefined);
    if (!sandbox) {
      throw new ApiError('sandbox_unknown', {
        text: 'This sandbox is unknown: it was deleted, was idle for too long, or the mock was restarted.',
      });
    }
    // Timers and jobs that are due by now run before the call is handled.
    sandbox.timers.pass(0);
    c.set('sandbox', sandbox);
    await next();
  };
}
