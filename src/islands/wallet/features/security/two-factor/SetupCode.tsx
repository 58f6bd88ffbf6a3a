import { useEffect, useRef, useState } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { revalidateSecurity } from '#src/stores/security/security.ts';
import {
  enableRefusalOf,
  enableTwoFactor,
  readEnabled,
  type ClockDrift,
  type EnableRefusal,
} from '#src/stores/security/two-factor.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ClockDriftNotice } from './ClockDriftNotice.tsx';
import { CodesLocked } from './CodesLocked.tsx';
import type { SetupScanProps } from './SetupScan.tsx';

type SetupCodeProps = Omit<SetupScanProps, 'setup' | 'heading'>;

/** The first code of the app, which turns it on. It is sent as soon as it is complete. */
export function SetupCode(props: SetupCodeProps) {
  const { reauth, isOn, lockedUntil, onLocked, onEnded, onEnabled, onEnabledElsewhere } = props;
  const messages = useMessages('twoFactor').code;
  const { locale } = useI18n();
  const { busy, run } = useSingleFlight();
  const boxes = useRef<OtpHandle>(null);
  const [typed, setTyped] = useState(0);
  const [error, setError] = useState<string>();
  /** An answer was lost, and what became of the code could not be asked yet. */
  const [isUnsure, setIsUnsure] = useState(false);
  const [drift, setDrift] = useState<ClockDrift | null>(null);
  const failureText = useFailureText();
  const isLocked = useSecondsUntil(lockedUntil) > 0;
  const missing = OTP_LENGTH - typed;

  // While a code is being checked it may be this very tab that turns it on, and its answer has the codes.
  useEffect(() => {
    if (!isOn || busy) return;
    if (isUnsure) onEnabled({ codes: null });
    else onEnabledElsewhere();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it is told to is new with each render
  }, [isOn, busy]);

  const clear = () => {
    setTyped(0);
    boxes.current?.restart();
  };

  const show = (refusal: EnableRefusal) => {
    if (refusal.kind === 'ended') onEnded(refusal.why);
    else if (refusal.kind === 'enabled') onEnabled({ codes: null });
    else if (refusal.kind === 'locked') {
      onLocked(refusal.until);
      clear();
    } else {
      const { triesLeft } = refusal;
      const values = { text: messages.invalid, count: triesLeft };
      setError(interpolate(plural(locale, triesLeft, messages.triesLeft), values));
      setDrift(refusal.drift);
      clear();
    }
  };

  const turnOn = (code: string) =>
    run(async () => {
      setError(undefined);
      setDrift(null);
      try {
        const enabled = await reauth.run(() => enableTwoFactor(code), readEnabled);
        if (enabled === 'cancelled') clear();
        else onEnabled(enabled);
      } catch (failure) {
        const refusal = enableRefusalOf(failure);
        if (refusal) show(refusal);
        else {
          showToast('error', failureText(failure));
          setIsUnsure(isOutcomeUnknown(failure));
          revalidateSecurity();
        }
      }
      return undefined;
    });

  return (
    <form
      className="card setup-code"
      method="post"
      noValidate
      aria-labelledby="setup-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLocked) return;
        const code = boxes.current?.value() ?? '';
        if (code.length === OTP_LENGTH) void turnOn(code);
        else {
          setError(messages.incomplete);
          boxes.current?.focus();
        }
      }}
    >
      <h2 id="setup-code">{messages.heading}</h2>
      <p className="soft">{messages.text}</p>
      <OtpInput
        id="setup-code"
        ref={boxes}
        legend={messages.legend}
        box={messages.box}
        error={isLocked ? undefined : error}
        busy={busy || isLocked}
        onEdit={(code) => {
          setTyped(code.length);
          setError(undefined);
        }}
        onComplete={(code) => void turnOn(code)}
        onBadPaste={() => setError(messages.badPaste)}
      />
      {isLocked && <CodesLocked until={lockedUntil} />}
      {drift && !isLocked && <ClockDriftNotice drift={drift} />}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        busyLabel={messages.checking}
        disabled={isLocked}
        data-missing={missing > 0 ? '' : undefined}
      >
        {missing > 0
          ? interpolate(plural(locale, missing, messages.missing), { count: missing })
          : messages.submit}
      </Button>
    </form>
  );
}
