import { restrictionTextsEn } from '#contract/restriction-texts.ts';

/** /w/security/2fa-setup. */
export const twoFactor = {
  loading: 'Loading two-factor authentication',
  failed: 'We couldn’t load two-factor authentication.',
  notRefreshed: 'We couldn’t refresh this. It may be out of date.',
  asked: {
    whenOn: 'When we ask for a code',
    whenOff: 'When we’ll ask for a code',
    login: 'You log in',
    newPayee: 'You send to a new address or bank account',
    sums: 'You send more than ₦500,000 in 24 hours, or more than ₦50,000 to people you haven’t paid before',
    changes: 'You unfreeze sending, reset your PIN or change what protects your account',
  },
  off: {
    heading: 'Two-factor authentication is off',
    state: 'Your password alone opens your account',
    text: 'Turn it on, and a stolen password is no longer enough: we also ask for a 6-digit code that only your phone can make.',
    /** Of an account without a password. */
    statePasswordless: 'Logging in takes one step only',
    textPasswordless:
      'Turn it on, and whoever gets into your email or your Google account still needs a 6-digit code that only your phone can make.',
    turnOn: 'Turn it on',
    takes: 'It takes about three minutes. You’ll need:',
    needs: {
      password: 'Your password',
      passwordless: 'Access to your email',
      app: 'An authenticator app on your phone, such as Google Authenticator, Aegis or 1Password',
      place: 'A place other than your phone for ten recovery codes',
    },
    start: 'Set up',
    starting: 'Starting…',
    noOtherWay: 'Keep your recovery codes.',
    noOtherWayText: 'If you lose both your phone and your codes, there’s no other way to log in yet.',
    restricted: 'You can’t turn it on yet',
    /** Why and until when, by the reason that the API names. */
    restrictedUntil: {
      password_changed:
        'Your password was reset less than 24 hours ago. To keep somebody else from locking you out, you can turn this on from {time}.',
      new_device:
        'This device is new to your account. To keep somebody else from locking you out, you can turn this on here from {time}.',
    },
  },
  steps: {
    label: 'Steps of the setup',
    stepOf: 'Step {number} of {count}:',
    names: { password: 'Password', app: 'Authenticator app', codes: 'Recovery codes' },
  },
  scan: {
    heading: 'Add Cowrie to your authenticator app',
    text: 'Scan the QR code with the app, or type the setup key.',
    textPhone: 'Open the app on this phone, or type the setup key.',
    qr: 'QR code for your authenticator app',
    open: 'Open authenticator app',
    showQr: 'Show QR code',
    showQrHint: 'To scan with another device',
    key: 'Setup key',
    keyKind: 'Time-based, 6 digits',
    copyKey: 'Copy key',
    copied: 'Copied',
    notCopied: 'We couldn’t copy it. Select the key and copy it.',
    valid: 'This key is valid for {time}',
    warning: 'Anyone who has this key can make your codes. Don’t share it, not even with us.',
  },
  code: {
    heading: 'Enter the code from the app',
    text: 'The 6 digits next to Cowrie. They change every 30 seconds.',
    legend: 'Code from your authenticator app',
    box: 'Digit {n} of {of}',
    missing: { one: 'Enter {count} more digit', other: 'Enter {count} more digits' },
    submit: 'Turn on',
    checking: 'Checking…',
    // The specification's words (sections 5 and 8).
    badPaste: 'Please paste a valid 6-digit code.',
    incomplete: 'Please enter the full 6-digit verification code.',
    invalid: 'Invalid verification code. Try again.',
    triesLeft: { one: '{text} {count} try left.', other: '{text} {count} tries left.' },
    locked: 'Too many wrong codes.',
    lockedText: 'You can try again in {time}.',
    drift: {
      seconds: { one: '{count} second', other: '{count} seconds' },
      minutes: { one: '{count} minute', other: '{count} minutes' },
      behind: 'Your phone’s clock is about {time} behind.',
      ahead: 'Your phone’s clock is about {time} ahead.',
      text: 'Ours says {clock}. Turn on automatic date and time on your phone, then enter the next code.',
    },
  },
  ended: {
    expired: {
      heading: 'This key has expired',
      text: 'It was valid for 10 minutes. Nothing was turned on. Delete it in the app and scan a new one.',
    },
    replaced: {
      heading: 'This key was replaced',
      text: 'The setup was started again in another tab or on another device. Go on there, or delete this key in the app and scan a new one here.',
    },
    newKey: 'Get a new key',
  },
  codes: {
    heading: 'Save your recovery codes',
    text: 'If you lose your phone, log in with one of these. Each works once. You can’t see them again after this screen.',
    list: '{count} recovery codes',
    download: 'Download',
    downloaded: 'Downloaded',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'We couldn’t copy them. Download or print them.',
    print: 'Print',
    printed: 'Printed',
    advice: 'Keep them somewhere other than your phone: a password manager or on paper.',
    finish: 'Finish',
    on: 'Two-factor authentication is on',
    onText: 'Your code was right. One step left.',
    renewed: 'Your new codes are ready',
    renewedText: 'The old ones don’t work any more.',
    keep: 'Download, copy or print your codes first. If you’ve written them down, type one of them here.',
    legend: 'One of your recovery codes',
    box: 'Character {n} of {of}',
    badPaste: 'Paste a recovery code, with nothing else.',
    other: 'That isn’t one of these codes. Check what you wrote down.',
    notKept: 'Save your codes first: download, copy or print them, or type one of them here.',
    kept: {
      downloaded: 'You’ve downloaded your codes.',
      copied: 'You’ve copied your codes. Paste them where you keep them.',
      printed: 'You’ve printed your codes.',
      typed: 'That’s one of your codes.',
    },
    done: 'Done',
    /** The file, and the head of what is printed. */
    file: {
      name: 'cowrie-recovery-codes.txt',
      title: 'Cowrie recovery codes',
      account: 'Account: {account}',
      made: 'Made on {time}',
      text: 'If you lose your phone, log in with one of these. Each works once. Newer codes replace all of these.',
    },
    leave: {
      heading: 'Leave without saving your codes?',
      text: 'You can’t see these codes again. If you lose your phone without them, there’s no other way to log in yet.',
      stay: 'Stay and save',
      leave: 'Leave anyway',
      close: 'Close',
    },
  },
  on: {
    heading: 'Two-factor authentication is on',
    since: 'Since {date} · Authenticator app',
    app: 'Authenticator app',
    recovery: 'Recovery codes',
    left: '{left} of {count} left',
    lastUsed: 'You last used one on {date}.',
    neverUsed: 'You haven’t used any of them.',
    replaces: 'New codes replace all the old ones.',
    few: 'Get new ones while you still have your phone.',
    none: 'You have none left. Get new ones while you still have your phone.',
    renew: 'Get new codes',
    renewing: 'Making new codes…',
    unsure:
      'We couldn’t confirm that new codes were made. Your old ones may not work any more: get new codes once more.',
    lost: 'It’s on, but we couldn’t show you your recovery codes.',
    lostText:
      'The answer that had them was lost on its way. Get new codes now: without them, losing your phone locks you out.',
  },
  turnOff: {
    heading: 'Turn off',
    needs: 'You’ll need your password and a code.',
    needsEmail: 'You’ll need a code from your email and one from the app.',
    restriction: '24-hour restriction',
    text: 'For 24 hours after that, you can’t send to people, addresses or bank accounts you haven’t paid before.',
    stillWorks: restrictionTextsEn.stillWorks,
    others: 'Your other devices are logged out.',
    score: {
      one: 'Your security score drops by {count} point.',
      other: 'Your security score drops by {count} points.',
    },
    button: 'Turn off two-factor authentication',
    busy: 'Turning off…',
    done: 'Two-factor authentication is off.',
    phone: 'Changing phones?',
    phoneText:
      'Move your authenticator app first. If the old phone is gone, turn this off with a recovery code, then on again with the new one.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly twoFactor: typeof twoFactor;
  }
}
