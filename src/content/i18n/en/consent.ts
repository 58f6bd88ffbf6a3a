/** The consent question about analytics and session recording, and what each of them does. */
export const consent = {
  banner: {
    label: 'Analytics and session recording',
    /** The question depends on the services that the site was built with. */
    analytics: 'May we count visits to our home and features pages?',
    recorder: 'May we record how our home and features pages are used?',
    all: 'May we count visits to our home and features pages, and record how they are used?',
    /** Follows the question, after a space in English. */
    rest: ' Nothing runs unless you allow it, and never where you sign up or keep money.',
    allow: 'Allow',
    decline: 'Decline',
    choose: 'Choose for each',
  },
  choice: {
    heading: 'Your choice',
    nothing: 'This site neither counts visits nor records sessions, so there is nothing to choose.',
    optedOut:
      'Your browser sends Global Privacy Control. We take that as a no: nothing runs, whatever was chosen here before.',
    undecided: 'You have not chosen yet. Nothing runs until you do.',
    none: 'You have declined. Nothing runs.',
    analytics: 'You let us count visits.',
    recorder: 'You let us record sessions.',
    all: 'You let us count visits and record sessions.',
    /** Labels of the checkboxes. */
    purposes: {
      analytics: {
        name: 'Count visits',
        text: 'Which of the two pages was opened, in which language, and which site led there. No name and no email.',
      },
      recorder: {
        name: 'Record sessions',
        text: 'Where the two pages are clicked and how they are read. What you type is masked before it leaves. If you’re logged in, the recording carries your customer number, never your name or email.',
      },
    },
    save: 'Save choice',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly consent: typeof consent;
  }
}
