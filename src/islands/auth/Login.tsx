import { useEffect, useState, type ComponentType } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { Notices } from '#src/connected/Notices.tsx';
import { useDevice } from '#src/connected/use-device.ts';
import { useFields } from '#src/connected/use-fields.ts';
import { useKeptEmail } from '#src/connected/use-kept-email.ts';
import { pathIn } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { keepEmail } from '#src/stores/kept-email.ts';
import { notify } from '#src/stores/notices.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { warn } from '#src/ui/icon-paths.ts';
import { useInFlight } from '#src/ui/in-flight.ts';
import { EmailField } from './EmailField.tsx';
import { withoutEm } from './em-notice.ts';
import { GoogleButton } from './GoogleButton.tsx';
import type { LoginPasswordProps } from './LoginPassword.tsx';
import type { ScreenProps } from './words.ts';

const schema = z.object({ email });

/** The second step is a file of its own, asked for while the first is filled in. */
const passwordStep = () => import('./LoginPassword.tsx').then(({ LoginPassword }) => LoginPassword);

export interface LoginProps extends ScreenProps<'login'> {
  password: Pick<Messages['auth']['password'], 'show' | 'hide'>;
  /** What the parameter `em` had to say (spec section 8). */
  notice?: string | undefined;
}

export function Login(props: LoginProps) {
  useDevice();
  const { locale, words, notice } = props;
  const { screen, shared, fields, toasts } = words;
  const form = useFields(schema, fields);
  const [address, setAddress] = useState<string | null>(null);
  const [Password, setPassword] = useState<ComponentType<LoginPasswordProps> | null>(null);
  const { busy, run } = useInFlight();
  const [returned, setReturned] = useState(false);

  useEffect(() => {
    const address = withoutEm(location.href);
    if (address) history.replaceState(history.state, '', address);
  }, []);

  useKeptEmail(form);

  useEffect(() => {
    // Whether it came shows when it is wanted.
    passwordStep().catch(() => undefined);
  }, []);

  const goOn = form.handleSubmit((values) =>
    run(async () => {
      try {
        const Step = await passwordStep();
        setPassword(() => Step);
        setAddress(values.email);
      } catch {
        notify('error', toasts.offline);
      }
      return undefined;
    }),
  );

  useEffect(() => {
    if (returned && address === null) document.getElementById('email')?.focus();
  }, [returned, address]);

  return (
    <>
      <h1>{screen.heading}</h1>
      {notice && (
        <p className="notice error">
          <Icon d={warn} />
          {notice}
        </p>
      )}
      {address === null || !Password ? (
        <>
          <GoogleButton
            label={shared.google}
            busyLabel={shared.googleBusy}
            slowLabel={toasts.stillWorking}
            failed={toasts.googleLoginFailed}
          />
          <div className="or">{shared.or}</div>
          <form method="post" noValidate onSubmit={goOn}>
            <EmailField
              {...form.register('email')}
              words={shared}
              autoComplete="username"
              error={form.errorOf('email')}
            />
            <Button
              type="submit"
              look="primary"
              wide
              disabled={!form.formState.isReady}
              busy={busy}
              busyLabel={shared.continue}
              slowLabel={toasts.stillWorking}
            >
              {shared.continue}
            </Button>
          </form>
        </>
      ) : (
        <Password
          {...props}
          email={address}
          onReturn={() => {
            setReturned(true);
            setAddress(null);
          }}
        />
      )}
      <p className="alt">
        <a
          href={pathIn(locale, '/forgot-password')}
          onClick={() => keepEmail(address ?? form.getValues('email'))}
        >
          {screen.forgot}
        </a>
      </p>
      <p className="alt">
        {screen.new} <a href={pathIn(locale, '/signup')}>{screen.signup}</a>
      </p>
      <Notices words={toasts} />
    </>
  );
}
