import { expect, test } from 'vitest';
import { userParty } from '#mock-api/features/users/parties.ts';
import type { User } from '#mock-api/features/users/state.ts';

const called = (names: { first_name?: string; last_name?: string } | null) =>
  userParty({ username: 'wangwei', profile: names, avatar_url: null } as unknown as User).name;

test.each([
  [{ first_name: '伟', last_name: '王' }, '王伟'],
  [{ first_name: 'Ada', last_name: 'Okafor' }, 'Ada Okafor'],
  [{ first_name: 'Wei', last_name: '王' }, 'Wei 王'],
  [{ first_name: 'Ada' }, 'Ada'],
  [{ last_name: '王' }, '王'],
  [{}, 'wangwei'],
  [null, 'wangwei'],
])('others see %j as %s', (names, name) => {
  expect(called(names)).toBe(name);
});
