import { fieldMessages, type FieldMessage } from './fields.ts';

/** One text of the product's error catalogue (spec section 8). */
interface CatalogueEntry {
  /** Where a client has the words, in its own language: the path of a text in its dictionary. */
  readonly text_key: string;
  /** The call whose failure it tells of; none for what a client finds out by itself. */
  readonly op?: string;
}

const named = {
  login_failed: { text_key: 'toasts.loginFailed', op: 'POST /auth/login' },
  invalid_credentials: { text_key: 'toasts.invalidCredentials', op: 'POST /auth/login' },
  signup_failed: { text_key: 'toasts.signupFailed', op: 'POST /auth/signup/request-code' },
  code_request_failed: { text_key: 'toasts.codeRequestFailed', op: 'POST /auth/signup/request-code' },
  /** The one success in the specification's list. */
  code_sent: { text_key: 'toasts.codeSent', op: 'POST /auth/signup/request-code' },
  resend_failed: { text_key: 'toasts.resendFailed', op: 'POST /auth/signup/request-code' },
  verification_failed: { text_key: 'toasts.verificationFailed', op: 'POST /auth/signup/verify-code' },
  invalid_otp: { text_key: 'toasts.invalidOtp', op: 'POST /auth/signup/verify-code' },
  device_verification_failed: {
    text_key: 'toasts.deviceVerificationFailed',
    op: 'POST /auth/new-device/verify',
  },
  invalid_device_code: { text_key: 'toasts.invalidDeviceCode', op: 'POST /auth/new-device/verify' },
  /** The specification has no text of its own for the second step of a login: these two say what is meant. */
  second_factor_failed: { text_key: 'toasts.secondFactorFailed', op: 'POST /2fa/verify' },
  second_factor_refused: { text_key: 'toasts.invalidSecondFactor', op: 'POST /2fa/verify' },
  /** Resending a device code makes no call (spec section 8). */
  device_resent: { text_key: 'auth.device.resent' },
  status_failed: { text_key: 'toasts.statusFailed', op: 'GET /user/profile/status' },
  authentication_failed: { text_key: 'toasts.authenticationFailed', op: 'GET /user/profile/status' },
  unauthorized: { text_key: 'toasts.unauthorized', op: 'GET /user/profile/status' },
  device_needs_verification: { text_key: 'toasts.deviceNeedsVerification', op: 'GET /user/profile/status' },
  /** A 403 without words, to whatever was asked for. */
  authorization_failed: { text_key: 'toasts.authorizationFailed' },
  set_password_failed: { text_key: 'toasts.setPasswordFailed', op: 'POST /user/set-password' },
  user_info_failed: { text_key: 'toasts.userInfoFailed', op: 'POST /user/profile' },
  user_info_failed_try_again: { text_key: 'toasts.userInfoFailedTryAgain', op: 'POST /user/profile' },
  user_info_skip_failed: { text_key: 'toasts.userInfoSkipFailed', op: 'POST /user/profile' },
  emergency_contact_failed: { text_key: 'toasts.emergencyContactFailed', op: 'POST /user/emergency-contact' },
  google_failed: { text_key: 'toasts.googleFailed', op: 'GET /auth/google' },
  google_signup_failed: { text_key: 'toasts.googleSignupFailed', op: 'GET /auth/google' },
  google_login_failed: { text_key: 'toasts.googleLoginFailed', op: 'GET /auth/google' },
  invalid_oauth: { text_key: 'toasts.invalidOauth' },
  reset_code_failed: { text_key: 'toasts.resetCodeFailed', op: 'POST /auth/reset' },
  reset_code_failed_try_again: { text_key: 'toasts.resetCodeFailedTryAgain', op: 'POST /auth/reset' },
  invalid_reset_code: { text_key: 'toasts.invalidResetCode', op: 'POST /auth/verify-reset-code' },
  reset_password_failed: { text_key: 'toasts.resetPasswordFailed', op: 'POST /auth/reset-password' },
  reset_password_failed_try_again: {
    text_key: 'toasts.resetPasswordFailedTryAgain',
    op: 'POST /auth/reset-password',
  },
  device_failed: { text_key: 'toasts.deviceFailed', op: 'POST /auth/device-id' },
  profile_failed: { text_key: 'toasts.profileFailed', op: 'GET /user/profile' },
  logout_failed: { text_key: 'toasts.logoutFailed', op: 'POST /auth/logout' },
  /** The way to /login failed after a logout. */
  something_happened: { text_key: 'toasts.somethingHappened' },
  username_check_failed: { text_key: 'toasts.usernameCheckFailed', op: 'POST /user/username' },
  referral_skip_failed: { text_key: 'toasts.referralSkipFailed', op: 'POST /user/referral/complete' },
  submission_failed: { text_key: 'toasts.submissionFailed', op: 'POST /user/referral/complete' },
  account_deleted: { text_key: 'toasts.accountDeleted', op: 'POST /auth/login' },
  account_banned: { text_key: 'toasts.accountBanned', op: 'POST /auth/login' },
  challenge_loading: { text_key: 'auth.shared.challenge.loading' },
  challenge_load_failed: { text_key: 'auth.shared.challenge.failed' },
  error_page: { text_key: 'auth.error.heading' },
  error_page_text: { text_key: 'auth.error.text' },
} as const satisfies Record<string, CatalogueEntry>;

export type NamedId = keyof typeof named;
/** A field rule's text (spec section 5), by its message key. */
export type FieldId = `field.${FieldMessage}`;
export type CatalogueId = NamedId | FieldId;

const fields = Object.fromEntries(
  fieldMessages.map((message) => [`field.${message}`, { text_key: `fields.${message}` }]),
) as Record<FieldId, CatalogueEntry>;

/** Every text that tells of something that went wrong, by a name that programs may use. */
export const errorCatalogue: Readonly<Record<CatalogueId, CatalogueEntry>> = { ...named, ...fields };
