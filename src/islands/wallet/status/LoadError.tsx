import { useStore } from '@nanostores/react';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { $online } from '#src/stores/query/online.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';
import { useI18n } from '../i18n/i18n.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { RetryNotice } from './RetryNotice.tsx';

/** What a screen says about its read. */
export interface LoadMessages {
  /** Nothing could be loaded: `We couldn’t load your transactions.` */
  readonly failed: string;
  /** Older data is shown: `We couldn’t check for new notifications.`; without it, `failed`. */
  readonly notRefreshed?: string;
  /** Older data is shown, and the browser is offline; without it, that it is. */
  readonly offline?: string;
}

/** What `LoadError` and `StaleNotice` need of a read; a screen makes it once and spreads it. */
export interface LoadState {
  query: QueryState<unknown>;
  messages: LoadMessages;
  /** When the data that is shown was loaded, in milliseconds since 1970; null for none. */
  at: number | null;
  onRetry: () => void;
  /** Says that the browser is offline: for a panel, which covers the app shell's own notice. */
  hasOfflineNotice?: boolean;
}

/** Stands in place of data that could not be loaded. Where older data is there, `StaleNotice` speaks instead. */
export function LoadError({ query, messages, onRetry, hasOfflineNotice = false }: LoadState) {
  const { messages: walletMessages, locale } = useI18n();
  const isOffline = !useStore($online);
  const { data, error, loading } = query;
  if (data !== null) return null;
  // Back online, every read is sent again by itself (query-client.ts): there is nothing to press.
  if (isOffline && !hasOfflineNotice)
    return <p className="load-state aside">{walletMessages.load.whenOnline}</p>;
  if (!isOffline && !error) return null;
  const onlineText = isNetworkError(error)
    ? joinSentences(locale, messages.failed, walletMessages.load.checkConnection)
    : messages.failed;
  return (
    <div className="load-state" role="alert">
      <RetryNotice
        tone={isOffline ? 'warn' : 'bad'}
        text={
          isOffline
            ? joinSentences(locale, walletMessages.offline.title, walletMessages.load.whenOnline)
            : onlineText
        }
        isOffline={isOffline}
        error={error}
        isRetrying={loading}
        onRetry={onRetry}
      />
    </div>
  );
}
