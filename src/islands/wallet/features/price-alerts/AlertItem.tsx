import { useId, useState } from 'react';
import type { PriceAlert } from '#contract/price-alerts.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { pausePriceAlert, removePriceAlert } from '#src/stores/notifications/price-alerts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { bell, more } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { alertText } from '../../money/alert-text.ts';
import { PriceAlertLine } from '../../money/PriceAlertLine.tsx';

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
  const { alert_id, paused, status } = alert;
  const text = alertText(alert, messages, numberLocale);
  const fail = (error: unknown) => showToast('error', failureText(error));

  return (
    <li>
      <span className="alert-row">
        <PriceAlertLine alert={alert} picture={<Icon d={bell} />} />
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
