import { saveEmergencyContact } from '#contract/emergency-contact.ts';
import * as device from '#contract/devices.ts';
import type { errorScenarios } from '#mock-api/faults/error-scenarios.ts';
import { call } from '#src/api/call.ts';
import { messages } from '#src/i18n/messages.ts';
import { resolveSignInRoute } from '#src/islands/auth/resolve-sign-in-route.ts';
import { checkStatus, logout } from '#src/stores/session/auth.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { errorMessage, failureMessage } from '#src/stores/errors/error-message.ts';
import { googleAuthUrl } from '#src/stores/sign-in/google-sign-in.ts';
import { login, verifyDevice, verifySecondFactor } from '#src/stores/sign-in/login.ts';
import {
  checkUsername,
  completeReferral,
  saveUserInfo,
  setPassword,
} from '#src/stores/sign-in/onboarding.ts';
import { requestReset, resetPassword, verifyReset } from '#src/stores/sign-in/password-reset.ts';
import { requestSignupCode, verifySignupCode } from '#src/stores/sign-in/signup.ts';
import type { connectToMock } from '../../in-process.ts';
import { fingerprint, PASSED, userInfo } from '../../mock-api/visitor.ts';

export type InProcess = ReturnType<typeof connectToMock>;
type Triggers = typeof errorScenarios;
/** Ids of the entries that can be caused in this way. */
export type IdsWith<Way extends 'presets' | 'natural'> = {
  [Id in keyof Triggers]: Triggers[Id] extends Record<Way, unknown> ? Id : never;
}[keyof Triggers];

export const { toasts } = messages('en');
export const email = 'ann@example.com';

/** The text a screen shows after its action, with that screen’s own fallbacks; null when the action succeeded. */
const errorTextOf =
  (run: (mock: InProcess) => Promise<unknown>, refused: string, failed = refused) =>
  async (mock: InProcess): Promise<string | null> => {
    try {
      await run(mock);
      return null;
    } catch (error) {
      return failureMessage(error, toasts, { refused, failed });
    }
  };

const logIn = errorTextOf(
  () => login({ email, password: 'Wrong1234', token: PASSED }),
  toasts.invalidCredentials,
  toasts.loginFailed,
);

const request = () => requestSignupCode({ email, token: PASSED });

const verifySignup = errorTextOf(
  async () => {
    await request();
    await verifySignupCode('000000');
  },
  toasts.invalidOtp,
  toasts.verificationFailed,
);

const verifyNewDevice = errorTextOf(
  async (mock) => {
    const { email, password } = await mock.signIn('complete');
    mock.jar.clear();
    await login({ email, password, token: PASSED });
    await verifyDevice('000000');
  },
  toasts.invalidDeviceCode,
  toasts.deviceVerificationFailed,
);

const verifyApp = errorTextOf(
  async (mock) => {
    const { email, password } = await mock.signIn('two-factor');
    mock.jar.clear();
    await login({ email, password, token: PASSED });
    await verifySecondFactor('000000');
  },
  toasts.invalidSecondFactor,
  toasts.secondFactorFailed,
);

/** Opens /auth-loading, signed in as a persona. */
export const authLoading = (persona: string) => async (mock: InProcess) => {
  await mock.signIn(persona);
  const route = await resolveSignInRoute(toasts, false);
  return route?.notice?.text ?? null;
};

const saveInfo = errorTextOf(
  async (mock) => {
    await mock.signIn('missing-user-info');
    await saveUserInfo({ ...userInfo, gender: 'female' });
  },
  toasts.userInfoFailed,
  toasts.userInfoFailedTryAgain,
);

const google = (fallback: string) => async () => {
  try {
    return (await googleAuthUrl('http://localhost:8787')) === null ? fallback : null;
  } catch (error) {
    return errorMessage(error, fallback);
  }
};

const requestResetCode = errorTextOf(
  () => requestReset({ email, token: PASSED }),
  toasts.resetCodeFailed,
  toasts.resetCodeFailedTryAgain,
);

const saveNewPassword = errorTextOf(
  () => resetPassword('Fresh1234!'),
  toasts.resetPasswordFailed,
  toasts.resetPasswordFailedTryAgain,
);

const referral = (body: Parameters<typeof completeReferral>[0], fallback: string) =>
  errorTextOf(async (mock) => {
    await mock.signIn('missing-referral');
    await completeReferral(body);
  }, fallback);

/** Performs the action of the screen that shows an entry's text; resolves to the text shown. */
export const screens: Readonly<Record<IdsWith<'presets'>, (mock: InProcess) => Promise<string | null>>> = {
  login_failed: logIn,
  invalid_credentials: logIn,
  authorization_failed: logIn,
  signup_failed: errorTextOf(request, toasts.signupFailed),
  code_request_failed: errorTextOf(request, toasts.codeRequestFailed),
  resend_failed: async (mock) => {
    await request();
    return errorTextOf(request, toasts.resendFailed)(mock);
  },
  verification_failed: verifySignup,
  invalid_otp: verifySignup,
  device_verification_failed: verifyNewDevice,
  invalid_device_code: verifyNewDevice,
  second_factor_failed: verifyApp,
  second_factor_refused: verifyApp,
  status_failed: errorTextOf(checkStatus, toasts.statusFailed),
  authentication_failed: authLoading('complete'),
  unauthorized: authLoading('complete'),
  device_needs_verification: authLoading('complete'),
  set_password_failed: errorTextOf(async (mock) => {
    await mock.signIn('missing-password');
    await setPassword('Fresh1234');
  }, toasts.setPasswordFailed),
  user_info_failed: saveInfo,
  user_info_failed_try_again: saveInfo,
  user_info_skip_failed: errorTextOf(async (mock) => {
    await mock.signIn('missing-user-info');
    await saveUserInfo({ skip: true });
  }, toasts.userInfoSkipFailed),
  emergency_contact_failed: errorTextOf(async (mock) => {
    await mock.signIn('complete');
    await call(saveEmergencyContact, {
      body: {
        phone_number: '+2348012345678',
        relation: 'Sister',
        name: 'Bisi',
      },
    });
  }, toasts.emergencyContactFailed),
  google_failed: google(toasts.googleFailed),
  google_signup_failed: google(toasts.googleSignupFailed),
  google_login_failed: google(toasts.googleLoginFailed),
  reset_code_failed: requestResetCode,
  reset_code_failed_try_again: requestResetCode,
  invalid_reset_code: errorTextOf(async () => {
    await requestReset({ email, token: PASSED });
    await verifyReset({ code: 'ABCD1234', token: PASSED });
  }, toasts.invalidResetCode),
  reset_password_failed: saveNewPassword,
  reset_password_failed_try_again: saveNewPassword,
  device_failed: errorTextOf(() => {
    // API calls have no time limit, so a device registration that hangs ends only when the user leaves.
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    return call(device.registerDevice, { body: fingerprint, signal: controller.signal });
  }, toasts.deviceFailed),
  profile_failed: authLoading('no-profile'),
  logout_failed: errorTextOf(async (mock) => {
    await mock.signIn('complete');
    await logout();
  }, toasts.logoutFailed),
  username_check_failed: async (mock) => {
    await mock.signIn('missing-username');
    let refused: string | null | undefined;
    const failed = await errorTextOf(async () => {
      const reply = await checkUsername('annlee');
      if (!reply.success) refused = reply.message ?? '';
    }, toasts.usernameCheckFailed)(mock);
    return refused === undefined ? failed : sanitizeText(refused ?? '') || toasts.usernameCheckFailed;
  },
  referral_skip_failed: referral({ skip: true }, toasts.referralSkipFailed),
  submission_failed: referral({ referral_code: 'COWRIE25' }, toasts.submissionFailed),
};
