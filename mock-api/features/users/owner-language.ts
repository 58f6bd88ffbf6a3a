import { defaultPreferences } from '#contract/preference-choices.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Language } from '../../server/translate.ts';

/**
 * The language in which an account's owner is written to. Not by the preferences' own feature, which needs the PIN, whose lock is
 * announced by email.
 */
export const ownerLanguage = (state: SandboxState, customerId: string): Language =>
  own(state.preferences, customerId)?.language ?? defaultPreferences.language;
