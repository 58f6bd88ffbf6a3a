import { useId, useState } from 'react';
import { DEVICE_NAME_LENGTH, type Device } from '#contract/devices.ts';
import { tidyText, type TextRule } from '#contract/text/person-text.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { refreshActivities } from '#src/stores/activities/activities.ts';
import { renameDevice, revalidateDevices } from '#src/stores/devices/devices.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { hasErrorCode, isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { ConfirmDialog } from '../../../dialog/ConfirmDialog.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useTextProblem } from '../../../i18n/use-text-problem.ts';

const nameRule: TextRule = { longest: DEVICE_NAME_LENGTH };

interface RenameDeviceProps {
  device: Device;
  open: boolean;
  onClose: () => void;
}

/** Asks for another name, which is shown once it is saved. */
export function RenameDevice({ device, open, onClose }: RenameDeviceProps) {
  const { renaming } = useMessages('devices');
  const flight = useSingleFlight();
  const close = () => {
    if (!flight.busy) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={interpolate(renaming.heading, { name: sanitizeText(device.name) })}
      isHeld={flight.busy}
    >
      <NameForm device={device} flight={flight} onCancel={close} onSaved={onClose} />
    </ConfirmDialog>
  );
}

interface NameFormProps {
  device: Device;
  flight: ReturnType<typeof useSingleFlight>;
  onCancel: () => void;
  onSaved: () => void;
}

function NameForm({ device, flight: { busy, run }, onCancel, onSaved }: NameFormProps) {
  const { renaming: messages } = useMessages('devices');
  const { messages: wallet } = useI18n();
  const id = useId();
  const [name, setName] = useState(device.name);
  const [error, setError] = useState<string>();
  const problem = useTextProblem()(name, nameRule);

  const refuse = (text: string) => {
    setError(text);
    document.getElementById(id)?.focus();
  };
  const save = () =>
    run(async () => {
      const typed = tidyText(name);
      if (typed === '' || problem) {
        refuse(problem ?? messages.missing);
        return undefined;
      }
      try {
        if (typed !== tidyText(device.name)) {
          await renameDevice(device.device_id, typed);
          refreshActivities();
          showToast('success', messages.saved);
        }
        onSaved();
      } catch (failure) {
        const isGone = hasErrorCode(failure, 'not_found');
        if (isGone) revalidateDevices();
        const unsaved = isOutcomeUnknown(failure) ? wallet.unsure : errorMessage(failure, messages.failed);
        refuse(isGone ? messages.gone : unsaved);
      }
      return undefined;
    });

  return (
    <form
      className="device-name"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        id={id}
        label={messages.label}
        hint={interpolate(messages.hint, { count: DEVICE_NAME_LENGTH })}
        error={problem ?? error}
        value={name}
        autoComplete="off"
        readOnly={busy}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          setError(undefined);
        }}
      />
      <div className="row">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
