import { now } from '../../core/clock.ts';
import { next } from '../../core/random.ts';
import { evictOldest, remove, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { OauthRequest } from './state.ts';

const CONSENT_SECONDS = 600;
/** More than a test or a developer has open at once. */
const CONSENT_LIMIT = 100;

/** The `state` parameter is single use, so that no other page can post the consent form (RFC 9700 section 4.7). */
export function openOauthRequest(state: SandboxState, site: string): OauthRequest {
  const consent = {
    state: next(state, 'consent', state.id).slice(0, 32),
    site,
    expires_at: now(state) + CONSENT_SECONDS * 1000,
  };
  evictOldest(state.oauthRequests, CONSENT_LIMIT);
  state.oauthRequests[consent.state] = consent;
  return consent;
}

export function findOauthRequest(state: SandboxState, key: string | undefined): OauthRequest | undefined {
  const consent = own(state.oauthRequests, key);
  return consent && consent.expires_at > now(state) ? consent : undefined;
}

export function closeOauthRequest(state: SandboxState, consent: OauthRequest): void {
  remove(state.oauthRequests, consent.state);
}
