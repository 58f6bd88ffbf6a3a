import { useStore } from '@nanostores/react';
import type { Device } from '#contract/devices.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $devices, retryDevices } from '#src/stores/devices/devices.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { place } from '#src/ui/icons/account.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { LogOutNotice } from '../log-out/LogOutNotice.tsx';
import { useLogOut } from '../log-out/use-log-out.tsx';
import { DeviceCard } from './DeviceCard.tsx';
import { useFirstLogins } from './use-first-logins.ts';

interface DeviceListProps {
  /** How many are shown; new ones and the one in hand always are. All unless it is given. */
  most?: number;
}

/** The devices that the account is logged in on, this one first, and the way to log out all others. */
export function DeviceList({ most = Infinity }: DeviceListProps) {
  const messages = useMessages('devices');
  const query = useStore($devices);
  return (
    <div className="devices" aria-busy={query.data === null && query.error === null}>
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={retryDevices}
        skeleton={<DeviceSkeleton />}
      >
        {({ items }) => <Columns devices={items} most={most} />}
      </QueryStates>
    </div>
  );
}

function DeviceSkeleton() {
  return (
    <div className="cards" aria-hidden="true">
      {['this', 'other'].map((name) => (
        <div key={name} className="card device">
          <div className="headline">
            <Skeleton size="round" />
            <div>
              <Skeleton size="title" />
              <Skeleton size="state" />
            </div>
          </div>
          <div className="about-device">
            <Skeleton size="label" />
            <Skeleton size="label" />
            <Skeleton size="label" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** As many as there is room for: none that is new is left out. */
const shownOf = (devices: readonly Device[], most: number) =>
  devices.filter((device, index) => index < most || device.new || device.current);

function Columns({ devices, most }: { devices: readonly Device[]; most: number }) {
  const messages = useMessages('devices');
  const { locale } = useI18n();
  const { ask, outcome, dialogs } = useLogOut();
  const logins = useFirstLogins(devices);
  const count = devices.length;
  const shown = shownOf(devices, most);
  return (
    <>
      <div className="cards" role="group" aria-label={messages.list}>
        <LogOutNotice outcome={outcome} onRetry={(left) => ask({ devices: left })} />
        {shown.map((device) => (
          <DeviceCard
            key={device.device_id}
            device={device}
            firstLogin={logins === null ? undefined : (logins.get(device.device_id) ?? null)}
            onLogOut={(one) => ask({ devices: [one] })}
          />
        ))}
        {shown.length < count && (
          <Link className="button quiet all" to="/w/devices-and-activities/my-devices">
            {interpolate(plural(locale, count, messages.all), { count })}
          </Link>
        )}
      </div>
      <Aside others={devices.filter(({ current }) => !current).length}>
        <p className="aside-note">
          <Icon d={place} />
          <span>{messages.approximate}</span>
        </p>
      </Aside>
      {dialogs}
    </>
  );
}

function Aside({ others, children }: { others: number; children: ElementNode }) {
  const messages = useMessages('devices');
  const { locale } = useI18n();
  return (
    <div className="beside">
      <section className="card log-out-others" aria-labelledby="log-out-others">
        <h2 id="log-out-others">{messages.others.heading}</h2>
        <p className="soft">{others === 0 ? messages.onlyThis : messages.others.text}</p>
        {others > 0 && (
          <Link className="button wide" to="/w/devices-and-activities/logout">
            {interpolate(plural(locale, others, messages.others.button), { count: others })}
          </Link>
        )}
      </section>
      {children}
    </div>
  );
}
