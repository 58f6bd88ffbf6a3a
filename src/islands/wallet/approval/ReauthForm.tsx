import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { errorDetailsOf } from '#src/stores/errors/error-details.ts';
import { isAmbiguousFailure } from '#src/stores/errors/error-predicates.ts';
import {
  reauthenticate,
  reauthRefusalOf,
  refusedMethod,
  type Proof,
  type ReauthRefusal,
} from '#src/stores/security/reauth.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { Button } from '#src/ui/form/Button.tsx';
import type { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { useLogout } from '../shell/use-logout.ts';
import { AccountPassword } from './AccountPassword.tsx';
import type { CodeFieldHandle } from './CodeField.tsx';
import { ReauthEmailCode } from './ReauthEmailCode.tsx';
import { ReauthSecondFactor, type SecondFactorSource } from './ReauthSecondFactor.tsx';
import { useFailureText } from './use-failure-text.ts';

interface ReauthFormProps {
  refusal: ReauthRefusal;
  flight: ReturnType<typeof useSingleFlight>;
  /** Something else has to be proven than was asked for. */
  onRefused: (refusal: ReauthRefusal) => void;
  /** Makes the call again. Resolves to what it still wants to have proven; to null when it is over, whatever came of it. */
  retry: () => Promise<ReauthRefusal | null>;
  onCancel: () => void;
}

/** Asks for exactly what the API has named: the password or the code of an email, and a second factor where there is one. */
export function ReauthForm({ refusal, flight, onRefused, retry, onCancel }: ReauthFormProps) {
  const messages = useMessages('reauth');
  const { locale } = useI18n();
  const { user } = useStore($auth);
  const { purpose, methods } = refusal;
  const { busy, run } = flight;
  const first = useRef<CodeFieldHandle>(null);
  const second = useRef<CodeFieldHandle>(null);
  const [source, setSource] = useState<SecondFactorSource>('totp');
  const [error, setError] = useState<string>();
  const failureText = useFailureText();
  const { logOut } = useLogout('/forgot-password');
  const needsPassword = methods.includes('password');
  const needsSecond = methods.includes('totp');

  /** What is typed; null when something is missing, which is said beside it. */
  const read = (): Proof | null => {
    // From the last field to the first, so that the first one that is refused has the focus.
    const code = needsSecond ? (second.current?.read() ?? null) : undefined;
    const typed = first.current?.read() ?? null;
    if (typed === null || code === null) return null;
    return {
      purpose,
      ...(needsPassword ? { password: typed } : { email_code: typed }),
      ...(code === undefined ? {} : { [source]: code }),
    };
  };

  const show = (failure: unknown) => {
    const left = errorDetailsOf(failure, 'code_invalid')?.tries_left;
    const text =
      left === undefined
        ? failureText(failure)
        : interpolate(plural(locale, left, messages.triesLeft), { text: failureText(failure), count: left });
    const method = refusedMethod(failure);
    if (method === null) setError(text);
    else if (method === 'password' || method === 'email_code') first.current?.reject(text);
    else second.current?.reject(text);
  };

  const confirm = () =>
    run(async () => {
      const proof = read();
      setError(undefined);
      if (proof === null) return undefined;
      const wasOnline = navigator.onLine;
      let lost: unknown = null;
      try {
        await reauthenticate(proof);
      } catch (failure) {
        const asked = reauthRefusalOf(failure, purpose);
        if (asked) {
          onRefused(asked);
          return undefined;
        }
        if (!wasOnline || !isAmbiguousFailure(failure)) {
          show(failure);
          return undefined;
        }
        lost = failure;
      }
      // Where the answer was lost, the call itself says whether it is proven now.
      const asked = await retry();
      if (asked && lost) show(lost);
      else if (asked) {
        setError(messages.again);
        onRefused(asked);
      }
      return undefined;
    });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      {needsPassword ? (
        <div className="aided">
          {/* Password managers save a password under the username beside it. */}
          {user?.email && <input type="email" autoComplete="username" value={user.email} readOnly hidden />}
          <AccountPassword id="reauth-password" ref={first} busy={busy} />
          <Button small variant="quiet" disabled={busy} onClick={logOut}>
            {messages.forgot}
          </Button>
        </div>
      ) : (
        <ReauthEmailCode purpose={purpose} ref={first} busy={busy} />
      )}
      {needsSecond && (
        <ReauthSecondFactor
          source={source}
          onSwitch={methods.includes('recovery_code') ? setSource : undefined}
          ref={second}
          busy={busy}
        />
      )}
      {error !== undefined && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="row">
        <Button disabled={busy} onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={messages.confirming}>
          {messages.confirm}
        </Button>
      </div>
    </form>
  );
}
