import { prove } from '../../reauth/prove.ts';
import { casesOf, quietly, type CallCase } from './call-case.ts';

const proveGoogle = quietly(({ visitor }) => prove(visitor, 'google'));

/** What is linked, and Google. WhatsApp's own calls are among those of a second step. */
export const linkedAccountCases: readonly CallCase[] = [
  ...casesOf('GET /user/linked-accounts', [
    { when: 'nothing is linked', as: 'complete', answer: 200 },
    { when: 'a number is linked', as: 'whatsapp-linked', answer: 200 },
    { when: 'Google is linked', as: 'google-linked', answer: 200 },
    { when: 'Google is the only way in', as: 'oauth-existing', answer: 200 },
  ]),
  ...casesOf('DELETE /auth/google/unlink', [
    { when: 'it was proven', as: 'google-linked', before: proveGoogle, answer: 200 },
    { when: 'it was not proven', as: 'google-linked', answer: [403, 'reauth_required'] },
    { when: 'it is not linked', as: 'complete', before: proveGoogle, answer: [409, 'google_not_linked'] },
    {
      when: 'it is the last way in',
      as: 'oauth-existing',
      before: proveGoogle,
      answer: [409, 'last_authentication_method'],
    },
  ]),
];
