import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { showStepMissing } from '#src/connected/show-step-missing.ts';
import { Toasts } from '#src/connected/Toasts.tsx';
import { StorageNotice } from '#src/connected/session/StorageNotice.tsx';
import { useRegisterDevice } from '#src/connected/session/use-register-device.ts';
import { useReloadWhenRestored } from '#src/connected/session/use-reload-when-restored.ts';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { usePrefilledEmail } from '#src/connected/forms/use-prefilled-email.ts';
import { payLinkIn } from '#src/config/pay-link.ts';
import { localizePath } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { keepPayLink, keptPayLink } from '#src/stores/session/kept-pay-link.ts';
import { savePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { $secondFactor, restoreSecondFactor, clearSecondFactor } from '#src/stores/sign-in/second-factor.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useStepHistory } from '#src/ui/form/use-step-history.ts';
import { withoutNotices } from './closed-account-notice.ts';
import { LoginEmail } from './LoginEmail.tsx';
import type { LoginPasswordProps } from './LoginPassword.tsx';
import type { SecondFactorProps } from './SecondFactor.tsx';
import { signInIn, takePageFragment } from './sign-in-fragment.ts';
import { useRestoredFlow } from './use-restored-flow.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

const schema = z.object({ email });

/** The second step is a lazy chunk, fetched while the first is filled in. */
const loadPasswordStep = () => import('./LoginPassword.tsx').then(({ LoginPassword }) => LoginPassword);
/** The third step is a lazy chunk as well: most accounts have no second factor. */
const loadCodeStep = () => import('./SecondFactor.tsx').then(({ SecondFactor }) => SecondFactor);

export interface LoginProps extends ScreenProps<'auth', 'login'> {
  password: Pick<Messages['auth']['password'], 'show' | 'hide'>;
  secondFactor: Messages['auth']['secondFactor'];
  /** The message of the query parameter `em` (spec section 8). */
  notice?: string | undefined;
  /** Google has named an account that it is not linked to: this log-in links it. */
  linksGoogle?: boolean;
}

function LoginScreen(props: LoginProps) {
  const { locale, messages, notice, linksGoogle = false } = props;
  const { screen, shared, fields, toasts } = messages;
  useRegisterDevice(toasts);
  useReloadWhenRestored();
  const form = useZodForm(schema, fields);
  const [address, setAddress] = useState<string | null>(null);
  const [Password, setPassword] = useState<ComponentType<LoginPasswordProps> | null>(null);
  // Only the browser knows whether a code is awaited: undefined in the server's HTML.
  const secondFactor = useStore($secondFactor, { ssr: 'initial' });
  const [Code, setCode] = useState<ComponentType<SecondFactorProps> | null>(null);
  const { busy, run } = useSingleFlight();
  const [hasReturned, setHasReturned] = useState(false);
  /** A pay link is opened after the login. */
  const [isPaying, setIsPaying] = useState(false);

  useEffect(() => {
    const address = withoutNotices(location.href);
    if (address) history.replaceState(history.state, '', address);
    takeFragment();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server's HTML can't know what this tab keeps
    setIsPaying(keptPayLink() !== null);
  }, []);

  usePrefilledEmail(form);
  useRestoredFlow(restoreSecondFactor);

  useEffect(() => {
    // A failed prefetch is retried, and reported, when the step is opened.
    loadPasswordStep().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!secondFactor) return;
    // If it fails, the password step stays as it is.
    loadCodeStep().then(
      (Step) => setCode(() => Step),
      () => showStepMissing(toasts),
    );
  }, [secondFactor, toasts]);

  const toPassword = async (email: string) => {
    try {
      const Step = await loadPasswordStep();
      setPassword(() => Step);
      setAddress(email);
    } catch {
      showStepMissing(toasts);
    }
    return undefined;
  };

  const submitEmail = form.handleSubmit((values) => run(() => toPassword(values.email)));

  const toEmail = () => {
    setHasReturned(true);
    setAddress(null);
  };

  /** Leaves the code step and keeps the email in its field. */
  const leaveCode = (email: string) => {
    form.setValue('email', email);
    clearSecondFactor();
    restoreSecondFactor();
  };

  const goBack = useStepHistory(address !== null || secondFactor != null, {
    back: () => {
      if (secondFactor) leaveCode(secondFactor.email);
      toEmail();
    },
    forward: () => void submitEmail(),
  });

  useEffect(() => {
    if (hasReturned && address === null) document.getElementById('email')?.focus();
  }, [hasReturned, address]);

  if (secondFactor && Code) {
    return (
      <>
        <Code
          {...props}
          email={secondFactor.email}
          onReturn={goBack}
          onExpired={() => {
            leaveCode(secondFactor.email);
            void toPassword(secondFactor.email);
          }}
        />
        <Toasts messages={toasts} />
      </>
    );
  }

  return (
    <>
      {isPaying ? (
        <div>
          <h1>{screen.heading}</h1>
          <p className="soft under">{screen.toPay}</p>
        </div>
      ) : (
        <h1>{screen.heading}</h1>
      )}
      <StorageNotice>{shared.storage.login}</StorageNotice>
      {notice && (
        <p className="notice error">
          <Icon d={warn} />
          <span>{notice}</span>
        </p>
      )}
      {linksGoogle && <p className="notice">{screen.linkGoogle}</p>}
      {address === null || !Password ? (
        <LoginEmail messages={messages} form={form} busy={busy} onSubmit={submitEmail} />
      ) : (
        <Password {...props} email={address} onReturn={goBack} />
      )}
      <p className="alt">
        <a
          href={localizePath(locale, '/forgot-password')}
          onClick={() => savePrefilledEmail(address ?? form.getValues('email'))}
        >
          {screen.forgot}
        </a>
      </p>
      <p className="alt">
        <span>{screen.new}</span> <a href={localizePath(locale, '/signup')}>{screen.signup}</a>
      </p>
      <Toasts messages={toasts} />
    </>
  );
}

/** Keeps what the page's fragment brought: a pay link that is opened after the login, or the address that Google named. */
function takeFragment(): void {
  const fragment = takePageFragment();
  const link = payLinkIn(fragment);
  if (link !== null) keepPayLink(link);
  const given = signInIn(fragment);
  if (given) savePrefilledEmail(given.email);
}

export const Login = withErrorPage(LoginScreen);
