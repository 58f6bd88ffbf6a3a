import { now } from '../../core/clock.ts';
import { draw } from '../../core/random.ts';
import { makeRoom, removeRow, row } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

const CONSENT_SECONDS = 600;
/** More than anybody has open at once. */
const CONSENT_LIMIT = 100;

/** A Google sign-in on its way: where to come back to. */
export interface Consent {
  state: string;
  /** Origin of the site that asked. */
  site: string;
  expires_at: number;
}

/** The `state` parameter is single use, so that no other page can post the consent form (RFC 9700 section 4.7). */
export function openConsent(state: SandboxState, site: string): Consent {
  const consent = {
    state: draw(state, 'consent', state.id).slice(0, 32),
    site,
    expires_at: now(state) + CONSENT_SECONDS * 1000,
  };
  makeRoom(state.consents, CONSENT_LIMIT);
  state.consents[consent.state] = consent;
  return consent;
}

export function findConsent(state: SandboxState, key: string | undefined): Consent | undefined {
  const consent = row(state.consents, key);
  return consent && consent.expires_at > now(state) ? consent : undefined;
}

export function closeConsent(state: SandboxState, consent: Consent): void {
  removeRow(state.consents, consent.state);
}
