import { casesOf, quietly, wait, type CallCase } from './call-case.ts';

const contact = { phone_number: '+2348012345678', relation: 'Sister', name: 'Bisi' };
const question = {
  client_id: '0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b10',
  subject: 'Where is it?',
  text: 'I am waiting.',
  context: { route: '/w' },
};
const invalid = [422, 'invalid_fields'] as const;

/** Calls of the wallet's shell. */
export const shellCases: readonly CallCase[] = [
  ...casesOf('GET /user/notifications/unread-count', [
    { when: 'there are none', as: 'notifications-0', answer: 200, says: { data: { unread: 0 } } },
    {
      when: 'four of five are unread',
      as: 'notifications-500',
      answer: 200,
      says: { data: { unread: 400 } },
    },
  ]),
  ...casesOf('GET /user/notifications/list', [
    {
      when: 'only unread ones are asked for',
      as: 'notifications-500',
      path: '/user/notifications/list?status=unread',
      answer: 200,
      says: { total: 400, unread: 400 },
    },
    {
      when: 'only read ones are asked for',
      as: 'notifications-500',
      path: '/user/notifications/list?status=read',
      answer: invalid,
    },
  ]),
  ...casesOf('GET /user/preferences', [
    {
      when: 'nothing was ever chosen',
      as: 'complete',
      answer: 200,
      says: {
        data: {
          language: 'en',
          display_currency: 'ngn',
          theme: 'system',
          hide_balances: false,
          number_locale: 'auto',
          change_colors: 'green-up',
          motion: 'system',
        },
      },
    },
  ]),
  ...casesOf('PUT /user/preferences', [
    {
      when: 'one is chosen',
      as: 'complete',
      answer: 200,
      says: { data: { hide_balances: true, theme: 'system' } },
    },
    {
      when: 'others were chosen before',
      as: 'complete',
      before: quietly(({ visitor }) =>
        visitor.write('PUT', '/user/preferences', { theme: 'dark', language: 'zh-CN' }, {}),
      ),
      answer: 200,
      says: { data: { hide_balances: true, theme: 'dark', language: 'zh-CN' } },
    },
    { when: 'none is chosen', as: 'complete', body: {}, answer: invalid },
    { when: 'only strange names are', as: 'complete', body: { font: 'serif' }, answer: invalid },
    { when: 'a value is strange', as: 'complete', body: { theme: 'pink' }, answer: invalid },
    {
      when: 'an amount has parts of a kobo',
      as: 'complete',
      body: { convert_pin_above: '100.005' },
      answer: invalid,
    },
  ]),
  ...casesOf('GET /auth/session', [{ when: 'it lives', as: 'complete', answer: 200 }]),
  ...casesOf('POST /auth/session/extend', [
    { when: 'it lives', as: 'complete', answer: 200 },
    {
      when: 'it lasts 30 days already',
      as: 'complete',
      before: async (stage) => {
        for (let weeks = 0; weeks < 4; weeks += 1) {
          await wait(stage, 6 * 86_400);
          await stage.visitor.post('/auth/session/extend', {});
        }
        return undefined;
      },
      answer: [409, 'session_max_age'],
    },
  ]),
  ...casesOf('GET /user/emergency-contact', [
    { when: 'none is saved', as: 'complete', answer: 200, says: { data: null } },
    {
      when: 'one is saved',
      as: 'complete',
      before: quietly(({ visitor }) => visitor.post('/user/emergency-contact', contact)),
      answer: 200,
      says: { data: contact },
    },
  ]),
  ...casesOf('DELETE /user/emergency-contact', [
    { when: 'none is saved', as: 'complete', answer: 200, says: { data: null } },
    {
      when: 'one is saved',
      as: 'complete',
      before: quietly(({ visitor }) => visitor.post('/user/emergency-contact', contact)),
      answer: 200,
      says: { data: null },
    },
  ]),
  ...casesOf('POST /support/conversations/{id}/messages', [
    {
      when: 'the conversation was answered a week ago',
      as: 'complete',
      path: '/support/conversations/cnv_here/messages',
      before: async (stage) => {
        const { visitor, state } = stage;
        await visitor.post('/support/conversations', question);
        await wait(stage, 45);
        for (const one of Object.values(state.conversations).flat()) one.id = 'cnv_here';
        await wait(stage, 6 * 86_400);
        await visitor.post('/auth/session/extend', {});
        await wait(stage, 86_400);
        return undefined;
      },
      answer: [409, 'conversation_closed'],
    },
    { when: 'it is unknown', as: 'complete', answer: [404, 'not_found'] },
  ]),
  ...casesOf('GET /wallet/transactions/{id}', [
    { when: 'it is unknown', as: 'complete', answer: [404, 'not_found'] },
  ]),
  ...casesOf('GET /wallet/transactions', [{ when: 'there are many', as: 'many', answer: 200 }]),
  ...casesOf('GET /search', [{ when: 'something fits', as: 'complete', answer: 200 }]),
  ...casesOf('GET /user/search', [{ when: 'somebody is called so', as: 'complete', answer: 200 }]),
  ...casesOf('GET /support/faqs', [{ when: 'a guest asks', answer: 200 }]),
  ...casesOf('POST /support/conversations', [{ when: 'it is new', as: 'complete', answer: 200 }]),
  ...casesOf('GET /support/conversations', [{ when: 'there are none', as: 'complete', answer: 200 }]),
];
