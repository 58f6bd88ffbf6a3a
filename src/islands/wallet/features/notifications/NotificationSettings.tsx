import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import {
  $notificationSettings,
  $savingSettings,
  setNotificationSetting,
  refetchNotificationSettings,
  type NotificationSetting,
} from '#src/stores/notifications/notification-settings.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { LoadError } from '../../status/LoadError.tsx';
import { LoadingStatus } from '../../status/LoadingStatus.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { useFragmentFocus } from '../../navigation/use-fragment-focus.ts';
import { useErrorToast } from './use-mark-read.ts';
import { ConfirmSecurityAlertsOff } from './ConfirmSecurityAlertsOff.tsx';

const names = [
  'security_alerts',
  'device_alerts',
  'trade_alerts',
  'email_notifications',
  'newsletter_subscription',
] as const satisfies readonly NotificationSetting[];

/** Spec section 3, Notification settings: five switches, each saved when it is pressed. */
export function NotificationSettings() {
  const { flags: messages } = useMessages('notifications');
  const query = useStore($notificationSettings);
  const { data, error } = query;
  const saving = useStore($savingSettings);
  const showError = useErrorToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const heading = useId();
  const title = useFragmentFocus('settings');

  const save = (name: NotificationSetting, on: boolean) => {
    setNotificationSetting(name, on).catch((failure: unknown) => showError(failure, messages.notSaved));
  };
  const onChange = (name: NotificationSetting, on: boolean) => {
    // Security alerts tell of somebody else in the account: a slip must not turn them off.
    if (name === 'security_alerts' && !on) setIsConfirming(true);
    else save(name, on);
  };

  return (
    <section className="card flags" id="settings" aria-labelledby={heading} aria-busy={!data && !error}>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {messages.heading}
        </h2>
      </header>
      <p className="soft">{messages.text}</p>
      <LoadError query={query} messages={messages} at={null} onRetry={refetchNotificationSettings} />
      <LoadingStatus loading={!data && !error && messages.loading} busy={saving.size > 0} />
      {names.map((name) =>
        data ? (
          <Switch
            key={name}
            label={messages[name].name}
            text={messages[name].text}
            checked={data[name]}
            onChange={(on) => onChange(name, on)}
          />
        ) : (
          !error && (
            <div key={name} className="setting">
              <Skeleton size="line" />
            </div>
          )
        ),
      )}
      <ConfirmSecurityAlertsOff
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onOff={() => save('security_alerts', false)}
      />
    </section>
  );
}
