import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { $security, retrySecurity, revalidateSecurity } from '#src/stores/security/security.ts';
import { startTwoFactorSetup, type TwoFactorEnabled } from '#src/stores/security/two-factor.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useReauth } from '../../../approval/use-reauth.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { BackLink } from '../../../shell/BackLink.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetupEnded } from './SetupEnded.tsx';
import { SetupScan } from './SetupScan.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { TwoFactorOff } from './TwoFactorOff.tsx';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { TwoFactorSkeleton } from './TwoFactorSkeleton.tsx';
import { overview } from './stage.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useStage } from './use-stage.ts';

/** /w/security/2fa-setup: turns two-factor authentication on and off, and makes new recovery codes. */
export function TwoFactor() {
  const messages = useMessages('twoFactor');
  const query = useStore($security);
  const { stage, setStage } = useStage();
  const { busy, run } = useSingleFlight();
  const reauth = useReauth('two_factor_on');
  const failureText = useFailureText();
  /** Until when no code is looked at, in milliseconds since 1970: a new key does not change that. */
  const [lockedUntil, setLockedUntil] = useState(0);

  const start = () =>
    run(async () => {
      try {
        const setup = await reauth.run(startTwoFactorSetup);
        if (setup !== 'cancelled') setStage({ name: 'scan', setup });
      } catch (error) {
        if (hasErrorCode(error, 'two_factor_enabled')) setStage(overview);
        else showToast('error', failureText(error));
        // What refused it may be what the screen does not show yet.
        revalidateSecurity();
      }
      return undefined;
    });

  const finish = ({ codes }: TwoFactorEnabled) =>
    setStage(
      codes === null ? { name: 'overview', isLost: true } : { name: 'codes', codes, isRenewal: false },
    );

  const isOn = query.data?.two_factor.enabled ?? false;
  // Turned on by another tab or device meanwhile, there is nothing to start again.
  if (stage.name === 'ended' && isOn) setStage(overview);
  const shown = query.data === null ? null : isOn ? 'on' : 'off';
  const heading = useHeadingFocus(stage.name === 'overview' ? shown : stage.name);
  const isSetup = stage.name === 'scan' || stage.name === 'ended';

  return (
    <>
      <BackLink from="twoFactor" />
      <div className="two-factor">
        {isSetup && <SetupSteps current="app" />}
        {stage.name === 'scan' && (
          <SetupScan
            key={stage.setup.expiresAt}
            setup={stage.setup}
            heading={heading}
            reauth={reauth}
            isOn={isOn}
            lockedUntil={lockedUntil}
            onLocked={setLockedUntil}
            onEnded={(why) => setStage({ name: 'ended', why })}
            onEnabled={finish}
            onEnabledElsewhere={() => setStage(overview)}
          />
        )}
        {stage.name === 'ended' && (
          <SetupEnded why={stage.why} heading={heading} busy={busy} onStart={() => void start()} />
        )}
        {stage.name === 'codes' && (
          <RecoveryCodes
            codes={stage.codes}
            isRenewal={stage.isRenewal}
            heading={heading}
            onDone={() => setStage(overview)}
          />
        )}
        {stage.name === 'overview' && (
          <QueryStates
            query={query}
            messages={messages}
            at={null}
            onRetry={retrySecurity}
            skeleton={<TwoFactorSkeleton />}
          >
            {(security) =>
              security.two_factor.enabled ? (
                <TwoFactorOn
                  security={security}
                  isLost={stage.isLost}
                  heading={heading}
                  onRenewed={(codes) => setStage({ name: 'codes', codes, isRenewal: true })}
                />
              ) : (
                <TwoFactorOff
                  security={security}
                  heading={heading}
                  busy={busy}
                  onStart={() => void start()}
                />
              )
            }
          </QueryStates>
        )}
      </div>
      {reauth.dialog}
    </>
  );
}
