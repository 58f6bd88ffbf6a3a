import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Device } from '#contract/devices.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { refreshActivities } from '#src/stores/activities/activities.ts';
import { logOutDevices, type LogOutOutcome } from '#src/stores/devices/devices.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { $security } from '#src/stores/security/security.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { PinDialog } from '../../../approval/PinDialog.tsx';
import { useReauth } from '../../../approval/use-reauth.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** Devices to log out. */
export interface LogOutQuestion {
  readonly devices: readonly Device[];
  /** They are all but the device in hand. */
  readonly isEveryOther?: boolean;
}

interface LogOut {
  /** Asks for the PIN, or where there is none, or it is locked, who it is; then logs the devices out. */
  readonly ask: (question: LogOutQuestion) => void;
  readonly busy: boolean;
  /** Of the last one; null before, and while the next one is asked for. */
  readonly outcome: LogOutOutcome | null;
  /** The questions, to be rendered outside of any form. */
  readonly dialogs: ElementNode;
}

/** Logs out other devices, approved by the PIN or by a proof, whichever the person can give. */
export function useLogOut(): LogOut {
  const messages = useMessages('devices');
  const { locale, messages: wallet } = useI18n();
  const security = useStore($security).data;
  const reauth = useReauth('devices');
  const { busy, run } = useSingleFlight();
  const [asked, setAsked] = useState<LogOutQuestion | null>(null);
  const [outcome, setOutcome] = useState<LogOutOutcome | null>(null);

  const logOut = ({ devices, isEveryOther = false }: LogOutQuestion, pin?: string) =>
    logOutDevices({ devices, isEveryOther, pin });
  const end = (ended: LogOutOutcome) => {
    setAsked(null);
    setOutcome(ended);
    refreshActivities();
  };
  const askWho = (question: LogOutQuestion) =>
    run(async () => {
      setAsked(null);
      try {
        const ended = await reauth.run(() => logOut(question));
        if (ended !== 'cancelled') end(ended);
      } catch (error) {
        const { failed } = messages.loggingOut;
        showToast('error', isOutcomeUnknown(error) ? wallet.unsure : errorMessage(error, failed));
      }
      return undefined;
    });

  const ask = (question: LogOutQuestion) => {
    setOutcome(null);
    const hasPin = security === null || (security.pin.set && security.pinLockedUntil === null);
    if (hasPin) setAsked(question);
    else void askWho(question);
  };

  const devices = asked?.devices ?? [];
  const count = devices.length;
  const name = sanitizeText(devices[0]?.name ?? '');
  const dialogs = (
    <>
      <PinDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        needsTotp={false}
        action={interpolate(plural(locale, count, messages.others.button), { count })}
        summary={
          <p className="device-summary">
            {/* By its number, and not by the language's plural: one device has a name. */}
            {interpolate(count === 1 ? messages.loggingOut.asks.one : messages.loggingOut.asks.other, {
              count,
              name,
            })}
          </p>
        }
        lockedAlternative={{
          label: messages.loggingOut.byProof,
          onPress: () => void (asked && askWho(asked)),
        }}
        onApprove={async ({ pin }) => {
          if (asked) end(await logOut(asked, pin));
        }}
      />
      {reauth.dialog}
    </>
  );
  return { ask, busy, outcome, dialogs };
}
