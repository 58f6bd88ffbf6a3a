import { useStore } from '@nanostores/react';
import { alertChannels, type AlertChannel } from '#contract/price-alerts.ts';
import { $notificationSettings } from '#src/stores/notifications/notification-settings.ts';
import { FieldError } from '#src/ui/form/Field.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { MessageWithElements } from '../../i18n/MessageWithElements.tsx';
import { PanelLink } from '../../panels/PanelLink.tsx';

interface AlertChannelsProps {
  /** Starts the ids of the boxes. */
  id: string;
  channels: readonly AlertChannel[];
  error: string | undefined;
  onChange: (channels: readonly AlertChannel[]) => void;
}

/** By which ways an alert is told. Email says so where the person's settings stop it. */
export function AlertChannels({ id, channels, error, onChange }: AlertChannelsProps) {
  const messages = useMessages('priceAlerts');
  const texts = messages.form;
  const flags = useStore($notificationSettings).data;
  const isEmailOff = flags !== null && !(flags.email_notifications && flags.trade_alerts);
  const group = `${id}-channels`;
  return (
    <fieldset className="alert-channels" aria-describedby={error && `${group}-error`}>
      <legend>{texts.channels}</legend>
      {alertChannels.map((channel) => (
        <label key={channel} htmlFor={`${id}-channel-${channel}`}>
          <input
            id={`${id}-channel-${channel}`}
            type="checkbox"
            checked={channels.includes(channel)}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget: { checked } }) =>
              onChange(alertChannels.filter((one) => (one === channel ? checked : channels.includes(one))))
            }
          />
          <span>{messages.channels[channel]}</span>
        </label>
      ))}
      {isEmailOff && channels.includes('email') && (
        <p className="hint">
          <MessageWithElements
            text={texts.emailOff}
            values={{ link: <PanelLink to="/w/notifications#settings">{texts.emailLink}</PanelLink> }}
          />
        </p>
      )}
      <FieldError id={group}>{error}</FieldError>
    </fieldset>
  );
}
