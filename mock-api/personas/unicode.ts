import { fund } from '../state/accounts.ts';
import { account, info, type Persona } from './persona.ts';

const email = 'unicode@example.com';

/** Names of three scripts, one of them written from right to left, and an address with an emoji. */
export const unicode: Persona = {
  title: 'Has names of three scripts, one of them written from right to left',
  group: 'Wallet',
  email,
  build(state) {
    const user = account(state, email, {
      username: 'seunli88',
      info: info('Ọlúwaṣeun', '李雪琴', {
        middle_name: 'عبدالله',
        gender: 'custom',
        address: {
          street: '12 Rue de l’Été 🏡, apt. «B»',
          city: '北京市',
          state: 'القاهرة',
          postal_code: 'Ｂ１２３',
          country: 'Côte d’Ivoire',
        },
      }),
    });
    fund(state, user, 'ngn', '98765432109876.54');
    fund(state, user, 'near', '0.000000000000000000000001');
    return user;
  },
};
