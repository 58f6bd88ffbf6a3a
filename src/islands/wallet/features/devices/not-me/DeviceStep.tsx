import { useStore } from '@nanostores/react';
import type { Activity } from '#contract/activities.ts';
import { $devices } from '#src/stores/devices/devices.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { LogOutNotice } from '../log-out/LogOutNotice.tsx';
import { useLogOut } from '../log-out/use-log-out.tsx';

interface DeviceStepProps {
  login: Activity;
  /** Its name and its place. */
  where: string;
  /** When it was done, as a sentence; null while it is not. */
  done: string | null;
  isNext: boolean;
}

/** Step 1: logs the device of the login out. */
export function DeviceStep({ login, where, done, isNext }: DeviceStepProps) {
  const { steps } = useMessages('notMe');
  const { loggingOut } = useMessages('devices');
  const { ask, busy, outcome, dialogs } = useLogOut();
  const device = useStore($devices).data?.items.find(({ device_id }) => device_id === login.device_id);
  return (
    <>
      <small>{where}</small>
      {done !== '' && <small>{done ?? steps.device.text}</small>}
      {done === null && device && (
        <Button
          variant={isNext ? 'primary' : 'outline'}
          aria-haspopup="dialog"
          busy={busy}
          busyLabel={loggingOut.busy}
          onClick={() => ask({ devices: [device] })}
        >
          {steps.device.button}
        </Button>
      )}
      <LogOutNotice outcome={outcome} onRetry={(left) => ask({ devices: left })} />
      {dialogs}
    </>
  );
}
