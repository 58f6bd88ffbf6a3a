import type { ReactElement } from 'react';
import { boxWords } from '#src/components/home/box-words.ts';
import { messages, type Messages } from '#src/i18n/messages.ts';
import { callingCodeRows, countryRows, HOME_COUNTRY, monthNames } from '#src/i18n/reference-lists.ts';
import type { Locale } from '#src/intl/locale.ts';
import { birthYearChoices } from '#src/islands/onboarding/birth-year-choices.ts';

// The islands of the pages before the wallet, with the props that their .astro files pass. Each is imported when its page opens,
// since each document loads its own modules.

/** @param customer the member whom the server knows, on the pages of onboarding. */
type Island = (locale: Locale, customer?: string) => Promise<ReactElement>;

function screenProps<Name extends keyof Messages['auth']>(locale: Locale, name: Name) {
  const { auth, fields, toasts } = messages(locale);
  return { locale, messages: { screen: auth[name], shared: auth.shared, fields, toasts } };
}

function stepProps<Name extends keyof Messages['onboarding']>(locale: Locale, name: Name, customer?: string) {
  const { onboarding, fields, toasts } = messages(locale);
  return {
    locale,
    customer,
    messages: { screen: onboarding[name], shared: onboarding.shared, fields, toasts },
  };
}

const deviceVerification: Island = async (locale) => {
  const { VerifyDevice } = await import('#src/islands/auth/VerifyDevice.tsx');
  return <VerifyDevice {...screenProps(locale, 'device')} />;
};

export const islands = {
  '/': async (locale) => {
    const { SignupBox } = await import('#src/islands/home/SignupBox.tsx');
    return <SignupBox locale={locale} {...boxWords(messages(locale))} />;
  },
  '/signup': async (locale) => {
    const { Signup } = await import('#src/islands/auth/Signup.tsx');
    return <Signup {...screenProps(locale, 'signup')} />;
  },
  '/otp-verification': async (locale) => {
    const { OtpVerification } = await import('#src/islands/auth/OtpVerification.tsx');
    return <OtpVerification {...screenProps(locale, 'otp')} />;
  },
  '/login': async (locale) => {
    const { Login } = await import('#src/islands/auth/Login.tsx');
    const { password, secondFactor } = messages(locale).auth;
    return <Login {...screenProps(locale, 'login')} password={password} secondFactor={secondFactor} />;
  },
  '/forgot-password': async (locale) => {
    const { ForgotPassword } = await import('#src/islands/auth/ForgotPassword.tsx');
    return <ForgotPassword {...screenProps(locale, 'reset')} password={messages(locale).auth.password} />;
  },
  '/verify': async (locale) => {
    const { VerifyDevice } = await import('#src/islands/auth/VerifyDevice.tsx');
    const { secondFactor } = messages(locale).auth;
    return <VerifyDevice {...screenProps(locale, 'device')} secondFactor={secondFactor} />;
  },
  '/not-me': async (locale) => {
    const { NotMe } = await import('#src/islands/auth/NotMe.tsx');
    return <NotMe {...screenProps(locale, 'notMe')} />;
  },
  '/device-verification': deviceVerification,
  '/oauth/callback': async (locale) => {
    const { OauthCallback } = await import('#src/islands/auth/OauthCallback.tsx');
    return <OauthCallback {...screenProps(locale, 'loading')} held={messages(locale).auth.held} />;
  },
  '/auth-loading': async (locale) => {
    const { AuthLoading } = await import('#src/islands/auth/AuthLoading.tsx');
    return <AuthLoading {...screenProps(locale, 'loading')} />;
  },
  '/profile-setup': async (locale) => {
    const { ProfileSetup } = await import('#src/islands/auth/ProfileSetup.tsx');
    return <ProfileSetup {...screenProps(locale, 'setup')} loading={messages(locale).auth.loading} />;
  },
  '/set-password': async (locale, customer) => {
    const { SetPassword } = await import('#src/islands/onboarding/SetPassword.tsx');
    return (
      <SetPassword {...stepProps(locale, 'password', customer)} password={messages(locale).auth.password} />
    );
  },
  '/user-info': async (locale, customer) => {
    const { UserInfo } = await import('#src/islands/onboarding/UserInfo.tsx');
    return (
      <UserInfo
        {...stepProps(locale, 'userInfo', customer)}
        months={monthNames(locale)}
        years={birthYearChoices()}
        codes={callingCodeRows(locale)}
        countries={countryRows(locale)}
        firstCountry={HOME_COUNTRY}
      />
    );
  },
  '/set-username': async (locale, customer) => {
    const { SetUsername } = await import('#src/islands/onboarding/SetUsername.tsx');
    return <SetUsername {...stepProps(locale, 'username', customer)} />;
  },
  '/set-referral': async (locale, customer) => {
    const { SetReferral } = await import('#src/islands/onboarding/SetReferral.tsx');
    return <SetReferral {...stepProps(locale, 'referral', customer)} />;
  },
} satisfies Record<string, Island>;

export type PagePath = keyof typeof islands;
