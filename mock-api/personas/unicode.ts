import type { Activity } from './activities.ts';
import { seedHistoryToBalances } from './transaction-history.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'unicode@example.com';

const holdings = [
  ['ngn', '98765432109876.54'],
  ['near', '0.000000000000000000000001'],
] as const;

/** With notes in three scripts, one of them written from right to left, and with characters outside of the first plane. */
const activities: readonly Activity[] = [
  { type: 'send', daysAgo: 60, money: ['ngn', '8888.88'], with: 'zhangwei', note: '生日快乐！🎉' },
  { type: 'receive', daysAgo: 31, money: ['ngn', '1500'], with: 'amina', note: 'إيجار شهر مارس' },
  { type: 'send', daysAgo: 12, money: ['ngn', '2500'], with: 'adaobi', note: 'Owó oúnjẹ fún Ọlá 👩🏾‍🍳' },
  { type: 'receive', daysAgo: 2, money: ['ngn', '0.01'], with: 'kwame', note: '<b>&amp;</b> "quoted"' },
];

/** Names in three scripts, one of them written from right to left, and an address with an emoji. */
export const unicode: Persona = {
  title: 'Has names of three scripts, one of them written from right to left',
  group: 'Wallet',
  email,
  build(state) {
    const user = onboardedUser(state, email, {
      username: 'seunli88',
      profile: profile('Ọlúwaṣeun', '李雪琴', {
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
    seedHistoryToBalances(state, user, { holdings, activities, startsDaysAgo: 90 });
    return user;
  },
};
