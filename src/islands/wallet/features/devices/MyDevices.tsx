import { BackLink } from '../../shell/BackLink.tsx';
import { DeviceList } from './list/DeviceList.tsx';

/** /w/devices-and-activities/my-devices: every device, to name them and to log them out. */
export function MyDevices() {
  return (
    <>
      <BackLink from="myDevices" />
      <DeviceList />
    </>
  );
}
