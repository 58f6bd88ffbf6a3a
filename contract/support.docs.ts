import type { AreaDocs } from './area-docs.ts';

export const supportDocs: AreaDocs<'support'> = {
  about: 'Help articles, and conversations with support.',
  calls: {
    listArticles: {
      summary: 'Find help articles',
      description:
        'All of them; those that contain every word of `q`; or those for a screen of the wallet, the nearest first. In the language of Accept-Language.',
      example: { query: { q: 'deposit', limit: 20 } },
      parameters: {
        q: 'Words, or the beginnings or other parts of words, that the article contains or is searched for with.',
        route: 'A path of the wallet, without its query: the articles about that screen.',
        limit: 'How many are found at most.',
      },
    },
    listConversations: {
      summary: 'List conversations with support',
      description:
        "The one with the newest message first. `answered` means that the last word is support's. A conversation that support has answered closes after seven days without a message. The newest 50 are kept.",
    },
    openConversation: {
      summary: 'Open a conversation',
      description:
        "`client_id` is the client's own UUID for it: sent again, the call gets the conversation that was opened, and nothing is said twice. Its first message is support's, about what is never asked for. Support replies within `expected_answer_seconds`, with the event `support` and a notification.",
      errors: {
        rate_limited: 'Twenty messages in a minute.',
      },
      rateLimit: 'Twenty messages in a minute, with those that open a conversation.',
      example: {
        body: {
          client_id: '0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b10',
          subject: 'Where is my deposit?',
          text: 'I sent 100 USDT an hour ago.',
          context: { route: '/w/transactions' },
        },
      },
    },
    listMessages: {
      summary: 'List messages of a conversation',
      description:
        'The newest of those that were asked for, oldest first. `has_more` tells of others before the first. Once its newest message is fetched, the conversation counts as read.',
      errors: {
        not_found: 'The account has no such conversation.',
      },
      example: { params: { id: 'cnv_0' }, query: { limit: 50 } },
      parameters: {
        id: 'As `listConversations` has it.',
        after: 'The id of a message: only those that came after it.',
        before: 'The id of a message: only those that came before it.',
        limit: 'How many messages are listed at most.',
      },
    },
    sendMessage: {
      summary: 'Send a message',
      description:
        "`client_id` is the client's own UUID for it: sent again, the call gets the message that was sent. A reply that support has already begun answers this message too.",
      errors: {
        not_found: 'The account has no such conversation.',
        conversation_closed: 'The conversation was closed after seven days without a message.',
        rate_limited: 'Twenty messages in a minute.',
      },
      rateLimit: 'Twenty messages in a minute, with those that open a conversation.',
      example: {
        params: { id: 'cnv_0' },
        body: { client_id: '0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b11', text: 'Still nothing.' },
      },
      parameters: { id: 'As `listConversations` has it.' },
    },
  },
};
