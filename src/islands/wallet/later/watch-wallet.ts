import type { EventData } from '#contract/events.ts';
import { readCookie } from '#src/api/cookies.ts';
import { languageTags } from '#src/intl/locale.ts';
import { hearLogout } from '#src/stores/hear-logout.ts';
import { $newsLive, hearAnew, onNews, startNews } from '#src/stores/news.ts';
import { firstPreferences, preferencesArrived, readPreferences } from '#src/stores/preferences.ts';
import { queries } from '#src/stores/queries.ts';
import { watchSession } from '#src/stores/session-life.ts';
import { isSomethingWaiting } from '#src/stores/support-waiting.ts';
import { sharePreferences } from '#src/stores/shared-preferences.ts';
import { readUnread } from '#src/stores/unread-count.ts';
import { $unread } from '#src/stores/unread.ts';
import { $view } from '#src/stores/view.ts';
import { lookAgain, sessionRanOut } from '#src/stores/wallet-session.ts';
import { findStack } from '../panels/find-stack.ts';
import { speak } from '../speak.ts';
import { $wallet } from '../words.ts';

/** Milliseconds in which several events about balances are one read. */
const GATHER = 500;

/**
 * Milliseconds after a look at the page, its first one included, in which what is shown has just been asked for (queries.ts):
 * a stream that is refused, or stands again, just then gives no reason to ask once more.
 */
const LOOK = 4000;

/** Reads whose answers are shown somewhere are asked for anew; the others are, when they are shown. */
const refresh = () => queries.revalidateKeys(() => true);

/** What was written to support without a network goes as soon as there is one, whether a panel is open or not. */
function sendWaiting(): void {
  if (!isSomethingWaiting()) return;
  import('#src/stores/support-outbox.ts').then(
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
      refresh();
    }, GATHER);
  };
  let looked = Date.now();
  const onLook = () => {
    if (document.hidden) return;
    looked = Date.now();
    // What was read a moment before is not read again by itself, but nobody told of what has happened since.
    if (!$newsLive.get()) refresh();
  };
  document.addEventListener('visibilitychange', onLook);
  window.addEventListener('online', onLook);

  // Its lists are a file of their own, which not everybody opens.
  const arrive = (news: EventData['notification']) =>
    import('#src/stores/notifications.ts').then(
      ({ notificationArrived }) => notificationArrived(news),
      () => $unread.set(news.unread),
    );

  // A browser without a language of its own takes the person's; their other choices follow them everywhere.
  firstPreferences()
    .then(
      ({ language }) => {
        if (readCookie('lang') === null && languageTags[language] !== document.documentElement.lang)
          return speak(language);
        return undefined;
      },
      () => undefined,
    )
    .catch(() => undefined);
  sendWaiting();
  // The first panel is then a press away.
  void findStack().catch(() => undefined);

  const stops = [
    startNews(readUnread()),
    sharePreferences(),
    watchSession(() => void sessionRanOut()),
    onNews('balance', refreshSoon),
    onNews('transaction', refreshSoon),
    onNews('notification', (news) => void arrive(news)),
    onNews('session_revoked', ({ reason }) =>
      reason === 'logged_out' ? hearLogout() : void lookAgain({ quietly: true }),
    ),
    onNews('preferences', preferencesArrived),
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
      refresh();
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
