import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Hono } from 'hono';
import type { AllowsOrigin } from './origins.ts';
import type { Violations } from './violations.ts';
import type { Fault } from '../faults/state.ts';
import type { NearMiss } from '../core/request-log.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { SandboxRegistry } from '../core/sandbox-registry.ts';

export interface MockEnv {
  /** Set when the mock listens on a port, not for `app.request()`. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse } | undefined;
  Variables: {
    sandbox: Sandbox;
    /** Where the site runs, for links in emails and pages. */
    site?: string | undefined;
    /** The origins whose pages may make the calls of the contract. */
    allowsOrigin: AllowsOrigin;
    /** What the site's server proves itself by; empty where there is none. */
    proxySecret: string;
    requestId: string;
    /** The call's name in the request log and for faults. */
    op?: string;
    /** The parsed body, for the request log. */
    body?: unknown;
    /** The response's body, for the request log. */
    sentBody?: string;
    /** The effect that was injected. */
    fault?: string;
    contractBroken?: true;
    /** What a stand-in found wrong on a page. */
    violation?: string;
    /** The handler sets a header of the response: a cookie, Idempotent-Replayed. */
    setsHeader?: true;
    /** The response that has all of its headers already, and those headers. */
    responseWithHeaders?: { readonly response: Response; readonly headers: Readonly<Record<string, string>> };
    /** By name, once they were read. */
    cookies?: Readonly<Record<string, string>>;
    /** No route matched the request. */
    unmatched?: true;
    /** The fault rule that injected it. */
    rule?: Fault;
    /** The errors of an invalid request: field name -> message key. */
    issues?: Record<string, string>;
    /** The calls that an unmatched request is most like. */
    nearest?: NearMiss[];
    /** A fault removes the headers that let a page read the response. */
    withoutCors?: true;
  };
}

export type MockContext = Context<MockEnv>;
export type MockApp = Hono<MockEnv>;
/** What `createApp()` returns: a Hono app, and what the process and tests need to look inside. */
export type Mock = MockApp & { readonly sandboxes: SandboxRegistry; readonly violations: Violations };
