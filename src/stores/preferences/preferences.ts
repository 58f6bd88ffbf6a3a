import { atom } from 'nanostores';
import type { Approval } from '#contract/approval.ts';
import { defaultPreferences, type Preferences } from '#contract/preference-choices.ts';
import * as contract from '#contract/preferences.ts';
import { call } from '#src/api/call.ts';
import { readCookie, writeCookie } from '#src/api/cookies.ts';
import { languageTags, localeOf, type LanguageTag } from '#src/intl/locale.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isDeepEqual } from '../query/deep-equal.ts';
import { createOptimisticResource } from '../query/optimistic-resource.ts';
import { reconciled } from '../query/reconcile-mutation.ts';
import { isLeaving } from '../session/wallet-session.ts';
import { applyTheme } from './apply-appearance.ts';
import {
  $displaySettings,
  $displaySettingsLoaded,
  $displaySettingsUnavailable,
  displaySettingsOf,
  saveDisplaySettings,
} from './display-settings.ts';
import { $isAnotherOwner, ownerKnown } from './preferences-owner.ts';
import {
  $unsavedPreferences,
  readUnsaved,
  storeUnsaved,
  type PreferencesChange,
} from './unsaved-preferences.ts';

/** This browser's own language; null until it has one, and then the person's is taken. */
let deviceLanguage: LanguageTag | null =
  readCookie('lang') === null ? null : languageTags[localeOf(readCookie('lang'))];

/** What this browser remembers of the person's preferences. */
function readCookies(): Preferences {
  const theme = readCookie('theme');
  return {
    ...defaultPreferences,
    ...$displaySettings.get(),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    language: deviceLanguage ?? defaultPreferences.language,
  };
}

let remembered = readCookies();

/** As they are shown: with the choices that the server does not have yet. */
export const $preferences = atom<Preferences>(remembered);

const resource = createOptimisticResource<Preferences, PreferencesChange>({
  initial: remembered,
  read: async () => (await call(contract.getPreferences)).data,
  applyPatch: (preferences, change) => ({ ...preferences, ...change }),
  send: async (change) => (await call(contract.savePreferences, { body: change })).data,
  $pending: $unsavedPreferences,
  merge: (earlier, later) => ({ ...earlier, ...later }),
  onChange: show,
});
$unsavedPreferences.listen((changes) => {
  if (!isLeaving()) storeUnsaved(changes);
});
// Another document of this browser may have left some.
const unsavedBefore = resource.$optimistic.get();
if (unsavedBefore && $unsavedPreferences.get().length > 0) show(unsavedBefore);

// What was remembered is not this customer's: the server's preferences are, if they are there already.
$isAnotherOwner.listen(() => {
  const saved = resource.$saved.get();
  const fromServer = saved === remembered ? null : saved;
  const fresh = readCookies();
  $unsavedPreferences.set([]);
  remembered = fresh;
  resource.receive(fromServer ? { ...fromServer } : fresh);
});

function show(preferences: Preferences): void {
  // A late answer leaves nothing of the person behind.
  if (isLeaving()) return;
  const hasServerValue = resource.$saved.get() !== remembered;
  if (hasServerValue) deviceLanguage ??= preferences.language;
  const shown = { ...preferences, language: deviceLanguage ?? preferences.language };
  const { language, theme } = shown;
  const displaySettings = displaySettingsOf(shown);
  if (deviceLanguage) writeCookie('lang', localeOf(language));
  writeCookie('theme', theme);
  const isHidingKnown =
    hasServerValue ||
    $displaySettingsLoaded.get() ||
    $unsavedPreferences.get().some((change) => change.hide_balances !== undefined);
  // Until it is known whether balances are hidden, no other choice may show them.
  if (isHidingKnown) saveDisplaySettings(displaySettings);
  else $displaySettings.set(displaySettings);
  applyTheme(theme);
  // Last: its listeners read the stores above.
  $preferences.set(shown);
}

/**
 * Takes preferences that the server pushed, or that another tab has; what is not saved yet stays chosen.
 * @param language the language that another tab of this browser has changed to.
 */
export function applyRemotePreferences(preferences: Preferences, language: LanguageTag | null = null): void {
  if (language) deviceLanguage = language;
  resource.receive(preferences);
}

/**
 * Takes over which choices are unsaved, as another tab of this browser has stored them. Those that are gone were saved, or were
 * removed by a log-out, of which this tab may hear seconds later: they stay shown until the server says otherwise, so that the
 * log-out does not uncover balances here.
 */
export function reloadUnsaved(): void {
  const shown = resource.$optimistic.get();
  const hasServerValue = resource.$saved.get() !== remembered;
  if (shown && hasServerValue) resource.receive(shown);
  $unsavedPreferences.set(readUnsaved());
}

/**
 * Shows a choice at once and saves it. One that can't be saved stays on this device, over a reload too, and is sent again
 * with the next choice, with the next start of the wallet, and when the network is back.
 * @throws ApiError when it is not saved yet.
 */
export function updatePreferences(change: PreferencesChange): Promise<void> {
  if (change.language) deviceLanguage = change.language;
  return resource.mutate(change);
}

/**
 * Shows a choice at once and saves it; one that can't be saved goes back. For what the server acts on: shown unsaved, it would
 * promise what nobody keeps.
 * @throws ApiError after the rollback; `outcome-unknown` when it may be saved all the same.
 */
export async function savePreferences(change: PreferencesChange): Promise<void> {
  try {
    await resource.mutate(change);
  } catch (error) {
    $unsavedPreferences.set($unsavedPreferences.get().filter((one) => one !== change));
    throw error;
  }
}

/**
 * Saves a choice that lets more happen without a question, which the person approves. It is shown once it is saved.
 * @throws ApiError of the approval; `outcome-unknown` when it may be saved all the same.
 */
export async function saveApprovedPreferences(change: PreferencesChange, approval: Approval): Promise<void> {
  const saved = await reconciled(
    async () => (await call(contract.savePreferences, { body: { ...change, approval } })).data,
    async () => {
      const known = (await call(contract.getPreferences)).data;
      return isDeepEqual({ ...known, ...change }, known) ? known : null;
    },
  );
  resource.receive(saved);
}

/** Sends the choices that could not be saved before, if there are any. */
export async function saveUnsavedPreferences(): Promise<void> {
  // After a log-out the call would be made in the next person's name.
  if (isLeaving()) return;
  // They stay unsaved, and the next occasion comes.
  await resource.retryPending().catch(() => undefined);
}

/** @throws ApiError */
export async function readPreferences(): Promise<void> {
  try {
    await resource.refetch();
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}

let firstRead: Promise<void> | null = null;

/**
 * Reads them once in this document: the first amount and the start of the wallet both need them.
 * @throws ApiError; the next caller tries again.
 */
export function loadPreferencesOnce(): Promise<void> {
  firstRead ??= readPreferences().then(
    () => void ownerKnown.then(saveUnsavedPreferences),
    (error: unknown) => {
      firstRead = null;
      throw error;
    },
  );
  return firstRead;
}

/** Settles when it is known whether balances are hidden, or when the server can't say: amounts wait for it. */
export async function displaySettingsReady(): Promise<void> {
  if ($displaySettingsLoaded.get()) return;
  await loadPreferencesOnce().catch(() => $displaySettingsUnavailable.set(true));
}
