import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NewPasswordFields } from '#src/connected/new-password/NewPasswordFields.tsx';
import { useFields } from '../../../form/use-fields.ts';
import { $accountEmail } from '#src/stores/security/account-email.ts';
import type { Security } from '#src/stores/security/security.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import type { CodeFieldHandle } from '../../../approval/CodeField.tsx';
import { ReauthSecondFactor, type SecondFactorSource } from '../../../approval/ReauthSecondFactor.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useLogout } from '../../../shell/use-logout.ts';
import type { DoneChange } from './ChangePassword.tsx';
import { Consequences } from './Consequences.tsx';
import { changedPasswordRules, changePasswordSchema, emptyForm, formNames } from './password-form.ts';
import { useSubmitPassword } from './use-submit-password.ts';

interface PasswordFormProps {
  security: Security;
  onDone: (change: DoneChange) => void;
}

/** The current password first, a new one, a code of the second factor where there is one, and what the change brings about. */
export function PasswordForm({ security, onDone }: PasswordFormProps) {
  const { locale } = useI18n();
  const messages = useMessages('changePassword');
  const newPassword = useMessages('newPassword');
  const email = useStore($accountEmail).data?.email ?? null;
  const { setForm, ...form } = useFields(changePasswordSchema, emptyForm, useMessages('fields'));
  const second = useRef<CodeFieldHandle>(null);
  const [source, setSource] = useState<SecondFactorSource>('totp');
  const [logsOutOthers, setLogsOutOthers] = useState(true);
  const needsSecond = security.two_factor.enabled;
  const { logOut } = useLogout('/forgot-password');

  const submit = useSubmitPassword(onDone, {
    rejectField: (name, text) => {
      // A wrong one is typed anew; what the new one was to be is still there.
      if (name === 'current') form.clear('current');
      form.showErrors({ [name]: text });
    },
    rejectSecondFactor: (text) => second.current?.reject(text),
    showFieldErrors: (error) => form.showServerErrors(error, (name) => formNames[name] ?? null),
  });
  const isBusy = submit.isSaving || submit.isChecking;

  const { clear } = form;
  const clearLatest = useRef(clear);
  useEffect(() => {
    clearLatest.current = clear;
  });
  useEffect(() => {
    // A page that the browser keeps for Back holds no password.
    const onHide = () => {
      flushSync(() => clearLatest.current());
      second.current?.reject('');
    };
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);

  const save = () => {
    // From the last field to the first, so that the first one that is refused has the focus.
    const code = needsSecond ? (second.current?.read() ?? null) : undefined;
    const typed = form.read();
    if (typed === null || code === null) return;
    void submit.save(
      {
        current_password: typed.current,
        password: typed.password,
        log_out_others: logsOutOthers,
        ...(code === undefined ? {} : { [source]: code }),
      },
      security.password_changed_at,
    );
  };

  return (
    <form
      ref={setForm}
      className="columns"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) save();
      }}
    >
      <div>
        <div className="card fields">
          <div>
            <h2>{messages.heading}</h2>
            <p className="soft">{messages.text}</p>
          </div>
          {/* Password managers save a password under the username beside it. */}
          {email !== null && <input type="email" autoComplete="username" value={email} readOnly hidden />}
          <div className="aided">
            <PasswordField
              {...form.register('current')}
              id="current-password"
              label={messages.current}
              messages={newPassword}
              autoComplete="current-password"
              readOnly={isBusy}
              error={form.fieldError('current')}
            />
            <Button small variant="quiet" disabled={isBusy} onClick={logOut}>
              {messages.forgot}
            </Button>
          </div>
          <NewPasswordFields
            locale={locale}
            form={{ ...form, watchText: (name) => form.texts[name] }}
            rules={changedPasswordRules}
            labels={messages}
            messages={newPassword}
            hasMatch
            readOnly={isBusy}
          />
          {needsSecond && (
            <ReauthSecondFactor
              source={source}
              onSwitch={security.two_factor.recovery_left > 0 ? setSource : undefined}
              ref={second}
              busy={isBusy}
            />
          )}
        </div>
      </div>
      <div>
        <Consequences
          security={security}
          email={email}
          logsOutOthers={logsOutOthers}
          onLogsOutOthers={setLogsOutOthers}
          submit={submit}
        />
      </div>
    </form>
  );
}
