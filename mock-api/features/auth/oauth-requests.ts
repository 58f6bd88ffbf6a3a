import { createHash } from 'node:crypto';
import { now } from '../../core/clock.ts';
import { next } from '../../core/random.ts';
import { evictOldest, remove, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { OAUTH_COOKIE, OAUTH_SECONDS, readCookie, sendCookie } from '../../server/cookies.ts';
import type { MockContext } from '../../server/hono-env.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { OauthRequest } from './state.ts';

/** More than a test or a developer has open at once. */
const REQUEST_LIMIT = 100;

/** What Google is shown of a verifier (RFC 7636, section 4.2, S256). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/**
 * Begins a sign-in with Google. Its `state` is good once (RFC 9700, section 4.7), and only in the browser that has the cookie: a
 * link to the callback signs nobody else in. All tabs of a browser share the cookie.
 */
export function openOauthRequest(
  { c, state, language }: Pick<RequestContext, 'c' | 'state' | 'language'>,
  site: string,
): OauthRequest {
  const browser = readCookie(c, OAUTH_COOKIE) ?? next(state, 'oauth_browser', state.id);
  sendCookie(c, OAUTH_COOKIE, browser);
  const request = {
    state: next(state, 'consent', state.id).slice(0, 32),
    browser,
    code_verifier: next(state, 'code_verifier', state.id),
    site,
    language,
    expires_at: now(state) + OAUTH_SECONDS * 1000,
  };
  evictOldest(state.oauthRequests, REQUEST_LIMIT);
  state.oauthRequests[request.state] = request;
  return request;
}

export function findOauthRequest(state: SandboxState, key: string | undefined): OauthRequest | undefined {
  const request = own(state.oauthRequests, key);
  return request && request.expires_at > now(state) ? request : undefined;
}

export const isOfThisBrowser = (c: MockContext, { browser }: OauthRequest): boolean =>
  readCookie(c, OAUTH_COOKIE) === browser;

export function closeOauthRequest(state: SandboxState, request: OauthRequest): void {
  remove(state.oauthRequests, request.state);
}
