import { useEffect, useRef } from 'react';
import type { PriceAlert } from '#contract/price-alerts.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { restorePriceAlert } from '#src/stores/notifications/price-alerts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useFailureText } from '../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { alertText } from '../../money/alert-text.ts';

interface RemovedAlertProps {
  /** The alert that was removed last; null for none. */
  alert: PriceAlert | null;
  /** It is back. */
  onDone: () => void;
}

/**
 * Says which alert was removed, with the way back. It stands in the sheet, because a toast lies outside of the modal panel and
 * can't be pressed; it takes the focus that the removed row had.
 */
export function RemovedAlert({ alert, onDone }: RemovedAlertProps) {
  const messages = useMessages('priceAlerts');
  const { numberLocale } = useI18n();
  const failureText = useFailureText();
  const { busy, run } = useSingleFlight();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [alert]);

  return (
    <div className="undo" role="status">
      {alert && (
        <>
          <span>{interpolate(messages.removed, { alert: alertText(alert, messages, numberLocale) })}</span>
          <Button
            ref={undo}
            small
            busy={busy}
            onClick={() => {
              void run(async () => {
                try {
                  await restorePriceAlert(alert);
                  showToast('success', messages.restored);
                  onDone();
                } catch (error) {
                  showToast('error', failureText(error));
                }
                return undefined;
              });
            }}
          >
            {messages.undo}
          </Button>
        </>
      )}
    </div>
  );
}
