import { useEffect, useRef, useState } from 'react';
import { RECOVERY_CODE_LENGTH } from '#contract/fields.ts';
import { maskEmail } from '#src/intl/text/mask-email.ts';
import { isCodeLocked, isFlowExpired } from '#src/stores/errors/error-predicates.ts';
import { verifySecondFactor } from '#src/stores/sign-in/login.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { CodeForm, type CodeFormHandle, type CodeKind } from './CodeForm.tsx';
import type { LoginProps } from './Login.tsx';
import { openAfterLogin } from './open-after-login.ts';

export interface SecondFactorProps extends Pick<LoginProps, 'locale' | 'secondFactor'> {
  messages: Pick<LoginProps['messages'], 'shared' | 'fields' | 'toasts'>;
  email: string;
  /** Runs on 'Not you?'. */
  onReturn: () => void;
  /** Runs when the API accepts no more codes for this login: the password has to be entered again. */
  onExpired: () => void;
}

/** The last step of a login with two-factor authentication: a code of the authenticator app, or a recovery code. */
export function SecondFactor({
  locale,
  messages,
  secondFactor: screen,
  email,
  onReturn,
  onExpired,
}: SecondFactorProps) {
  const { shared, fields, toasts } = messages;
  const flight = useSingleFlight();
  const form = useRef<CodeFormHandle>(null);
  const [source, setSource] = useState<'app' | 'recovery'>('app');
  const isFromApp = source === 'app';

  useEffect(() => form.current?.focus(), [source]);

  const verify = async (code: string) =>
    openAfterLogin(await verifySecondFactor(code), locale, shared.storage);

  const codes: Record<typeof source, CodeKind> = {
    app: {
      id: 'code',
      ...shared.code,
      incomplete: fields['otp.fullDevice'],
      badPaste: fields['otp.paste'],
    },
    recovery: {
      id: 'recovery',
      legend: screen.recoveryLegend,
      box: screen.recoveryBox,
      length: RECOVERY_CODE_LENGTH,
      alphabet: 'letters',
      incomplete: screen.recoveryFull,
      badPaste: screen.recoveryFull,
    },
  };

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">
          <span>{isFromApp ? screen.sent : screen.recoveryText}</span>
          <br />
          <strong>{maskEmail(email)}</strong>{' '}
          <button type="button" className="link" disabled={flight.busy} onClick={onReturn}>
            {shared.notYou}
          </button>
        </p>
      </div>
      <CodeForm
        key={source}
        ref={form}
        locale={locale}
        messages={messages}
        code={codes[source]}
        flight={flight}
        verify={verify}
        fallback={{ refused: toasts.invalidSecondFactor, failed: toasts.secondFactorFailed }}
        onFailure={(failure) => {
          if (isFlowExpired(failure) || isCodeLocked(failure)) onExpired();
        }}
        submit={{ label: shared.continue, busyLabel: screen.verifying }}
      >
        <p className="hint">{isFromApp ? screen.hint : screen.recoveryHint}</p>
      </CodeForm>
      <p className="alt">
        <button
          type="button"
          className="link"
          disabled={flight.busy}
          onClick={() => setSource(isFromApp ? 'recovery' : 'app')}
        >
          {isFromApp ? screen.recovery : screen.app}
        </button>
      </p>
    </>
  );
}
