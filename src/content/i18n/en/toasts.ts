/** Texts that toasts show when the server sends none (spec sections 4 and 8). */
export const toasts = {
  loginFailed: 'Login failed',
  invalidCredentials: 'Invalid credentials. Please try again.',
  loginSuccessful: 'Login successful!',
  signupFailed: 'Signup failed',
  codeRequestFailed: 'Something went wrong. Try again.',
  codeSent: 'Verification code sent!',
  accountCreated: 'Account Created successfully.',
  verificationFailed: 'Verification failed',
  deviceVerificationFailed: 'Device verification failed',
  /** For the code of an authenticator app, for which the specification has no text. */
  secondFactorFailed: 'Verification failed',
  invalidSecondFactor: 'Invalid verification code. Try again.',
  statusFailed: 'Failed to check user status',
  setPasswordFailed: 'Failed to set password',
  userInfoFailed: 'Failed to save user information',
  userInfoFailedTryAgain: 'Failed to save user information. Please try again.',
  userInfoSkipFailed: 'Something went wrong.',
  emergencyContactFailed: 'Failed to save emergency contact',
  googleFailed: 'Google sign-in failed',
  googleSignupFailed: 'Google signup failed. Please try again.',
  googleLoginFailed: 'Google login failed. Please try again.',
  resetCodeFailed: 'Failed to send reset code',
  resetCodeFailedTryAgain: 'Failed to send reset code. Please try again.',
  invalidResetCode: 'Invalid reset code',
  resetPasswordFailed: 'Failed to reset password',
  resetPasswordFailedTryAgain: 'Failed to reset password. Please try again.',
  deviceFailed: 'Failed to initialize device',
  profileFailed: 'Failed to fetch user profile',
  loggedOut: 'You have logged out.',
  logoutFailed: 'Logout failed. Try again.',
  somethingHappened: 'Something happened.',
  invalidOtp: 'Invalid OTP. Try again.',
  resendFailed: 'Failed to resend code. Try again.',
  invalidDeviceCode: 'Invalid verification code. Try again.',
  usernameCheckFailed: 'Check failed',
  referralSkipFailed: 'Failed to skip referral',
  submissionFailed: 'Submission failed',
  invalidOauth: 'Invalid OAuth callback parameters',
  authenticationFailed: 'Authentication failed. Please try again.',
  unauthorized: 'Unauthorized! Please Login.',
  authorizationFailed: 'Authorization failed. Please try again.',
  deviceNeedsVerification: 'This device needs verification.',
  profileCompleted: 'Profile setup completed!',
  accountDeleted: 'Your account has been deleted. Please contact support to regain access.',
  accountBanned: 'Your account is banned. Contact support.',
  /** Ours: the name of the region with all toasts, and the close button. */
  region: 'Messages',
  close: 'Close',
  /** Ours: a call that takes longer than 10 s. */
  stillWorking: 'Still working…',
  /** Ours: too many wrong passwords or codes, until a time of the reader's day: `10:42`, `10:42 tomorrow`. */
  tooManyTries: 'Too many wrong tries. Try again at {time}.',
  /** Ours: the network could not be reached. */
  offline: 'No connection. Check your network and try again.',
  /** Ours: beside what could not be loaded. */
  reload: 'Reload the page',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly toasts: typeof toasts;
  }
}
