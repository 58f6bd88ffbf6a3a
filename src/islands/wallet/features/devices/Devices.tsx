import { useStore } from '@nanostores/react';
import { useSearchParams } from 'react-router-dom';
import { $devices } from '#src/stores/devices/devices.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { TabLinks } from '../../shell/TabLinks.tsx';
import { ActivityTab } from './activity/ActivityTab.tsx';
import { deviceParts } from './device-registry.ts';
import { notMeIn, tabIn, tabPath, tabs } from './devices-url.ts';
import { DeviceList } from './list/DeviceList.tsx';

/** Devices that the hub shows: the others are on a screen of their own. */
const MOST = 6;

/** /w/devices-and-activities: where the account is logged in, and what happened on it. `?not-me=` secures it after a foreign login. */
export function Devices() {
  const [params] = useSearchParams();
  if (notMeIn(params) !== null)
    return <LazyComponent registry={deviceParts} name="notMe" fallback={<Skeleton size="sheet" />} />;
  return <Tabs tab={tabIn(params)} />;
}

function Tabs({ tab }: { tab: (typeof tabs)[number] }) {
  const { tabs: messages } = useMessages('devices');
  const count = useStore($devices).data?.items.length;
  return (
    <div className="device-tabs">
      <TabLinks
        label={messages.label}
        current={tab}
        tabs={tabs.map((name) => ({
          name,
          text: messages[name],
          to: tabPath(name),
          ...(name === 'devices' && count !== undefined && { count }),
        }))}
      />
      {tab === 'devices' ? <DeviceList most={MOST} /> : <ActivityTab />}
    </div>
  );
}
