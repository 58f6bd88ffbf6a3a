import { beforeEach, expect, test } from 'vitest';
import type { Activity } from '#contract/activities.ts';
import type { Notification } from '#contract/notifications.ts';
import { emptyMock, userInfo, Visitor } from '../visitor.ts';

let ann: Visitor;
beforeEach(async () => {
  ann = new Visitor(emptyMock());
  await ann.become('missing-all');
});

const update = (change: object) => ann.write('PUT', '/user/profile', change, {});
const log = async (language = 'en') => {
  const { body } = await ann.get('/auth/activities?page_size=50', { 'accept-language': language });
  const { items } = body.data as { items: Activity[] };
  return items.filter(({ event }) => event === 'profile_changed').map(({ title }) => title);
};
const { first_name, last_name, date_of_birth, gender, phone_number, country_code, address } = userInfo;

test.each([
  [{ first_name, last_name }, 'Profile changed: name', '修改个人资料：姓名'],
  [{ middle_name: 'Ola' }, 'Profile changed: name', '修改个人资料：姓名'],
  [{ phone_number, country_code }, 'Profile changed: phone number', '修改个人资料：手机号'],
  [{ gender, date_of_birth }, 'Profile changed: date of birth and gender', '修改个人资料：出生日期和性别'],
  [
    userInfo,
    'Profile changed: name, date of birth, gender, phone number, and address',
    '修改个人资料：姓名、出生日期、性别、手机号和地址',
  ],
])('%o is told by its parts', async (change, en, cn) => {
  await update(change);
  expect([await log(), await log('zh-CN')]).toEqual([[en], [cn]]);
});

test('what is sent again as it is saved is no change', async () => {
  await update(userInfo);
  await update({ ...userInfo, address: { ...address } });
  expect(await log()).toHaveLength(1);
});

test('a refused change is none', async () => {
  await update(userInfo);
  await update({ phone_number: '+2348039876543', country_code: '+234', gender: 'male' });
  expect(await log()).toHaveLength(1);
});

test('the profile of a sign-up is no change of one', async () => {
  expect((await ann.post('/user/profile', userInfo)).status).toBe(200);
  expect(await log()).toEqual([]);
});

test('log, notification and email have no value of the profile, neither the one before nor the one after', async () => {
  await update(userInfo);
  const after = {
    phone_number: '+2348039876543',
    country_code: '+234',
    address: { ...address, street: '27 Awolowo Road' },
  };
  await update(after);
  const { data } = (await ann.get('/user/notifications/list')).body as unknown as { data: Notification[] };
  const { state } = ann.app.sandboxes.default;
  const told = JSON.stringify([data, state.mails, state.activities, state.notifications]);
  for (const value of [
    first_name,
    last_name,
    date_of_birth,
    phone_number,
    address.street,
    '8039876543',
    'Awolowo',
  ])
    expect(told).not.toContain(value);
  expect(data[0]).toMatchObject({ title: 'Profile changed', link: '/w/security' });
  expect(data[0]?.body).toContain('This was changed: phone number and address.');
  const mail = state.mails.at(-1);
  expect(mail?.subject).toBe('Your profile was changed');
  expect(mail?.text).toContain('This was changed in your profile: phone number and address. Wasn’t you?');
});
