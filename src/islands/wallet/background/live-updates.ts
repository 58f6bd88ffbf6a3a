import type { EventData } from '#contract/user-events.ts';
import { isSupportMessageKey } from '#src/api/storage.ts';
import { localeOf } from '#src/intl/locale.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { receiveSessionMessage } from '#src/stores/session/session-channel.ts';
import {
  $serverEventsConnected,
  reconnectServerEvents,
  onServerEvent,
  connectServerEvents,
  endServerEvents,
} from '#src/stores/live/server-events.ts';
import {
  $preferences,
  loadPreferencesOnce,
  applyRemotePreferences,
  readPreferences,
} from '#src/stores/preferences/preferences.ts';
import { queries, invalidateQueries } from '#src/stores/query/query-client.ts';
import { startSessionTimer } from '#src/stores/session/session-timeout.ts';
import { hasQueuedMessages } from '#src/stores/support/has-queued-messages.ts';
import { syncPreferences } from '#src/stores/preferences/preferences-sync.ts';
import { $unreadCount, fetchUnreadCount } from '#src/stores/notifications/unread-count.ts';
import { handleSessionExpired, isLeaving, recheckSession } from '#src/stores/session/wallet-session.ts';
import { prefetchPanelStack } from '../panels/load-panel-stack.ts';
import { changeLanguage } from '../i18n/change-language.ts';
import { $i18n } from '../i18n/i18n.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

/** Milliseconds in which several events lead to one refetch. */
const BATCH_MS = 500;

/** The keys of queries that an event makes stale, by how they begin. A transaction that moves money has a balance event too. */
const STALE_KEYS = { balance: ['balances ', 'history '], transaction: ['transactions '], everything: [''] };

/**
 * Milliseconds after the page is shown in which its queries have just run (the `dedupeTime` of query-client.ts): a stream that is
 * refused or opens within them causes no second run.
 */
const JUST_FETCHED_MS = 4000;

/** Sends messages to support that were written offline, whether a panel is open or not. */
function flushIfQueued(): void {
  if (!hasQueuedMessages()) return;
  import('#src/stores/support/outbox.ts').then(
    ({ flushOutbox }) => flushOutbox(),
    () => undefined,
  );
}

/** Keeps the wallet up to date while it is open; returns the way to stop. */
export function startLiveUpdates(): () => void {
  let batchTimer: ReturnType<typeof setTimeout> | null = null;
  let stalePrefixes: string[] = [];
  const refetchSoon = (...prefixes: readonly string[]) => {
    stalePrefixes.push(...prefixes);
    batchTimer ??= setTimeout(() => {
      const stale = stalePrefixes;
      batchTimer = null;
      stalePrefixes = [];
      invalidateQueries((key) => stale.some((prefix) => key.startsWith(prefix)));
    }, BATCH_MS);
  };
  let lastShownAt = Date.now();
  const onShown = () => {
    if (document.hidden) return;
    lastShownAt = Date.now();
    // Without the stream, what happened while the page was hidden is unknown.
    if (!$serverEventsConnected.get()) queries.revalidateKeys(() => true);
  };
  document.addEventListener('visibilitychange', onShown);
  window.addEventListener('online', onShown);

  const refetchAll = async () => {
    if (Date.now() - lastShownAt > JUST_FETCHED_MS) refetchSoon(...STALE_KEYS.everything);
    flushIfQueued();
    const preferences = readPreferences().then(
      () => true,
      () => false,
    );
    const answers = await Promise.all([fetchUnreadCount(), preferences]);
    return !answers.includes(false);
  };

  // The lists are a chunk of their own. One after the other, so that the newest unread count is applied last.
  let receiving = Promise.resolve();
  const receive = (event: EventData['notification']) => {
    receiving = receiving
      .then(() => import('#src/stores/notifications/notifications.ts'))
      .then(
        ({ receiveNotification }) => receiveNotification(event),
        () => $unreadCount.set(event.unread),
      );
  };

  loadPreferencesOnce().catch(() => undefined);

  flushIfQueued();
  // So that the first panel opens without a wait.
  prefetchPanelStack();

  // Another tab stored a message: this one sends it should the other close first.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && isSupportMessageKey(key)) flushIfQueued();
  };
  addEventListener('storage', onStorage);

  const stops = [
    () => removeEventListener('storage', onStorage),
    connectServerEvents(fetchUnreadCount(), refetchAll),
    prefetchOnIntent(),
    syncPreferences(),
    startSessionTimer(() => void handleSessionExpired()),
    // A status may name nobody: whose messages wait is known once the profile is there.
    $auth.listen(({ user }, before) => {
      if (user?.customer_id !== before?.user?.customer_id) flushIfQueued();
    }),
    onServerEvent('balance', () => refetchSoon(...STALE_KEYS.balance)),
    onServerEvent('transaction', () => refetchSoon(...STALE_KEYS.transaction)),
    onServerEvent('notification', receive),
    onServerEvent('session_revoked', ({ reason }) => {
      if (reason !== 'logged_out') return void recheckSession({ quietly: true });
      // The server ends the stream next, and the browser would reconnect without a session.
      endServerEvents();
      // The tab that logs out itself knows already.
      if (!isLeaving()) receiveSessionMessage('signed-out');
    }),
    onServerEvent('preferences', (event) => applyRemotePreferences(event)),
    // The server's language for a browser without one, or another tab's choice.
    $preferences.subscribe(({ language }) => {
      if (language !== document.documentElement.lang)
        changeLanguage(localeOf(language)).catch(() => undefined);
    }),
    // The server's texts are in the previous language.
    $i18n.listen((now, before) => {
      if (now?.locale === before?.locale) return;
      lastShownAt = Date.now();
      invalidateQueries();
      reconnectServerEvents();
    }),
  ];
  return () => {
    if (isLeaving()) endServerEvents();
    if (batchTimer) clearTimeout(batchTimer);
    document.removeEventListener('visibilitychange', onShown);
    window.removeEventListener('online', onShown);
    for (const stop of stops) stop();
  };
}
