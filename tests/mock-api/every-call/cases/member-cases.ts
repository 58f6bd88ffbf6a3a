import { userInfo } from '../../visitor.ts';
import { casesOf, type CallCase } from './call-case.ts';

const done = [409, 'onboarding_step_done'] as const;

/** Calls of who is signed in, but for two-factor and WhatsApp. */
export const memberCases: readonly CallCase[] = [
  ...casesOf('GET /user/profile/status', [
    {
      when: 'all steps are done',
      as: 'complete',
      answer: 200,
      says: { required: [], optional: [], device_unauthorized: false },
    },
    {
      when: 'steps are left',
      as: 'missing-all',
      answer: 200,
      says: { required: ['password', 'user_info', 'username', 'referral'] },
    },
    {
      when: 'no PIN is set',
      as: 'complete-no-pin',
      answer: 200,
      says: { optional: ['transaction_password'] },
    },
    {
      when: 'no step is left and the account is incomplete',
      as: 'incomplete-flag-only',
      answer: 200,
      says: { required: [], user_status: 'incomplete' },
    },
    {
      when: 'the device must be verified',
      as: 'device-unverified',
      answer: 200,
      says: { device_unauthorized: true, message: 'This device needs verification.' },
    },
  ]),
  ...casesOf('GET /user/profile', [
    {
      when: 'the profile is saved',
      as: 'complete',
      answer: 200,
      says: { email: 'tobi@example.com', username: 'tobiade' },
    },
    { when: 'there is none yet', as: 'missing-all', answer: 200, says: { first_name: null, address: null } },
  ]),
  ...casesOf('POST /user/set-password', [
    { when: 'the step is open', as: 'missing-password', answer: 200 },
    { when: 'the step is done', as: 'complete', answer: done },
  ]),
  ...casesOf('POST /user/profile', [
    { when: 'the step is open', as: 'missing-user-info', answer: 200 },
    {
      when: 'a deposit has arrived and a name would change',
      as: 'missing-user-info',
      before: async ({ visitor }) => {
        await visitor.write('PUT', '/user/profile', { first_name: 'Grace', last_name: 'Lee' }, {});
        const { email } = (await visitor.get('/user/profile')).body;
        await visitor.control('POST', '/deposits', { email, asset: 'ngn', amount: '20000' });
        return userInfo;
      },
      answer: [409, 'name_locked'],
    },
    {
      when: 'a date of birth is set',
      as: 'missing-user-info',
      before: async ({ visitor }) => {
        await visitor.write('PUT', '/user/profile', { date_of_birth: '1990-02-01' }, {});
        return userInfo;
      },
      answer: [409, 'identity_locked'],
    },
    {
      when: 'the step is skipped',
      as: 'missing-user-info',
      body: { skip: true },
      answer: 200,
      says: { message: 'Skipped for now.' },
    },
    { when: 'the step is done', as: 'complete', answer: done },
    {
      when: 'the person is under 18',
      as: 'missing-user-info',
      body: { ...userInfo, date_of_birth: '2020-02-29' },
      answer: [422, 'invalid_fields'],
    },
    {
      when: 'the day does not exist',
      as: 'missing-user-info',
      body: { ...userInfo, date_of_birth: '1990-02-30' },
      answer: [422, 'invalid_fields'],
    },
  ]),
  ...casesOf('POST /user/username', [
    {
      when: 'the name is free',
      as: 'missing-username',
      body: { username: 'annlee88' },
      answer: 200,
      says: { success: true, username: 'annlee88' },
    },
    {
      when: 'the name is taken: another is suggested',
      as: 'missing-username',
      body: { username: 'tobiade' },
      answer: 200,
      says: { success: false },
    },
    {
      when: 'the name is reserved',
      as: 'missing-username',
      body: { username: 'support' },
      answer: 200,
      says: { success: false, username: null },
    },
    { when: 'the step is done', as: 'complete', answer: done },
    {
      when: 'the name is too short',
      as: 'missing-username',
      body: { username: 'anna' },
      answer: [422, 'invalid_fields'],
    },
  ]),
  ...casesOf('POST /user/referral/complete', [
    {
      when: 'the step is skipped',
      as: 'missing-referral',
      answer: 200,
      says: { message: 'Skipped for now.' },
    },
    {
      when: 'the code is known',
      as: 'missing-referral',
      body: { referral_code: 'COWRIE25' },
      answer: 200,
      says: { message: 'Referral code accepted.' },
    },
    {
      when: 'the code is unknown',
      as: 'missing-referral',
      body: { referral_code: 'NOBODY00' },
      answer: [422, 'referral_unknown'],
    },
    {
      when: 'the code is the own',
      as: 'missing-referral',
      body: {},
      before: async ({ visitor }) => ({
        referral_code: (await visitor.get('/referral/code')).body.referral_code,
      }),
      answer: [422, 'referral_unknown'],
    },
    { when: 'the step is done', as: 'complete', answer: done },
  ]),
  ...casesOf('POST /user/emergency-contact', [{ when: 'the contact is whole', as: 'complete', answer: 200 }]),
  ...casesOf('GET /referral/code', [{ when: 'asked', as: 'complete', answer: 200 }]),
  ...casesOf('GET /referral/stats', [
    {
      when: 'asked',
      as: 'complete',
      answer: 200,
      says: { invited: 9, joined: 6, qualified: 4, paid: 3, earned: '15000' },
    },
  ]),
  ...casesOf('GET /referral/invites', [
    { when: 'asked', as: 'complete', answer: 200, says: { data: { page: 1, total: 9 } } },
    {
      when: 'those who are paid are asked for',
      as: 'complete',
      path: '/referral/invites?step=paid',
      answer: 200,
      says: { data: { total: 3 } },
    },
    { when: 'nobody was invited', as: 'payee', answer: 200, says: { data: { items: [], total: 0 } } },
    {
      when: 'there is no such step',
      as: 'complete',
      path: '/referral/invites?step=left',
      answer: [422, 'invalid_fields'],
    },
  ]),
  ...casesOf('GET /auth/user-devices', [
    { when: 'there is one', as: 'complete', answer: 200 },
    { when: 'there are fifty', as: 'devices-50', answer: 200 },
  ]),
  ...casesOf('GET /user/notifications', [
    { when: 'asked', as: 'complete', answer: 200, says: { newsletter_subscription: false } },
  ]),
  ...casesOf('PUT /user/notifications', [
    { when: 'all five flags are sent', as: 'complete', answer: 200, says: { device_alerts: true } },
  ]),
  ...casesOf('GET /user/notifications/list', [
    { when: 'there are none', as: 'notifications-0', answer: 200, says: { data: [], total: 0, unread: 0 } },
    {
      when: 'there are 500',
      as: 'notifications-500',
      answer: 200,
      says: { page: 1, page_size: 10, total: 500, unread: 400 },
    },
    {
      when: 'a page beyond the last is asked for',
      as: 'notifications-1',
      path: '/user/notifications/list?page=9',
      answer: 200,
      says: { data: [], total: 1 },
    },
    {
      when: 'the page is no number',
      as: 'notifications-1',
      path: '/user/notifications/list?page=x',
      answer: [422, 'invalid_fields'],
    },
    {
      when: 'the kind is unknown',
      as: 'notifications-1',
      path: '/user/notifications/list?type=spam',
      answer: [422, 'invalid_fields'],
    },
  ]),
  ...casesOf('PUT /user/notifications/{id}/status', [
    {
      when: 'it is there',
      as: 'notifications-1',
      path: '/user/notifications/ntf_here/status',
      before: ({ state }) => {
        for (const note of Object.values(state.notifications).flat()) note.id = 'ntf_here';
        return undefined;
      },
      answer: 200,
    },
    { when: 'it is not', as: 'notifications-1', answer: [404, 'not_found'] },
    { when: 'it is somebody else’s', as: 'complete', answer: [404, 'not_found'] },
  ]),
  ...casesOf('PUT /user/notifications/mark-all-read', [
    { when: 'asked', as: 'notifications-500', answer: 200 },
  ]),
  ...casesOf('GET /promotions', [
    { when: 'there are 95', as: 'promotions-95', path: '/promotions?page=10&page_size=10', answer: 200 },
    { when: 'there are none', as: 'promotions-0', answer: 200 },
    { when: 'the page is zero', as: 'complete', path: '/promotions?page=0', answer: [422, 'invalid_fields'] },
    {
      when: 'the page is too long',
      as: 'complete',
      path: '/promotions?page_size=51',
      answer: [422, 'invalid_fields'],
    },
  ]),
];
