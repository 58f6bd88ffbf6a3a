import type { ReactNode } from 'react';
import type { PriceAlert } from '#contract/price-alerts.ts';
import { formatTimestamp } from '#src/intl/format/timestamp.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { ListItem } from '../list/ListItem.tsx';
import { alertText } from './alert-text.ts';

interface PriceAlertLineProps {
  alert: PriceAlert;
  picture: ReactNode;
  /** In front of what it waits for, where alerts of several assets stand together. */
  symbol?: string;
}

/** A price alert in a list: what it waits for, how it is told, and what keeps it from being told now. */
export function PriceAlertLine({ alert, picture, symbol }: PriceAlertLineProps) {
  const messages = useMessages('priceAlerts');
  const { numberLocale } = useI18n();
  const state = useAlertState(alert);
  const text = alertText(alert, messages, numberLocale);
  const how = [
    alert.repeat ? messages.repeated : messages.once,
    ...alert.channels.map((channel) => messages.channels[channel]),
  ];
  return (
    <ListItem
      picture={picture}
      title={symbol === undefined ? text : `${symbol} · ${text}`}
      detail={how.join(' · ')}
      end={state && <span className={alert.paused ? 'tag warn' : 'tag'}>{state}</span>}
    />
  );
}

/** What keeps an alert from being told now; null for one that waits. */
function useAlertState({ paused, status, last_told_at, next_at }: PriceAlert): string | null {
  const messages = useMessages('priceAlerts');
  const { locale } = useI18n();
  const today = useToday();
  if (paused) return messages.paused;
  if (next_at !== null) return withUpcoming(messages.quiet, next_at, locale, today);
  if (status === 'told' && last_told_at !== null)
    return interpolate(messages.told, { time: formatTimestamp(last_told_at, locale, { now: today }) });
  return null;
}
