import { png } from '../../../contract/pictures/sample-pictures.ts';
import { casesOf, quietly, repeat, type CallCase } from './call-case.ts';

const image = Buffer.from(png(256, 256)).toString('base64');
const twentyTimes = (path: string, body: object) =>
  quietly(({ visitor }) => repeat(20, () => visitor.write('PUT', path, body, {})));

export const profileCases: readonly CallCase[] = [
  ...casesOf('PUT /user/profile', [
    { when: 'a phone number is new', as: 'complete', answer: 200, says: { phone_number: '+2348039876543' } },
    {
      when: 'the last part is filled in',
      as: 'no-address',
      body: {
        address: {
          street: '27 Awolowo Road',
          city: 'Lagos',
          state: 'Lagos',
          postal_code: '101233',
          country: 'Nigeria',
        },
      },
      answer: 200,
      says: { missing: [] },
    },
    {
      when: 'a deposit has arrived and a name would change',
      as: 'complete',
      body: { first_name: 'Tobias' },
      answer: [409, 'name_locked'],
      changes: ['rateLimits'],
    },
    {
      when: 'a date of birth is set',
      as: 'complete',
      body: { date_of_birth: '1990-01-31' },
      answer: [409, 'identity_locked'],
      changes: ['rateLimits'],
    },
    {
      when: 'it was changed twenty times',
      as: 'complete',
      before: twentyTimes('/user/profile', { gender: 'male' }),
      answer: [429, 'rate_limited'],
    },
  ]),
  ...casesOf('PUT /user/avatar', [
    { when: 'the picture is one', as: 'complete', answer: 200 },
    {
      when: 'it has another size',
      as: 'complete',
      body: { image: Buffer.from(png(255, 256)).toString('base64') },
      answer: [422, 'picture_refused'],
    },
    {
      when: 'twenty were sent',
      as: 'complete',
      body: { image },
      before: twentyTimes('/user/avatar', { image }),
      answer: [429, 'rate_limited'],
    },
  ]),
  ...casesOf('DELETE /user/avatar', [
    { when: 'there is none', as: 'complete', answer: 200, says: { data: { avatar_url: null } } },
  ]),
];
