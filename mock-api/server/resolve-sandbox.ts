import type { MiddlewareHandler } from 'hono';
import type { MockContext, MockEnv } from './hono-env.ts';
import { ApiError } from './api-error.ts';
import { DEFAULT_SANDBOX, type SandboxRegistry } from '../core/sandbox-registry.ts';
import { sandboxCookie } from './cookies.ts';
import { hostOf } from './headers.ts';
import { sandboxOfHost } from './origins.ts';

/** Calls that are about all sandboxes, and must work with a cookie of one that is gone. */
const ABOUT_ALL = /^\/__mock\/(?:health|pages\.css|admin\/.*|sandboxes(?:\/.*)?)$|^\/__mock$/;

/** Header, query, cookie, host name, `default`: the first that is there. */
function wantedSandbox(c: MockContext): string {
  return (
    c.req.header('x-mock-sandbox') ||
    c.req.query('__sandbox') ||
    sandboxCookie(c) ||
    sandboxOfHost(hostOf(c)) ||
    DEFAULT_SANDBOX
  );
}

/** An unknown id is an error and never means `default`: that is how one test's data leaks into another. */
export function resolveSandbox(sandboxes: SandboxRegistry): MiddlewareHandler<MockEnv> {
  return async (c, next) => {
    const sandbox =
      sandboxes.find(wantedSandbox(c)) ?? (ABOUT_ALL.test(c.req.path) ? sandboxes.default : undefined);
    if (!sandbox) {
      throw new ApiError(404, 'sandbox_unknown', {
        text: 'This sandbox is unknown: it was deleted, was idle for too long, or the mock was started anew.',
      });
    }
    c.set('sandbox', sandbox);
    await next();
  };
}
