/** /w/security: how safe the account is, and what its owner can do about it. */
export const security = {
  region: 'Account security',
  loading: 'Loading your security settings',
  failed: 'We couldn’t load your security settings. They still apply, and your money isn’t affected.',
  notRefreshed: 'We couldn’t refresh your security settings. They may be out of date.',
  score: {
    label: 'Security score: {score} of 100',
    of: 'of 100',
    headings: {
      strong: 'Your security is strong',
      good: 'Your security is good',
      fair: 'Your security could be better',
      weak: 'Your security is weak',
      /** While sending is frozen by the link of an email. */
      notMe: 'Make sure your account is yours alone',
    },
    done: {
      one: '{count} check is done. We’ll tell you if something changes.',
      other: 'All {count} checks are done. We’ll tell you if something changes.',
    },
    /** What comes before the next check then. */
    notMe: {
      text: 'You told us that something wasn’t you. Before you unfreeze sending, change your password and check your devices, transactions and payees.',
      action: 'Check your devices',
    },
    later: 'Nothing else can be done right now. See the checks for what comes next.',
    adds: { one: 'Adds {count} point', other: 'Adds {count} points' },
    next: {
      two_factor: {
        text: 'With two-factor authentication, your password alone is no longer enough to log in.',
        action: 'Turn on two-factor authentication',
      },
      password: {
        text: 'A password gives you a second way to log in, beside Google.',
        action: 'See how to set a password',
      },
      pin: {
        text: 'You approve every transfer with a 6-digit PIN that only you know.',
        action: 'Set up your PIN',
      },
      devices: {
        text: 'A device has logged in to your account for the first time. Check that it’s yours.',
        action: 'Check your devices',
      },
      emergency_contact: {
        text: 'An emergency contact is someone we can call. They can’t move your money.',
        action: 'Add an emergency contact',
      },
    },
  },
  checks: {
    heading: 'Security checks',
    count: '{done} of {total} done',
    done: 'Done',
    todo: 'To do',
    /** After a state: `Off. Adds 30 points`. */
    withPoints: '{state} {points}',
    names: {
      two_factor: 'Two-factor authentication',
      password: 'Password',
      pin: 'Transaction PIN',
      devices: 'Devices',
      emergency_contact: 'Emergency contact',
    },
    actions: {
      turnOn: 'Turn on',
      add: 'Add',
      set: 'Set',
      change: 'Change',
      manage: 'Manage',
      check: 'Check',
    },
    twoFactor: {
      off: 'Off.',
      restricted: 'Off. You can turn it on from {time}.',
      on: { one: 'On. {count} recovery code left', other: 'On. {count} recovery codes left' },
    },
    password: { none: 'None yet: you log in with Google.', changed: 'Changed {when}' },
    pin: { none: 'Not set yet.', set: 'Set', locked: 'Locked after too many wrong PINs' },
    devices: {
      count: { one: '{count} verified', other: '{count} verified' },
      new: { one: '{count} verified, {fresh} of them new.', other: '{count} verified, {fresh} of them new.' },
    },
    contact: { none: 'None yet.', set: 'Added' },
  },
  freeze: {
    heading: 'Freeze sending',
    text: 'While it’s on, nothing can leave your wallet. Money still comes in. Payments that have left go on.',
    since: 'Nothing can leave your wallet. Money still comes in.',
    /** After either of them, by what the account is asked for. */
    needs: {
      pin: 'You’ll need your PIN to turn it off.',
      totp: 'You’ll need your PIN and a code from your authenticator app to turn it off.',
    },
    noPin: 'You have no PIN yet: you set one up when you turn it off.',
    locked: 'Your PIN is locked, so you can’t turn it off yet.',
    lockedLink: 'Open Transaction PIN',
    freezing: 'Freezing…',
  },
  restrictions: {
    heading: 'Restrictions',
    count: { one: '{count} restriction', other: '{count} restrictions' },
    scopes: {
      new_payees: 'Sending to new recipients',
      all_outgoing: 'All sending',
      bank: 'Withdrawals to banks',
    },
    /** Of a bar, read out. */
    left: '{time} left',
    none: 'No restrictions',
    noneText: 'You can send to anyone, new or known.',
    noneFrozen: 'Sending is frozen, and nothing else is restricted.',
  },
  activity: {
    heading: 'Recent security activity',
    all: 'See all',
    loading: 'Loading your recent security activity',
    failed: 'We couldn’t load your recent security activity.',
    notRefreshed: 'We couldn’t check for new activity.',
    none: 'Logins and changes of your security will appear here.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly security: typeof security;
  }
}
