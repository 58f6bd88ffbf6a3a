import { fund } from '../state/accounts.ts';
import { account, info, type Persona } from './persona.ts';

const email = 'ngn-heavy@example.com';

export const ngnHeavy: Persona = {
  title: 'Has naira only, and so much that a narrow screen has to make room',
  group: 'Wallet',
  email,
  build(state) {
    const user = account(state, email, { username: 'dangotef', info: info('Farida', 'Danjuma') });
    fund(state, user, 'ngn', '987654321012.34');
    return user;
  },
};
