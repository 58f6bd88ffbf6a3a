import { atom } from 'nanostores';
import { defaultPreferences } from '#contract/preference-choices.ts';
import * as contract from '#contract/preferences.ts';
import type { Preferences } from '#contract/preferences.ts';
import { call } from '#src/api/call.ts';
import { readCookie, writeCookie } from '#src/api/cookies.ts';
import { localeOf } from '#src/intl/locale.ts';
import { applyTheme } from './look.ts';
import { tellRefusal } from './refusal.ts';
import { $view, rememberView } from './view.ts';
import { isLeaving } from './wallet-session.ts';

/** As they are shown: what somebody just chose, before the server has it. */
export const $preferences = atom<Preferences>(known());

function known(): Preferences {
  const theme = readCookie('theme');
  return {
    ...defaultPreferences,
    ...$view.get(),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    language: localeOf(readCookie('lang')),
  };
}

/** What the server is known to have, or this browser kept of it. */
let saved: Preferences = $preferences.get();
/** What was chosen and is not saved yet, the newest last. */
let pending: readonly Partial<Preferences>[] = [];
/** Counts what is newer than an answer that is on its way: choices, saves, and news of them. */
let changes = 0;
/** Saves go one after the other: the answer to each has what was chosen before it. */
let saving: Promise<unknown> = Promise.resolve();

function show(): void {
  // A late answer leaves nothing of the person behind.
  if (isLeaving()) return;
  const preferences = Object.assign({}, saved, ...pending) as Preferences;
  const { language: _language, theme, ...view } = preferences;
  $preferences.set(preferences);
  writeCookie('theme', theme);
  rememberView(view);
  applyTheme(theme);
}

/** The server's word, from a read or an event. The language stays this browser's own, and what is being saved stays chosen. */
export function preferencesArrived(preferences: Preferences): void {
  changes += 1;
  saved = { ...preferences, language: saved.language };
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
    if (before !== changes) return $preferences.get();
    preferencesArrived(data);
    return data;
  } catch (error) {
    tellRefusal(error);
    throw error;
  }
}

let first: Promise<Preferences> | null = null;

/**
 * What the server had when this document first asked: the first figure and the start of the wallet want it both.
 * @throws ApiError; the next one who wants it asks again.
 */
export function firstPreferences(): Promise<Preferences> {
  first ??= readPreferences().catch((error: unknown) => {
    first = null;
    throw error;
  });
  return first;
}

/**
 * Shows what was chosen at once, then saves it.
 * @throws ApiError, after what was chosen has been taken back; its kind is `unsure` when it may be saved all the same.
 */
export function choose(chosen: Partial<Preferences>): Promise<void> {
  changes += 1;
  pending = [...pending, chosen];
  show();
  const done = saving.then(() => save(chosen));
  saving = done.catch(() => undefined);
  return done;
}

async function save(chosen: Partial<Preferences>): Promise<void> {
  const online = navigator.onLine;
  try {
    const { data } = await call(contract.save, chosen).catch(async (error: unknown) => {
      const found = await import('./lost-choice.ts').catch(() => null);
      if (!found) throw error;
      return found.findChoice(error, online, chosen);
    });
    saved = data;
  } catch (error) {
    tellRefusal(error);
    throw error;
  } finally {
    changes += 1;
    pending = pending.filter((choice) => choice !== chosen);
    show();
  }
}
