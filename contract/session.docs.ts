import type { AreaDocs } from './area-docs.ts';

export const sessionDocs: AreaDocs<'session'> = {
  about: 'How long a session lasts, and its end.',
  calls: {
    getSession: {
      summary: 'Get how long the session lasts',
      description:
        "Asking does not extend it. Both times are the server's, because a browser's clock may be wrong: count down from their difference.",
    },
    extendSession: {
      summary: 'Extend the session',
      description:
        "It lasts seven days from now on, with its cookie, but no longer than 30 days after its login in all (OWASP ASVS 5.0, 7.3.2). A session that has ended can't be extended. The body is an empty object: a form of another site can post without a body, but no JSON.",
      errors: {
        session_max_age: 'The session lasts as long as it may; the user has to log in again.',
      },
      example: { body: {} },
    },
    logout: {
      summary: 'Log out',
      description:
        'Ends the session and clears its cookie. Succeeds without a session: who is logged out stays logged out. Streams of the session get `session_revoked`.',
    },
  },
};
