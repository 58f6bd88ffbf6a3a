import type { EventData } from '#contract/events.ts';
import { languageTags } from '#src/intl/locale.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { hearLogout } from '#src/stores/session/session-channel.ts';
import { $newsLive, hearAnew, onNews, startNews, stopListening } from '#src/stores/live/server-events.ts';
import {
  $preferences,
  firstPreferences,
  preferencesArrived,
  readPreferences,
} from '#src/stores/preferences/preferences.ts';
import { queries, readAnew } from '#src/stores/query/query-client.ts';
import { watchSession } from '#src/stores/session/session-timeout.ts';
import { isSomethingWaiting } from '#src/stores/support/has-queued-messages.ts';
import { sharePreferences } from '#src/stores/preferences/preferences-sync.ts';
import { readUnread } from '#src/stores/notifications/unread-count.ts';
import { $unread } from '#src/stores/notifications/unread.ts';
import { $view } from '#src/stores/preferences/display-settings.ts';
import { lookAgain, sessionRanOut } from '#src/stores/session/wallet-session.ts';
import { loadChoose } from '../preferences/load-choose.ts';
import { findStack } from '../panels/load-panel-stack.ts';
import { speak } from '../i18n/change-language.ts';
import { $wallet } from '../i18n/i18n.ts';
import { warmOnIntent } from './prefetch-on-intent.ts';

/** Milliseconds in which several events about balances are one read. */
const GATHER = 500;

/**
 * Milliseconds after a look at the page, its first one included, in which what is shown has just been asked for (queries.ts):
 * a stream that is refused, or stands again, just then gives no reason to ask once more.
 */
const LOOK = 4000;

/** What was written to support without a network goes as soon as there is one, whether a panel is open or not. */
function sendWaiting(): void {
  if (!isSomethingWaiting()) return;
  import('#src/stores/support/outbox.ts').then(
    ({ wakeOutbox }) => wakeOutbox(),
    () => undefined,
  );
}

/** Keeps what is shown true while a wallet is open; returns the way to stop. */
export function watchWallet(): () => void {
  let gathering: ReturnType<typeof setTimeout> | null = null;
  const refreshSoon = () => {
    gathering ??= setTimeout(() => {
      gathering = null;
      // The others are asked for when they are shown.
      readAnew();
    }, GATHER);
  };
  let looked = Date.now();
  const onLook = () => {
    if (document.hidden) return;
    looked = Date.now();
    // What was read a moment before is not read again by itself, but nobody told of what has happened since.
    if (!$newsLive.get()) queries.revalidateKeys(() => true);
  };
  document.addEventListener('visibilitychange', onLook);
  window.addEventListener('online', onLook);

  // Its lists are a file of their own, which not everybody opens. One after the other, so that the newest count is the last.
  let arriving = Promise.resolve();
  const arrive = (news: EventData['notification']) => {
    arriving = arriving
      .then(() => import('#src/stores/notifications/notifications.ts'))
      .then(
        ({ notificationArrived }) => notificationArrived(news),
        () => $unread.set(news.unread),
      );
  };

  firstPreferences().catch(() => undefined);
  void loadChoose();

  sendWaiting();
  // The first panel is then a press away.
  void findStack().catch(() => undefined);

  // Another tab wrote some; should it close before they are sent, this one sends them.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'supportQueue') sendWaiting();
  };
  addEventListener('storage', onStorage);

  const stops = [
    () => removeEventListener('storage', onStorage),
    startNews(readUnread()),
    warmOnIntent(),
    sharePreferences(),
    watchSession(() => void sessionRanOut()),
    // A status may name nobody: what waits is known to be theirs once the profile does.
    $auth.listen(({ user }, before) => {
      if (user?.customer_id !== before?.user?.customer_id) sendWaiting();
    }),
    onNews('balance', refreshSoon),
    onNews('transaction', refreshSoon),
    onNews('notification', arrive),
    onNews('session_revoked', ({ reason }) => {
      if (reason !== 'logged_out') return void lookAgain({ quietly: true });
      // The server ends the stream next, and the browser would ask for it again without a session.
      stopListening();
      hearLogout();
    }),
    onNews('preferences', (news) => preferencesArrived(news)),
    // Told by the server to a browser without one, chosen in another tab, or taken back because it could not be saved.
    $preferences.subscribe(({ language }) => {
      if (languageTags[language] !== document.documentElement.lang) speak(language).catch(() => undefined);
    }),
    onNews('resync', () => {
      if (Date.now() - looked > LOOK) refreshSoon();
      sendWaiting();
      const preferences = readPreferences().then(
        () => true,
        () => false,
      );
      return Promise.all([readUnread(), preferences]).then((answers) => !answers.includes(false));
    }),
    // What the server wrote is in the language before.
    $wallet.listen((now, before) => {
      if (now?.locale === before?.locale) return;
      looked = Date.now();
      readAnew();
      hearAnew();
    }),
    // Numbers are formatted where they are shown: all of it is drawn again.
    $view.listen(({ number_locale }, before) => {
      const wallet = $wallet.get();
      if (wallet && number_locale !== before?.number_locale) $wallet.set({ ...wallet });
    }),
  ];
  return () => {
    if (gathering) clearTimeout(gathering);
    document.removeEventListener('visibilitychange', onLook);
    window.removeEventListener('online', onLook);
    for (const stop of stops) stop();
  };
}
