import { useStore } from '@nanostores/react';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { $online } from '#src/stores/query/online.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n } from '../i18n/i18n.ts';
import type { LoadState } from './LoadError.tsx';
import { RetryNotice } from './RetryNotice.tsx';

/** Stands above older data while newer data can't be loaded: how old it is, and Retry. Always rendered, for its live region. */
export function StaleNotice({ query, messages, at, onRetry, hasOfflineNotice = false }: LoadState) {
  const { messages: walletMessages, locale } = useI18n();
  const today = useToday();
  const isOffline = !useStore($online);
  const { data, error, loading } = query;
  const saysOffline = isOffline && hasOfflineNotice;
  const isStale = error !== null || saysOffline;
  const text = saysOffline
    ? (messages.offline ?? walletMessages.offline.title)
    : (messages.notRefreshed ?? messages.failed);
  const age =
    at === null
      ? []
      : [interpolate(walletMessages.load.asOf, { time: formatMoment(at, locale, { now: today }) })];
  return (
    <div className="load-state" role="status">
      {data !== null && isStale && (
        <RetryNotice
          tone="warn"
          text={joinSentences(locale, text, ...age)}
          isOffline={isOffline}
          error={error}
          isRetrying={loading}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}
