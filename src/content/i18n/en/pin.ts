import { restrictionTextsEn } from '#contract/restriction-texts.ts';

/** /w/security/pin, and the question for the PIN before money moves. */
export const pin = {
  region: 'Transaction PIN',
  loading: 'Loading your PIN settings',
  failed: 'We couldn’t load your PIN settings.',
  notRefreshed: 'We couldn’t refresh this. It may be out of date.',
  headings: {
    first: 'Set up your transaction PIN',
    change: 'Change your transaction PIN',
    reset: 'Reset your transaction PIN',
  },
  texts: {
    first:
      'You approve every transfer with these 6 digits. Only you know them: we’ll never ask for them by chat, email or phone.',
    change: 'You approve every transfer with it. We’ll never ask for it by chat, email or phone.',
    reset: 'We’ll email you a code. Enter it with your password to set a new PIN.',
    /** Of an account without a password. */
    resetByCode: 'Choose a new PIN. Then we’ll email you a code to confirm it’s you.',
  },
  password: 'Password',
  passwordMissing: 'Enter your password.',
  show: 'Show password',
  hide: 'Hide password',
  pin: 'Your 6-digit PIN',
  currentPin: 'Current PIN',
  newPin: 'New PIN',
  repeatPin: 'Repeat the new PIN',
  box: 'Digit {n} of {of}',
  incomplete: 'Enter all 6 digits of the PIN.',
  badPaste: 'Paste 6 digits, with nothing else.',
  mismatch: 'The PINs don’t match. Enter the second one again.',
  weak: {
    run: 'That’s easy to guess: the digits are in order, like 123456. Choose another PIN.',
    repeated: 'That’s easy to guess: one digit only. Choose another PIN.',
  },
  set: 'Set PIN',
  setAndApprove: 'Set PIN and approve',
  alsoApproves: 'The new PIN also approves what you see above: you don’t enter it again.',
  /** A first PIN, set where one is asked for. */
  beats: {
    prove: {
      title: 'Set up your PIN',
      text: 'Six digits approve every payment. First your password, to be sure it’s you.',
      next: 'Continue',
      failed: 'We couldn’t check your password. Try again.',
    },
    choose: { title: 'Choose your PIN' },
  },
  change: 'Change PIN',
  saving: 'Saving…',
  cancel: 'Cancel',
  forgot: 'Forgot PIN?',
  wasSet: 'Your PIN is set.',
  changed: 'Your PIN was changed.',
  locked: {
    title: 'Too many wrong PINs.',
    text: 'You can try again in {time}.',
    until: 'PIN locked until {time}',
    safe: 'Too many wrong PINs. Nothing was sent and your money is safe. You can still receive and deposit.',
    reset: 'Reset PIN now',
    wait: 'Wait, {time} left',
  },
  reset: {
    /** What a reset costs, before it is made: by what it follows. */
    restriction: restrictionTextsEn.before.pinReset,
    restrictionAfter: restrictionTextsEn.before.pinResetAfter,
    stillWorks: restrictionTextsEn.stillWorks,
    send: 'Email me a code',
    sending: 'Sending…',
    sent: 'We’ve emailed you a code.',
    code: 'Code from the email',
    totp: 'Code from your authenticator app',
    incomplete: 'Enter all 6 digits of the code.',
    resendIn: 'You can request a new code in {time}.',
    resend: 'Send a new code',
    save: 'Save new PIN',
    done: 'Your PIN was reset.',
    returns: 'Then you go back to what you were approving. Nothing is sent before you approve it.',
  },
  approve: 'Approve with your PIN',
  close: 'Close without approving',
  /** What is approved. */
  approved: {
    theyReceive: 'They receive',
    youPay: 'You pay',
    youGet: 'You receive',
    to: 'To',
    memo: 'Memo',
    tag: 'Destination tag',
  },
  neverShort: 'We never ask for it by chat or phone',
  steps: { pin: 'Step 1 of 2', totp: 'Step 2 of 2' },
  usedCode: 'This code has already been used. Wait {seconds} s for the next one.',
  nextCode: 'Your app shows a new code now. Enter it.',
  next: 'Next',
  approving: 'Checking…',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly pin: typeof pin;
  }
}
