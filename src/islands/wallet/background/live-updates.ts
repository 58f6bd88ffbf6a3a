import type { EventData } from '#contract/events.ts';
import { isSupportMessageKey } from '#src/api/storage.ts';
import { languageTags } from '#src/intl/locale.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { receiveSessionMessage } from '#src/stores/session/session-channel.ts';
import {
  $serverEventsConnected,
  reconnectServerEvents,
  onServerEvent,
  connectServerEvents,
  closeServerEvents,
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
import { syncPreferencesAcrossTabs } from '#src/stores/preferences/preferences-sync.ts';
import { $unreadCount, fetchUnreadCount } from '#src/stores/notifications/unread-count.ts';
import { handleSessionExpired, isLeaving, recheckSession } from '#src/stores/session/wallet-session.ts';
import { loadChoose } from '../preferences/load-choose.ts';
import { loadPanelStack } from '../panels/load-panel-stack.ts';
import { changeLanguage } from '../i18n/change-language.ts';
import { $i18n } from '../i18n/i18n.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

/** Milliseconds in which several events lead to one refetch. */
const BATCH_MS = 500;

/** The keys of queries that an event makes stale, by how they begin. A transaction that moves money has a balance event too. */
const STALE_KEYS = { balance: 'balances ', transaction: 'transactions ', everything: '' };

/**
 * Milliseconds after a look at the page, its first one included, in which what is shown has just been asked for (queries.ts):
 * a stream that is refused, or stands again, just then gives no reason to ask once more.
 */
const LOOK = 4000;

/** What was written to support without a network goes as soon as there is one, whether a panel is open or not. */
function flushIfQueued(): void {
  if (!hasQueuedMessages()) return;
  import('#src/stores/support/outbox.ts').then(
    ({ flushOutbox }) => flushOutbox(),
    () => undefined,
  );
}

/** Keeps what is shown true while a wallet is open; returns the way to stop. */
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
  let looked = Date.now();
  const onLook = () => {
    if (document.hidden) return;
    looked = Date.now();
    // What was read a moment before is not read again by itself, but nobody told of what has happened since.
    if (!$serverEventsConnected.get()) queries.revalidateKeys(() => true);
  };
  document.addEventListener('visibilitychange', onLook);
  window.addEventListener('online', onLook);

  const refetchAll = async () => {
    if (Date.now() - looked > LOOK) refetchSoon(STALE_KEYS.everything);
    flushIfQueued();
    const preferences = readPreferences().then(
      () => true,
      () => false,
    );
    const answers = await Promise.all([fetchUnreadCount(), preferences]);
    return !answers.includes(false);
  };

  // Its lists are a file of their own, which not everybody opens. One after the other, so that the newest count is the last.
  let arriving = Promise.resolve();
  const arrive = (news: EventData['notification']) => {
    arriving = arriving
      .then(() => import('#src/stores/notifications/notifications.ts'))
      .then(
        ({ receiveNotification }) => receiveNotification(news),
        () => $unreadCount.set(news.unread),
      );
  };

  loadPreferencesOnce().catch(() => undefined);
  void loadChoose();

  flushIfQueued();
  // The first panel is then a press away.
  void loadPanelStack().catch(() => undefined);

  // Another tab wrote some; should it close before they are sent, this one sends them.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && isSupportMessageKey(key)) flushIfQueued();
  };
  addEventListener('storage', onStorage);

  const stops = [
    () => removeEventListener('storage', onStorage),
    connectServerEvents(fetchUnreadCount(), refetchAll),
    prefetchOnIntent(),
    syncPreferencesAcrossTabs(),
    startSessionTimer(() => void handleSessionExpired()),
    // A status may name nobody: what waits is known to be theirs once the profile does.
    $auth.listen(({ user }, before) => {
      if (user?.customer_id !== before?.user?.customer_id) flushIfQueued();
    }),
    onServerEvent('balance', () => refetchSoon(STALE_KEYS.balance)),
    onServerEvent('transaction', () => refetchSoon(STALE_KEYS.transaction)),
    onServerEvent('notification', arrive),
    onServerEvent('session_revoked', ({ reason }) => {
      if (reason !== 'logged_out') return void recheckSession({ quietly: true });
      // The server ends the stream next, and the browser would ask for it again without a session.
      closeServerEvents();
      // The tab that logs out itself knows already.
      if (!isLeaving()) receiveSessionMessage('signed-out');
    }),
    onServerEvent('preferences', (news) => applyRemotePreferences(news)),
    // Told by the server to a browser without one, chosen in another tab, or taken back because it could not be saved.
    $preferences.subscribe(({ language }) => {
      if (languageTags[language] !== document.documentElement.lang)
        changeLanguage(language).catch(() => undefined);
    }),
    // What the server wrote is in the language before.
    $i18n.listen((now, before) => {
      if (now?.locale === before?.locale) return;
      looked = Date.now();
      invalidateQueries();
      reconnectServerEvents();
    }),
  ];
  return () => {
    if (batchTimer) clearTimeout(batchTimer);
    document.removeEventListener('visibilitychange', onLook);
    window.removeEventListener('online', onLook);
    for (const stop of stops) stop();
  };
}
