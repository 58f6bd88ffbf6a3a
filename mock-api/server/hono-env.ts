import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Hono } from 'hono';
import type { Violations } from './contract-violations.ts';
import type { Fault } from '../faults/fault-rule.ts';
import type { NearMiss } from '../core/request-log.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { SandboxRegistry } from '../core/sandbox-registry.ts';

export interface MockEnv {
  /** There when a port is listened on; not for `app.request()`. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse } | undefined;
  Variables: {
    sandbox: Sandbox;
    requestId: string;
    /** The call's name in the journal and for faults. */
    op?: string;
    /** The body as parsed, for the journal. */
    body?: unknown;
    /** The effect that was injected. */
    fault?: string;
    contractBroken?: true;
    /** What must not happen, and what a stand-in of the mock saw happen. */
    offence?: string;
    /** A cookie goes with the answer. */
    sendsCookie?: true;
    /** The answer that has the headers of `answerHeaders` already. */
    headed?: Response;
    /** By name, once they were looked at. */
    cookies?: Readonly<Record<string, string>>;
    /** No route took the call. */
    unserved?: true;
    /** The rule that injected it. */
    rule?: Fault;
    /** Of a body that broke its rules: field name -> message key. */
    issues?: Record<string, string>;
    /** What a call that nothing serves may have been meant for. */
    nearest?: NearMiss[];
    /** A fault took the headers away that let a page read the answer. */
    withoutCors?: true;
  };
}

export type MockContext = Context<MockEnv>;
export type MockApp = Hono<MockEnv>;
/** What `createApp()` makes: a Hono app, and what a process needs to look inside. */
export type Mock = MockApp & { readonly sandboxes: SandboxRegistry; readonly offences: Violations };
