/** What keeps an account from sending: told on the dashboard, on the first step of Send and in Account Security, with the way out. */
export const accountNotices = {
  region: 'Limits on your account',
  frozen: {
    title: 'Sending is frozen',
    /** `{when}`: `today at 09:58`, `on 25 November at 21:40`. */
    byOwnerOn: 'You froze it {when} on {device}.',
    byOwner: 'You froze it {when}.',
    byLink: 'It was frozen {when} with the link “It wasn’t me” in one of our emails.',
    works: 'You can still receive, deposit and convert.',
    unfreeze: 'Unfreeze with PIN',
    /** Where two-factor authentication is on. */
    unfreezeTotp: 'Unfreeze with PIN and code',
    /** `{turnOff}` leads to two-factor authentication. */
    lostPhone: 'Lost the phone with your authenticator app? First {turnOff} with a recovery code.',
    turnOff: 'turn off two-factor authentication',
  },
  restrictions: { more: 'See restrictions' },
  locked: {
    title: 'Your PIN is locked',
    /** `{time}` runs down: `4:32`. */
    text: 'Too many wrong PINs. You can approve payments again in {time}.',
    works: 'You can still receive. Freezing sending needs no PIN.',
    reset: 'Reset PIN',
  },
  /** The question for the PIN before sending is unfrozen. */
  question: {
    title: 'Unfreeze sending?',
    text: 'You can send again at once.',
    textRestricted: 'What else is restricted stays so.',
    action: 'Unfreeze sending',
  },
  wasFrozen: 'Sending is frozen.',
  notFrozen: 'We couldn’t freeze sending. Try again.',
  wasUnfrozen: 'Sending is no longer frozen.',
  mayBeFrozen: 'We couldn’t confirm whether sending is frozen. Check here in a moment.',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly accountNotices: typeof accountNotices;
  }
}
