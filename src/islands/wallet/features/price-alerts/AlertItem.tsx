import { useId, useState } from 'react';
import type { PriceAlert } from '#contract/price-alerts.ts';
import { formatTimestamp } from '#src/intl/format/timestamp.ts';
import { formatUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { pausePriceAlert, removePriceAlert } from '#src/stores/notifications/price-alerts.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { bell, more } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { ListItem } from '../../list/ListItem.tsx';
import { alertText } from './alert-text.ts';

interface AlertItemProps {
  alert: PriceAlert;
  /** The person wants to change it. */
  onChange: () => void;
  /** It is gone from the list: the focus needs another place. */
  onRemoved: () => void;
}

/** One alert with what can be done about it, which a button shows under it. */
export function AlertItem({ alert, onChange, onRemoved }: AlertItemProps) {
  const messages = useMessages('priceAlerts');
  const { numberLocale } = useI18n();
  const failureText = useFailureText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { alert_id, paused, repeat, channels, status } = alert;
  const text = alertText(alert, messages, numberLocale);
  const state = useAlertState(alert);
  const fail = (error: unknown) => showToast('error', failureText(error));
  const how = [
    repeat ? messages.repeated : messages.once,
    ...channels.map((channel) => messages.channels[channel]),
  ];

  return (
    <li>
      <span className="alert-row">
        <ListItem
          picture={<Icon d={bell} />}
          title={text}
          detail={how.join(' · ')}
          end={state && <span className={paused ? 'tag warn' : 'tag'}>{state}</span>}
        />
        <button
          className="tool"
          type="button"
          aria-label={interpolate(messages.more, { alert: text })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon d={more} />
        </button>
      </span>
      {isOpen && (
        <div className="row" id={id}>
          {status === 'waiting' && (
            <Button
              small
              onClick={() => {
                pausePriceAlert(alert_id, !paused).catch(fail);
              }}
            >
              {paused ? messages.resume : messages.pause}
            </Button>
          )}
          <Button small onClick={onChange}>
            {status === 'told' ? messages.again : messages.change}
          </Button>
          <Button
            small
            onClick={() => {
              removePriceAlert(alert_id).catch(fail);
              onRemoved();
            }}
          >
            {messages.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What keeps an alert from being told now; null for one that waits. */
function useAlertState({ paused, status, last_told_at, next_at }: PriceAlert): string | null {
  const messages = useMessages('priceAlerts');
  const { locale } = useI18n();
  const now = useToday();
  if (paused) return messages.paused;
  if (next_at !== null)
    return interpolate(messages.quiet, { time: formatUpcoming(Date.parse(next_at), locale, Date.now()) });
  if (status === 'told' && last_told_at !== null)
    return interpolate(messages.told, { time: formatTimestamp(last_told_at, locale, { now }) });
  return null;
}
