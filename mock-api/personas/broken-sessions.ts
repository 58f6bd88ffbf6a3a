import { onboardedUser, profile, type Persona } from './fixtures.ts';

export const deviceLost: Persona = {
  title: 'Comes with a device id that the API has never seen',
  group: 'Devices and sessions',
  email: 'device-lost@example.com',
  device: 'unknown',
  build(state) {
    return onboardedUser(state, this.email, { username: 'ifeomaeze', profile: profile('Ifeoma', 'Eze') });
  },
};

export const sessionExpired: Persona = {
  title: 'Comes with the cookie of a session that has run out',
  group: 'Devices and sessions',
  email: 'session-expired@example.com',
  session: 'expired',
  build(state) {
    return onboardedUser(state, this.email, { username: 'musaibrah', profile: profile('Musa', 'Ibrahim') });
  },
};

export const cookieButNoSession: Persona = {
  title: 'Comes with a session cookie that the API has never given',
  group: 'Devices and sessions',
  email: 'cookie-but-no-session@example.com',
  session: 'unknown',
  build(state) {
    return onboardedUser(state, this.email, { username: 'graceokon', profile: profile('Grace', 'Okon') });
  },
};
