import type { AreaDocs, StreamDocs } from './area-docs.ts';
import { defaultPreferences } from './preference-choices.ts';

export const userEventsDocs: AreaDocs<'userEvents'> = {
  about: 'What the server sends by itself.',
  calls: {},
};

/** `GET /wallet/stream`. */
export const streamDocs: StreamDocs = {
  summary: 'Stream what happens to the account',
  description: `Server-sent events (HTML standard, section 9.2): what happens to the account, as it happens. An event says what to fetch again; only \`notification\` and \`preferences\` bring data themselves.

Each event has an \`id\`. A browser's EventSource repeats the newest one in \`Last-Event-ID\` when it reconnects, and gets what it has missed; after more than 100 missed events, it gets \`resync\` and fetches everything again. \`retry: 3000\` asks it to wait three seconds before it reconnects. A comment every 15 seconds keeps proxies from ending the stream.

\`session_revoked\` is the last event of a stream. A session may have ten streams open at once.`,
  errors: {
    unauthorized: 'There is no session.',
    session_expired: 'The session has expired.',
    forbidden: 'The device of the session has to be verified first.',
    account_banned: 'The account is banned.',
    account_deleted: 'The account was deleted.',
    invalid_fields: 'A value of the query breaks a rule.',
    rate_limited: 'The session has ten streams open. `Retry-After` says when one of them may be gone.',
    server_error: 'The server failed.',
  },
  parameters: {
    language: 'Of notifications; the language of Accept-Language when it is left out.',
    last_event_id: 'The newest event that is known. The header `Last-Event-ID` takes precedence.',
  },
  events: {
    balance: {
      when: 'The balance of an asset has changed.',
      example: { asset: 'usdt', as_of: '2026-01-15T09:30:00.000Z' },
    },
    transaction: {
      when: 'A transaction is new, or its status has changed.',
      example: { id: 'txn_5f0c2a7e91d34b6688aa', status: 'completed' },
    },
    notification: {
      when: 'A notification is new. `unread` counts all of them.',
      example: {
        notification: {
          id: 'ntf_1c77e0a9d2b84f35a6e1',
          type: 'transaction',
          title: '100 USDT received',
          body: 'The deposit is in your wallet.',
          params: [{ kind: 'amount', text: '100 USDT', asset: 'usdt', amount: '100' }],
          moments: [],
          link: '/w/transactions',
          status: 'unread',
          created_at: '2026-01-15T09:30:00.000Z',
        },
        unread: 4,
      },
    },
    session_revoked: {
      when: 'The session has ended: by a logout of its own, from another device, by its time, or with its account. It is the last event of the stream.',
      example: { reason: 'revoked' },
    },
    preferences: {
      when: 'Another session of the account has saved preferences. All of them are sent.',
      example: { ...defaultPreferences, theme: 'dark' },
    },
    support: {
      when: 'A conversation with support has a new message.',
      example: { conversation_id: 'cnv_9b1f6d2c40e84a7db3f5' },
    },
    resync: {
      when: 'What was missed is no longer known: everything has to be fetched again.',
      example: {},
    },
  },
};
