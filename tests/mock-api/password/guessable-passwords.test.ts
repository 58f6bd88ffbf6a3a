import { beforeEach, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { emptyMock, PASSED, Visitor, type Answer } from '../visitor.ts';

// The rules of the characters let these through, with the special one that a reset asks for: what is tried first is refused all the same.

let visitor: Visitor;
beforeEach(() => {
  visitor = new Visitor(emptyMock());
});

type Choose = (password: string) => Promise<Answer>;

async function toReset(): Promise<Choose> {
  await visitor.become('complete');
  const email = 'tobi@example.com';
  await visitor.post('/auth/reset', { email, turnstile_token: PASSED });
  const { code, identifier } = await visitor.code(email);
  const granted = await visitor.post('/auth/verify-reset-code', {
    code,
    identifier,
    turnstile_token: PASSED,
  });
  return (password) =>
    visitor.post('/auth/reset-password', { password, identifier: granted.body.identifier });
}

async function toChange(): Promise<Choose> {
  await visitor.become('complete');
  return (password) =>
    visitor.post('/user/change-password', {
      current_password: PERSONA_PASSWORD,
      password,
      log_out_others: false,
    });
}

async function toSet(): Promise<Choose> {
  await visitor.become('missing-all');
  return (password) => visitor.post('/user/set-password', { password });
}

const ways = { 'a sign-up': toSet, 'a reset': toReset, 'a change': toChange };

describe.each(Object.entries(ways))('in %s', (_way, begin) => {
  test.each([
    ['Password1!', 'password.common'],
    ['Passw0rd1!', 'password.common'],
    ['Qwerty123!', 'password.common'],
    ['Cowrie2026!', 'password.common'],
    ['CowriePassword1!', 'password.personal'],
  ])('%s is refused beside its field, and another one can be chosen at once', async (password, message) => {
    const choose = await begin();
    const { status, body } = await choose(password);
    expect([status, body.code, body.fields]).toEqual([422, 'invalid_fields', { password: message }]);
    expect((await choose('Kettle-Sundial-41!')).status).toBe(200);
  });
});

/** An account that is all of what somebody who knows its owner could try. */
async function annLee(): Promise<Choose> {
  const choose = await toChange();
  const [user] = Object.values(visitor.app.sandboxes.default.state.users).filter(
    ({ email }) => email === 'tobi@example.com',
  );
  Object.assign(user!, { email: 'ann.leebrook@example.com', username: 'runner88' });
  Object.assign(user!.profile!, { first_name: 'Oyinkan', last_name: '小明明' });
  return choose;
}

test.each([
  ['the name of the email', 'Ann.Leebrook1'],
  ['a part of it', 'Leebrook2026!'],
  ['the whole address', 'Ann.leebrook@example.com1'],
  ['in disguise', 'L33br00k-99'],
  ['the username', 'Runner88!'],
  ['the first name', 'Oyinkan1994'],
  ['first name and username', 'OyinkanRunner1'],
  ['the last name, of another script', '小明明Ab1234'],
  ['a name beside a common word', 'OyinkanPassword1'],
])('%s is refused: %s', async (_what, password) => {
  const choose = await annLee();
  expect((await choose(password)).body.fields).toEqual({ password: 'password.personal' });
});

test.each(['Oyinkan-Kettle-41', 'Annapurna1993', 'Leebrook密码本Ab1', 'Example-Lantern-7'])(
  'a name with something of one’s own beside it is none: %s',
  async (password) => {
    const choose = await annLee();
    expect((await choose(password)).status).toBe(200);
  },
);

test('an address of digits alone is a name, too', async () => {
  const choose = await annLee();
  const [user] = Object.values(visitor.app.sandboxes.default.state.users).filter(
    ({ username }) => username === 'runner88',
  );
  user!.email = '739164285@example.com';
  expect((await choose('Qz739164285')).body.fields).toEqual({ password: 'password.personal' });
});
