import { atom } from 'nanostores';
import { CODE_SECONDS } from '#contract/fields.ts';
import { clearFlow, saveFlow, loadFlow } from './stored-flow.ts';

const KEY = 'draft:second-factor';

/** A login whose password was right, and which waits for a code of the authenticator app. */
export interface SecondFactor {
  readonly email: string;
  readonly identifier: string;
}

/** The one of this tab; null without one, undefined until the browser's storage was looked at. */
export const $secondFactor = atom<SecondFactor | null | undefined>(undefined);

/** Looks at what this tab kept, so that a reload asks for no password a second time. */
export function restoreSecondFactor(now = Date.now()): void {
  const kept = loadFlow(KEY);
  // As long as any code (spec section 9): an older one would lead to a screen that the API has forgotten.
  const until = kept?.rest.until;
  const isLive = typeof until === 'number' && until > now && until <= now + CODE_SECONDS * 1000;
  $secondFactor.set(kept && isLive ? { email: kept.email, identifier: kept.identifier } : null);
}

export function beginSecondFactor({ email, identifier }: SecondFactor, now = Date.now()): void {
  saveFlow(KEY, { email, identifier, rest: { until: now + CODE_SECONDS * 1000 } });
  $secondFactor.set({ email, identifier });
}

/** The screen stays as it is, for the page that follows: `restoreSecondFactor` shows the first step. */
export function clearSecondFactor(): void {
  clearFlow(KEY);
}
