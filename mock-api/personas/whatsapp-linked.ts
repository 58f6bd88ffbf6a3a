import { iso, now } from '../core/clock.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'whatsapp-linked@example.com';

export const whatsappLinked: Persona = {
  title: 'Has linked a WhatsApp number',
  group: 'Devices and sessions',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'chikanwa', profile: profile('Chika', 'Nwankwo') });
    state.whatsappLinks[user.customer_id] = {
      phone_number: '+2348059876543',
      identifier: 'linked',
      linked_at: iso(now(state)),
    };
    return user;
  },
};
