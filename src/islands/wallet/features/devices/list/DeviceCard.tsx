import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { Device } from '#contract/devices.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { labelled } from '#src/intl/text/marks.ts';
import { $dismissed, dismiss } from '#src/stores/interface/dismissed.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { logout } from '#src/ui/icons/frame.ts';
import { pencil } from '#src/ui/icons/payment.ts';
import { deviceIcon } from '../../../activity/activity-icons.ts';
import { notMePath } from '../../../activity/not-me-path.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { RenameDevice } from './RenameDevice.tsx';
import { useDeviceText } from './use-device-text.ts';

interface DeviceCardProps {
  device: Device;
  /** The entry of its first login in the log, which can be denied; null where the log has none, undefined while it is being read. */
  firstLogin: string | null | undefined;
  onLogOut: (device: Device) => void;
}

/** A device that is logged in: what is known of it, and what can be done about it. */
export function DeviceCard({ device, firstLogin, onLogOut }: DeviceCardProps) {
  const messages = useMessages('devices');
  const { facts } = messages;
  const text = useDeviceText(device);
  const heading = useId();
  const { device_id, current, name, os } = device;
  const isKnown = useStore($dismissed).includes(`device:${device_id}`);
  const isAsked = device.new && !current && !isKnown;
  return (
    <section className={isAsked ? 'card device unknown' : 'card device'} aria-labelledby={heading}>
      <div className="headline">
        <span className={isAsked ? 'disc big alert' : 'disc big'}>
          <Icon d={deviceIcon(`${name} ${os}`)} />
        </span>
        <div>
          <h2 id={heading}>
            <bdi translate="no">{text.name}</bdi>
          </h2>
          {current ? (
            <p className="live">{messages.activeNow}</p>
          ) : (
            <p className="soft">{isAsked ? text.firstLogin : text.lastActive}</p>
          )}
        </div>
        {current && <span className="tag good">{messages.thisDevice}</span>}
        {!current && device.new && <span className="tag warn">{messages.new}</span>}
      </div>
      <dl className="about-device">
        {[
          [facts.place, text.place],
          [facts.ip, text.ip],
          // The other one of the two stands under the name.
          isAsked ? [facts.last, text.lastSeen] : [facts.first, text.firstSeen],
          ...(text.isNamed ? [[facts.browser, text.browser]] : []),
          [facts.method, text.method],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isAsked && <KnowIt device={device} name={text.name} firstLogin={firstLogin} onLogOut={onLogOut} />}
      {!isAsked && <Actions device={device} name={text.name} onLogOut={onLogOut} />}
    </section>
  );
}

interface PartProps extends Pick<DeviceCardProps, 'device' | 'onLogOut'> {
  name: string;
}

function Actions({ device, name, onLogOut }: PartProps) {
  const messages = useMessages('devices');
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <div className="acts">
      <Button
        small
        aria-haspopup="dialog"
        aria-label={interpolate(messages.renameLabel, { name })}
        onClick={() => setIsRenaming(true)}
      >
        <Icon d={pencil} />
        <span>{messages.rename}</span>
      </Button>
      {!device.current && (
        <Button
          small
          aria-haspopup="dialog"
          aria-label={interpolate(messages.logOutLabel, { name })}
          onClick={() => onLogOut(device)}
        >
          <Icon d={logout} />
          <span>{messages.logOut}</span>
        </Button>
      )}
      <RenameDevice device={device} open={isRenaming} onClose={() => setIsRenaming(false)} />
    </div>
  );
}

/** Asks about a device that is new. Who knows it can name it and log it out, as any other. */
function KnowIt({ device, name, firstLogin, onLogOut }: PartProps & Pick<DeviceCardProps, 'firstLogin'>) {
  const { locale } = useI18n();
  const messages = useMessages('devices');
  const { notMe } = useMessages('activities');
  return (
    <div className="acts">
      <p>{messages.ask}</p>
      <Button
        small
        aria-label={interpolate(messages.mineLabel, { name })}
        onClick={() => dismiss(`device:${device.device_id}`)}
      >
        {messages.mine}
      </Button>
      {firstLogin === undefined && (
        <Button small disabled>
          {notMe}
        </Button>
      )}
      {firstLogin === null && (
        <Button
          small
          aria-haspopup="dialog"
          aria-label={interpolate(messages.logOutLabel, { name })}
          onClick={() => onLogOut(device)}
        >
          {messages.logOut}
        </Button>
      )}
      {firstLogin && (
        <Link
          className="button small danger"
          to={notMePath(firstLogin)}
          aria-label={labelled(locale, notMe, name)}
        >
          {notMe}
        </Link>
      )}
    </div>
  );
}
