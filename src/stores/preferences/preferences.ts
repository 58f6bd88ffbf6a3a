import { atom } from 'nanostores';
import { defaultPreferences } from '#contract/preference-choices.ts';
import * as contract from '#contract/preferences.ts';
import type { Preferences } from '#contract/preferences.ts';
import { call } from '#src/api/call.ts';
import { readCookie, writeCookie } from '#src/api/cookies.ts';
import { localeOf, type Locale } from '#src/intl/locale.ts';
import { applyTheme } from './apply-appearance.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { $displaySettings, $displaySettingsLoaded, saveDisplaySettings } from './display-settings.ts';
import { isLeaving } from '../session/wallet-session.ts';

/** As they are shown: what somebody just chose, before the server has it. */
export const $preferences = atom<Preferences>(known());

function known(): Preferences {
  const theme = readCookie('theme');
  return {
    ...defaultPreferences,
    ...$displaySettings.get(),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    language: localeOf(readCookie('lang')),
  };
}

/** What the server is known to have, or this browser kept of it. */
let saved: Preferences = $preferences.get();
/** A browser's language is its own; one without takes the person's. */
let hasLanguage = readCookie('lang') !== null;
/** The server, or this browser, has said whether figures are hidden: until then no choice of something else may show them. */
let isLoaded = $displaySettingsLoaded.get();
/** What was chosen and is not saved yet, the newest last. */
let pending: readonly Partial<Preferences>[] = [];
/** Counts what is newer than an answer that is on its way: choices, saves, and news of them. */
let changes = 0;

function show(): void {
  // A late answer leaves nothing of the person behind.
  if (isLeaving()) return;
  const preferences = Object.assign({}, saved, ...pending) as Preferences;
  const { language, theme, ...view } = preferences;
  if (hasLanguage) writeCookie('lang', language);
  writeCookie('theme', theme);
  if (isLoaded) saveDisplaySettings(view);
  else $displaySettings.set(view);
  applyTheme(theme);
  // Whoever hears of it can ask by then whether the view is known.
  $preferences.set(preferences);
}

/**
 * The server's word, from a read or an event, or another tab's. What is being saved stays chosen.
 * @param language this browser's own, where it is not another tab that tells of a new one.
 */
export function applyRemotePreferences(
  preferences: Preferences,
  language: Locale = hasLanguage ? saved.language : preferences.language,
): void {
  changes += 1;
  hasLanguage = true;
  isLoaded = true;
  saved = { ...preferences, language };
  show();
}

/**
 * An answer that something has overtaken is of before, and dropped: it would show figures again that were just hidden.
 * @throws ApiError
 */
export async function readPreferences(): Promise<Preferences> {
  const before = changes;
  try {
    const { data } = await call(contract.read);
    // What was chosen before anything was known stands on top of the first answer.
    if (before !== changes && isLoaded) return $preferences.get();
    applyRemotePreferences(data);
    return data;
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}

let first: Promise<Preferences> | null = null;

/**
 * What the server had when this document first asked: the first figure and the start of the wallet want it both.
 * @throws ApiError; the next one who wants it asks again.
 */
export function loadPreferencesOnce(): Promise<Preferences> {
  first ??= readPreferences().catch((error: unknown) => {
    first = null;
    throw error;
  });
  return first;
}

/** Ends a choice that is shown and not saved: with what the server has then; without, it is taken back. */
export type Rollback = (now?: Preferences) => void;

/** Shows a choice at once, before the code that saves it need be there. */
export function showChoice(chosen: Partial<Preferences>): Rollback {
  changes += 1;
  hasLanguage ||= chosen.language !== undefined;
  pending = [...pending, chosen];
  show();
  return (now) => {
    changes += 1;
    // Another device's language is not this browser's.
    if (now) saved = { ...now, language: chosen.language ?? saved.language };
    isLoaded ||= now !== undefined;
    pending = pending.filter((choice) => choice !== chosen);
    show();
  };
}
