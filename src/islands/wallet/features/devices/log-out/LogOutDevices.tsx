import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Device } from '#contract/devices.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $devices, retryDevices } from '#src/stores/devices/devices.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { laptop } from '#src/ui/icons/account.ts';
import { deviceIcon } from '../../../activity/activity-icons.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { BackLink } from '../../../shell/BackLink.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { useDeviceText } from '../list/use-device-text.ts';
import { LogOutNotice } from './LogOutNotice.tsx';
import { useLogOut } from './use-log-out.tsx';

/** /w/devices-and-activities/logout: chooses other devices, and logs them out with the PIN. */
export function LogOutDevices() {
  const messages = useMessages('devices');
  const query = useStore($devices);
  return (
    <>
      <BackLink from="devicesLogout" />
      <div className="log-out-devices" aria-busy={query.data === null && query.error === null}>
        <QueryStates
          query={query}
          messages={messages}
          at={query.data?.at ?? null}
          onRetry={retryDevices}
          skeleton={<Skeleton size="sheet" />}
        >
          {({ items }) => <Choice others={items.filter(({ current }) => !current)} />}
        </QueryStates>
      </div>
    </>
  );
}

function Choice({ others }: { others: readonly Device[] }) {
  const { choose } = useMessages('devices');
  const { ask, busy, outcome, dialogs } = useLogOut();
  /** All are chosen to begin with: the ones that are not. */
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const chosen = others.filter(({ device_id }) => !spared.has(device_id));
  const toggle = (id: string) =>
    setSpared(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const spareAll = (isSparing: boolean) =>
    setSpared(new Set(isSparing ? others.map(({ device_id }) => device_id) : []));

  return (
    <>
      <div className="choice">
        <LogOutNotice outcome={outcome} onRetry={(left) => ask({ devices: left })} />
        {others.length === 0 ? (
          <section className="card">
            <EmptyState heading={choose.onlyThis} text={choose.onlyThisText}>
              <Link className="button" to="/w/logout">
                {choose.hereLink}
              </Link>
            </EmptyState>
          </section>
        ) : (
          <section className="card chooser" aria-labelledby="log-out-which">
            <h2 id="log-out-which">{choose.heading}</h2>
            <p className="soft">{choose.text}</p>
            {others.length > 2 && (
              <Button variant="quiet" onClick={() => spareAll(spared.size === 0)}>
                {spared.size === 0 ? choose.none : choose.all}
              </Button>
            )}
            <ul aria-label={choose.list}>
              {others.map((device) => (
                <Pick
                  key={device.device_id}
                  device={device}
                  isChosen={!spared.has(device.device_id)}
                  onToggle={() => toggle(device.device_id)}
                />
              ))}
            </ul>
            <p className="here">
              <Icon d={laptop} />
              <span>
                <MessageWithElements
                  text={choose.here}
                  values={{ link: <Link to="/w/logout">{choose.hereLink}</Link> }}
                />
              </span>
            </p>
          </section>
        )}
      </div>
      {others.length > 0 && (
        <Approve
          chosen={chosen.length}
          of={others.length}
          busy={busy}
          onPress={() => ask({ devices: chosen, isEveryOther: chosen.length === others.length })}
        />
      )}
      {dialogs}
    </>
  );
}

interface PickProps {
  device: Device;
  isChosen: boolean;
  onToggle: () => void;
}

function Pick({ device, isChosen, onToggle }: PickProps) {
  const text = useDeviceText(device);
  const details = text.isNamed ? [text.browser] : [];
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={device.new ? 'disc alert' : 'disc'}>
          <Icon d={deviceIcon(`${device.name} ${device.os}`)} />
        </span>
        <span>
          <b>
            <bdi translate="no">{text.name}</bdi>
          </b>
          <small>{[...details, text.place, text.lastActive].join(' · ')}</small>
        </span>
      </label>
    </li>
  );
}

interface ApproveProps {
  chosen: number;
  of: number;
  busy: boolean;
  onPress: () => void;
}

function Approve({ chosen, of, busy, onPress }: ApproveProps) {
  const { choose, others, loggingOut } = useMessages('devices');
  const { locale } = useI18n();
  return (
    <section className="card approve" aria-labelledby="log-out-chosen">
      <h2 id="log-out-chosen" aria-live="polite">
        {interpolate(plural(locale, of, choose.chosen), { count: chosen, of })}
      </h2>
      <p className="soft">{chosen === 0 ? choose.nothing : choose.approve}</p>
      <Button
        variant="primary"
        wide
        aria-haspopup="dialog"
        disabled={chosen === 0}
        busy={busy}
        busyLabel={loggingOut.busy}
        onClick={onPress}
      >
        {chosen === 0
          ? choose.heading
          : interpolate(plural(locale, chosen, others.button), { count: chosen })}
      </Button>
    </section>
  );
}
