import type { AreaDocs } from './area-docs.ts';

const parameters = { username: 'With or without the @ before it, in any case.' };
const errors = {
  recipient_not_found: 'Nobody has exactly this username.',
  rate_limited: 'More than 20 people were looked up in a minute.',
};
/** What calls that take a username have in common. */
export const lookUpRate =
  '20 people a minute, by all calls that take a username or find people together; one that the customer has looked up within a day costs nothing.';
const example = { params: { username: 'chinedu' } };

export const peopleDocs: AreaDocs<'people'> = {
  about: 'Other people with an account, as they can be found and paid.',
  calls: {
    getPerson: {
      summary: 'Get somebody by their username',
      description:
        'What one user sees of another: the name, and what the two have paid each other. Never by email or phone number, which would tell who has an account.',
      parameters,
      errors,
      rateLimit: lookUpRate,
      example,
    },
    blockPerson: {
      summary: 'Block somebody',
      description:
        'Neither of the two can pay or ask the other from now on. The other one is not told. Succeeds where they are blocked already.',
      parameters,
      errors: { ...errors, self_send: 'It is the customer’s own username.' },
      rateLimit: lookUpRate,
      example,
    },
    unblockPerson: {
      summary: 'Unblock somebody',
      description: 'Succeeds where nobody was blocked. A block of the other side stays.',
      parameters,
      errors: { ...errors, self_send: 'It is the customer’s own username.' },
      rateLimit: lookUpRate,
      example,
    },
  },
};
