import { useState, type Ref } from 'react';
import { RECOVERY_CODE_LENGTH } from '#contract/fields.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { CodeField, type CodeFieldHandle } from './CodeField.tsx';

export type SecondFactorSource = 'totp' | 'recovery_code';

interface ReauthSecondFactorProps {
  source: SecondFactorSource;
  /** Chooses the other one; undefined where there is none. */
  onSwitch: ((source: SecondFactorSource) => void) | undefined;
  busy: boolean;
  ref: Ref<CodeFieldHandle>;
}

/** A code of the authenticator app, or a recovery code in its place. */
export function ReauthSecondFactor({ source, onSwitch, busy, ref }: ReauthSecondFactorProps) {
  const { recovery, useRecovery, useApp } = useMessages('reauth');
  const { box, badPaste, reset } = useMessages('pin');
  const [hasSwitched, setHasSwitched] = useState(false);
  const isApp = source === 'totp';
  return (
    <div className="aided">
      {isApp ? (
        <CodeField
          key="app"
          id="reauth-totp"
          ref={ref}
          legend={reset.totp}
          box={box}
          incomplete={reset.incomplete}
          badPaste={badPaste}
          takesFocus={hasSwitched}
          busy={busy}
        />
      ) : (
        <>
          <CodeField
            key="recovery"
            id="reauth-recovery"
            ref={ref}
            {...recovery}
            length={RECOVERY_CODE_LENGTH}
            alphabet="letters"
            takesFocus
            busy={busy}
          />
          <p className="soft">{recovery.hint}</p>
        </>
      )}
      {onSwitch && (
        <Button
          small
          variant="quiet"
          disabled={busy}
          onClick={() => {
            setHasSwitched(true);
            onSwitch(isApp ? 'recovery_code' : 'totp');
          }}
        >
          {isApp ? useRecovery : useApp}
        </Button>
      )}
    </div>
  );
}
