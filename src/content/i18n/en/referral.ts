/** /w/referral. */
export const referral = {
  code: {
    loading: 'Loading your referral code',
    failed: 'We couldn’t load your referral code.',
    heading: 'Your referral code',
    qr: 'QR code of your referral link',
    copyLink: 'Copy link',
    copyCode: 'Copy code',
    copied: 'Copied',
    notCopied: 'Couldn’t copy',
    share: 'Share',
    whatsapp: 'WhatsApp',
    email: 'Email',
    newTab: 'opens in a new tab',
    subject: 'Join me on {product}',
    text: 'Join me on {product}. My referral code is {code}:',
  },
  friends: {
    heading: 'Friends',
    masked: 'Names are masked',
    list: 'Friends you invited',
    friend: 'A friend',
    loading: 'Loading your friends',
    failed: 'We couldn’t load your friends.',
    notRefreshed: 'We couldn’t check on your friends.',
    show: { one: 'Show {count} new', other: 'Show {count} new' },
    showMany: 'Show {count}+ new',
    arrived: { one: '{count} new friend', other: '{count} new friends' },
    older: 'Load more',
    loadingOlder: 'Loading…',
    olderFailed: 'We couldn’t load more friends. Those above are still here.',
    end: 'That’s everyone.',
    empty: {
      heading: 'No friends yet',
      text: 'Friends who sign up with your code will appear here, with what they still need to do.',
    },
    steps: { invited: 'Invited', joined: 'Joined', qualified: 'Qualified', paid: 'Paid' },
    invited: 'Invited on {date}. Hasn’t joined yet',
    /** Of a friend who has joined: what is missing, by `identity` and `deposit`. */
    needs: {
      identity: 'Needs to verify their identity by {date}',
      deposit: 'Needs to deposit {deposit} by {date}',
      both: 'Needs to verify their identity and deposit {deposit} by {date}',
    },
    tooLate: 'Time to qualify ended on {date}',
    rewardBy: 'Reward by {date}',
    overLimit: 'No reward: it’s paid for {friends} friends a year',
    /** Of another account of the reader's own: by what that is known is not told. */
    notCounted: 'Doesn’t count: rewards are for inviting other people',
    paidOn: 'Paid on {date}',
  },
  progress: {
    heading: 'Progress',
    loading: 'Loading your invites',
    failed: 'We couldn’t load your invites.',
    notRefreshed: 'We couldn’t refresh your invites.',
    hints: {
      invited: 'With your link or code',
      joined: 'Signed up with your code',
      qualified: 'Identity verified, {deposit} deposited',
      paid: 'Reward in your balance',
    },
  },
  rewards: {
    heading: 'Rewards',
    list: 'Latest rewards',
    loading: 'Loading your rewards',
    failed: 'We couldn’t load your rewards.',
    notRefreshed: 'We couldn’t check for new rewards.',
    sum: 'Paid so far',
    joined: '{name} joined',
    none: 'Your first reward will be listed here.',
    all: 'All rewards',
  },
  how: {
    heading: 'How it works',
    steps: {
      share: { heading: 'Share your code', text: 'Send your link, or let a friend scan the QR code.' },
      join: {
        heading: 'They sign up and deposit',
        text: 'They verify their identity and deposit {deposit} within {days} days.',
      },
      reward: {
        heading: 'You get {reward}',
        text: 'We pay it into your naira balance {hours} hours later.',
      },
    },
  },
  terms: {
    heading: 'Terms',
    summary:
      '{reward} for each friend who signs up with your code, verifies their identity and deposits {deposit} within {days} days. Up to {friends} friends a year.',
    most: 'Up to {friends} friends a year.',
    readAll: 'Read all terms',
    all: {
      code: 'Your friend enters your referral code while they sign up. Your own code doesn’t count for you, in another account either.',
      deposit:
        'They verify their identity and deposit {deposit} in all, within {days} days of entering the code. Cash and coins count; coins at what they’re worth when they arrive.',
      reward:
        'We pay {reward} into your naira balance {hours} hours after that. If the deposit is taken back before then, the reward waits until they deposit again in time.',
      most: 'Rewards are paid for up to {friends} friends in a calendar year, by the time in Lagos.',
    },
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly referral: typeof referral;
  }
}
