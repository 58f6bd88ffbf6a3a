/** The list of roles and the page of a role. The texts of the roles are in src/content/careers. */
export const careers = {
  title: 'Careers',
  description:
    'Open roles at Cowrie: engineering, security and support for a wallet that people trust with money.',
  lead: 'We build one wallet, with care. We write things down, review each other’s work and go home on time.',
  open: 'Open roles',
  none: 'No role is open at the moment. Write to us anyway if you think we should know you.',
  how: {
    heading: 'How we work',
    exact: {
      title: 'Exact before fast',
      text: 'A figure that might be wrong is not shown. That goes for money, and for what we tell each other.',
    },
    written: {
      title: 'In writing',
      text: 'Decisions are written down with their reasons, so that a colleague in another time zone can disagree with them.',
    },
    light: {
      title: 'For the slow phone',
      text: 'We build on cheap phones and slow networks first, because that is where the wallet is used.',
    },
  },
  place: { remote: 'Remote' },
  kind: { 'full-time': 'Full time', 'part-time': 'Part time', contract: 'Contract' },
  posted: 'Posted {date}',
  apply: 'Apply through the contact form',
  others: 'All open roles',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly careers: typeof careers;
  }
}
