import { restrictionTextsEn } from '#contract/restriction-texts.ts';
import { newPassword } from './new-password.ts';

/** Sign-up, login, code entry and the screens between login and the wallet. */
export const auth = {
  /** Messages that several of these screens share. */
  shared: {
    google: 'Continue with Google',
    googleBusy: 'Opening Google…',
    or: 'or',
    email: 'Email',
    emailPlaceholder: 'Enter email address',
    continue: 'Continue',
    processing: 'Processing...',
    notYou: 'Not you?',
    needsScript:
      'This form needs JavaScript: it runs the security check that keeps robots out. Turn it on in your browser and reload the page.',
    challenge: {
      loading: 'Loading security verification...',
      failed: 'Security verification failed to load',
      retry: 'Retry',
    },
    /** For a browser that blocks storage, or whose storage is full. */
    storage: {
      signup:
        'Your browser isn’t saving anything for this site, so your sign-up would be lost on the next page. Allow site data in your browser’s settings, then reload this page.',
      login:
        'Your browser isn’t saving anything for this site. You can log in where you have logged in before. To verify a new device, allow site data in your browser’s settings, then reload this page.',
      keepOpen:
        'Your browser isn’t saving anything for this site. Keep this page open until you’re done: if you reload it, you start over.',
      lost: 'Your browser isn’t saving anything for this site, so your sign-up was lost on the way here. Allow site data in your browser’s settings, then start again.',
    },
    code: { box: 'Digit {n} of {of}', legend: '6-digit code' },
    wait: {
      in: 'Resend code in {time}',
      minute: 'You can request a new code in less than a minute.',
      moment: 'You can request a new code in 10 seconds.',
      over: 'You can request a new code now.',
    },
  },
  password: newPassword,
  signup: {
    title: 'Sign up',
    description: 'Create your free account: an email address and a 6-digit code are enough to start.',
    heading: 'Create your free account',
    have: 'Already have an account?',
    login: 'Login',
  },
  otp: {
    title: 'Enter OTP',
    heading: 'Enter OTP',
    sent: 'We sent a 6-digit code to',
    yourEmail: 'your email address',
    spam: 'Didn’t get it? Check your spam folder.',
    resend: 'Resend code',
    resending: 'Sending...',
    verifying: 'Verifying',
    none: 'No sign-up in progress',
    noneText:
      'Your code may already have been used, or you started in another browser. Sign up again to get a new one.',
    again: 'Start again',
  },
  login: {
    title: 'Login',
    description: 'Log in to your wallet.',
    heading: 'Welcome back',
    line: 'Log in to your wallet.',
    /** For a guest who opened a pay link. */
    toPay: 'Log in to continue to your payment.',
    password: 'Password',
    passwordPlaceholder: 'Enter your password',
    submit: 'Login',
    busy: 'Logging in…',
    /** Under the toast 'Login failed', which alone sounds like a wrong password. */
    failedDetail: 'Something went wrong on our side. Your password wasn’t checked. Try again.',
    forgot: 'Forgot password?',
    new: 'New here?',
    signup: 'Sign up',
    /** Google has named an account that it is not linked to. */
    linkGoogle: 'Log in once to link Google',
  },
  secondFactor: {
    heading: 'Two-Factor Authentication',
    sent: 'Open your authenticator app and enter the 6-digit code for',
    hint: 'A new code comes every 30 seconds.',
    verifying: 'Verifying',
    recovery: 'Use a recovery code',
    recoveryText: 'Enter one of the recovery codes that you saved for',
    recoveryHint: 'Each recovery code works once.',
    recoveryLegend: 'Recovery code of 10 letters and numbers',
    recoveryBox: 'Character {n} of {of}',
    recoveryFull: 'Please enter the full 10-character recovery code.',
    app: 'Use the authenticator app',
  },
  device: {
    title: 'Verify Device',
    heading: 'Verify this device',
    line: 'You only need to do this once on each device.',
    sent: 'To keep your account safe, we emailed a 6-digit code to',
    yourEmail: 'your email address',
    submit: 'Verify Device',
    back: 'Back to login',
    spam: 'Didn’t get it? Check your spam folder.',
    resend: 'Resend code',
    /** Resend makes no call here (spec section 8), so the toast says how to get a new code. */
    resent: 'Use the latest code in your inbox. To get a new one, go back to login.',
  },
  reset: {
    title: 'Forgot Password?',
    description: 'Get a code by email and set a new password for your wallet.',
    line: 'It happens. Resetting your password doesn’t affect your balance.',
    heading: 'Forgot Password?',
    text: 'Enter the email you log in with. We’ll email you a code to set a new password.',
    send: 'Send code',
    sending: 'Sending...',
    codeHeading: 'Verify Reset Code',
    /** Does not reveal whether the address has an account. */
    sent: 'If you have an account, we’ve emailed an 8-character code to',
    legend: 'Reset code of 8 letters and numbers',
    box: 'Character {n} of {of}',
    spam: 'Didn’t get it? Check your spam folder.',
    resend: 'Resend code',
    verify: 'Verify code',
    verifying: 'Verifying',
    newHeading: 'Set New Password',
    newText: 'Choose one that you use nowhere else.',
    /** What a reset costs, before it is made. */
    restriction: restrictionTextsEn.before.passwordReset,
    password: 'New Password',
    confirm: 'Confirm Password',
    save: 'Reset password',
    saving: 'Saving…',
    saved: 'Password changed. Log in with your new password.',
    back: 'Back to Login',
  },
  notMe: {
    title: 'Secure your account',
    line: 'Stop anything new from being sent.',
    heading: 'Wasn’t you?',
    text: 'If you didn’t do what our email tells you, secure your account now.',
    /** What the button does. */
    does: [
      'We’ll freeze sending: nothing new can be sent until you unfreeze it with your PIN and, with two-factor authentication on, a code from your authenticator app.',
      'We’ll log out every device, this one included.',
      'We’ll hold payments in review until you decide. Others that were sent before may be on their way already, and go on.',
    ],
    submit: 'Freeze sending and log out all devices',
    busy: 'Securing your account…',
    again: 'Try again',
    itWasMe: 'If it was you, close this page. Nothing has changed.',
    offline: 'No connection. We don’t know yet whether this worked. Try again: doing it twice does no harm.',
    failed:
      'Something went wrong on our side. We don’t know yet whether this worked. Try again: doing it twice does no harm.',
    done: {
      heading: 'Your account is secured',
      text: 'Sending is frozen, and every device is logged out.',
    },
    /** After the text above, where some were in review. */
    held: 'Payments in review are held: cancel those that aren’t yours in Transactions.',
    used: {
      heading: 'This is done already',
      text: 'The link was used before: sending was frozen then, and every device was logged out.',
    },
    /** In place of the text above, where it is known when. */
    usedAt:
      'The link was used on {date}: sending was frozen then, and every device was logged out. Sending stays frozen until you unfreeze it.',
    expired: {
      heading: 'This link doesn’t work any more',
      text: 'It has expired or isn’t complete. Nothing has changed. If you’re worried, reset your password: that logs out every device.',
    },
    none: {
      heading: 'Open the link in our email',
      text: 'This page needs the link from the email. Nothing has changed. If you can’t find the email, reset your password: that logs out every device.',
    },
    next: {
      heading: 'What to do next',
      steps: [
        'Reset your password, and change that of your email too.',
        'Log in and check your transactions and payees.',
        'When everything is right, unfreeze sending with your PIN and, with two-factor authentication on, a code from your authenticator app.',
        'Lost the phone with your authenticator app? Log in with a recovery code, and turn off two-factor authentication with another one before you unfreeze sending.',
      ],
    },
    reset: 'Reset password',
    login: 'Log in',
    support: 'Contact support',
    needsScript:
      'This page needs JavaScript to secure your account. Turn it on in your browser and reload the page.',
  },
  loading: {
    title: 'One moment',
    heading: 'Opening your wallet',
    first: 'One moment.',
    waiting: 'We are checking your account and this device.',
    back: 'Back to login',
    offline: 'You’re offline',
    offlineText: 'When your connection is back, try again.',
    again: 'Try again',
    needsScript: 'Your wallet runs in JavaScript. Turn it on in your browser and reload the page.',
  },
  /** A sign-in with Google while somebody else is signed in here. */
  held: {
    heading: 'You are signing in as {name}',
    text: 'Someone else is signed in on this browser. If you go on, they are logged out here.',
    go: 'Go on',
    going: 'Signing in…',
    stop: 'Stop',
  },
  setup: {
    title: 'Profile setup',
    heading: 'Setting up your profile',
    failed: 'We couldn’t find your next step',
    failedText: 'Nothing you entered is lost. Try again in a moment.',
  },
  error: {
    title: 'Unexpected error',
    heading: 'An Unexpected Error Occurred',
    text: 'Something went wrong while processing your request',
    line: 'Check your transactions before you try again.',
    login: 'Login',
    busy: 'Logging out…',
    home: 'Go Home',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly auth: typeof auth;
  }
}
