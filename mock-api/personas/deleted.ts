import { account, info, type Persona } from './fixtures.ts';

const email = 'deleted@example.com';

export const deleted: Persona = {
  title: 'Has closed the account; support can open it again',
  group: 'Devices and sessions',
  email,
  build: (state) =>
    account(state, email, { username: 'yemicole', info: info('Yemi', 'Cole'), standing: 'deleted' }),
};
