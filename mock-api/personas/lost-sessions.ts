import { account, info, type Persona } from './persona.ts';

/** Comes with a device id that the API has never seen. */
export const deviceLost: Persona = {
  email: 'device-lost@example.com',
  device: 'unknown',
  build(state) {
    return account(state, this.email, { username: 'ifeomaeze', info: info('Ifeoma', 'Eze') });
  },
};

/** Comes with the cookie of a session that has run out. */
export const sessionExpired: Persona = {
  email: 'session-expired@example.com',
  session: 'expired',
  build(state) {
    return account(state, this.email, { username: 'musaibrah', info: info('Musa', 'Ibrahim') });
  },
};

/** Comes with a session cookie that the API has never given. */
export const cookieButNoSession: Persona = {
  email: 'cookie-but-no-session@example.com',
  session: 'unknown',
  build(state) {
    return account(state, this.email, { username: 'graceokon', info: info('Grace', 'Okon') });
  },
};
