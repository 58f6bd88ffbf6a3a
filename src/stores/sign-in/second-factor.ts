import { atom } from 'nanostores';
import { CODE_SECONDS } from '#contract/fields.ts';
import { clearFlow, saveFlow, loadFlow } from './stored-flow.ts';

const KEY = 'draft:second-factor';

/** A login with a correct password that waits for a code of the authenticator app. */
export interface SecondFactor {
  readonly email: string;
  readonly identifier: string;
}

/** The pending login of this tab; null without one, undefined until storage has been read. */
export const $secondFactor = atom<SecondFactor | null | undefined>(undefined);

/** Restores the pending login after a reload, so that the password is not asked for again. */
export function restoreSecondFactor(now = Date.now()): void {
  const saved = loadFlow(KEY);
  // It lives as long as a code (spec section 9): the API has forgotten an older one.
  const until = saved?.rest.until;
  const isLive = typeof until === 'number' && until > now && until <= now + CODE_SECONDS * 1000;
  $secondFactor.set(saved && isLive ? { email: saved.email, identifier: saved.identifier } : null);
}

export function beginSecondFactor({ email, identifier }: SecondFactor, now = Date.now()): void {
  saveFlow(KEY, { email, identifier, rest: { until: now + CODE_SECONDS * 1000 } });
  $secondFactor.set({ email, identifier });
}

/** Clears the pending login. The screen does not change, because another page follows: call `restoreSecondFactor` to update it. */
export function clearSecondFactor(): void {
  clearFlow(KEY);
}
