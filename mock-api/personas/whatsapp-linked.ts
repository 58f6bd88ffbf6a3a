import { iso, now } from '../state/clock.ts';
import { account, info, type Persona } from './persona.ts';

const email = 'whatsapp-linked@example.com';

/** Has linked a WhatsApp number. */
export const whatsappLinked: Persona = {
  email,
  build(state) {
    const user = account(state, email, { username: 'chikanwa', info: info('Chika', 'Nwankwo') });
    user.whatsapp = { phone_number: '+2348059876543', identifier: 'linked', linked_at: iso(now(state)) };
    return user;
  },
};
