import { account, info, type Persona } from './fixtures.ts';

const email = 'missing-password@example.com';

export const missingPassword: Persona = {
  title: 'Has done all but choose a password',
  group: 'Onboarding',
  email,
  build(state) {
    const user = account(state, email, {
      username: 'ngozieze',
      info: info('Ngozi', 'Eze'),
      required: ['password'],
    });
    user.password = null;
    return user;
  },
};
