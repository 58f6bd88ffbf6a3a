import { pageParameters, type AreaDocs } from './area-docs.ts';

export const activitiesDocs: AreaDocs<'activities'> = {
  about: 'What has happened to the security of an account, and the way to say that it was somebody else.',
  calls: {
    listActivities: {
      summary: 'List what has happened to the account',
      description:
        'Newest first: logins, changes, and tries that were refused, of the last 90 days. No call deletes an entry. An entry has no secret, and of an address its first half alone; `place` is a guess from that, and null where nobody knows.',
      example: { query: { page: 1, page_size: 10 } },
      parameters: {
        ...pageParameters,
        kind: 'Only those of one kind.',
        since: 'Only those of this moment and later.',
        outcome: 'Only what was done, or only what was refused.',
      },
    },
    readNotMeLink: {
      summary: 'Read what has become of a link',
      description:
        'Takes the token in the link of an email about the account, and changes nothing: whoever opens a link again is told when it was used, in place of its button. It says nothing of the account, needs no session, and is no limit on tries: a token has 160 bits. An unknown link and an old one have the same answer, whether it was used or not.',
      errors: { link_expired: 'It is older than seven days, or was never given.' },
      example: { body: { token: '5f0c1a9e7d3b4826a1c0e9f8d7b6a594' } },
    },
    reportNotMe: {
      summary: 'Say that a change was somebody else',
      description:
        'Takes the token in the link of an email about the account, which the link has after its `#`, so that no server sees it before this call. It needs no session, starts none, and ends all of the account. Sending is frozen until the owner unfreezes it, with the PIN and, where there is one, a code of the authenticator app. What is sent and still in review stays there: its `status_reason` is `owner_hold`. What was accepted without a review goes on. Its owner can cancel it; unfreezing lets the review of what is left begin anew. A token is good once and for seven days.',
      errors: {
        link_used: 'It was used: all of this was done then.',
        link_expired: 'It is older than seven days, or was never given.',
      },
      example: { body: { token: '5f0c1a9e7d3b4826a1c0e9f8d7b6a594' } },
    },
  },
};
