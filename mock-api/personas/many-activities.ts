import { iso, now } from '../core/clock.ts';
import type { SecurityEvent } from '../features/security-events/event-table.ts';
import { onboardedUser, personaDeviceId, profile, type Persona } from './fixtures.ts';
import { logEvent } from './security-log.ts';

const email = 'many-activities@example.com';
const HOUR = 3_600_000;
/** About three a day for the 90 days that are kept. */
const COUNT = 250;
const turns: readonly SecurityEvent[] = [
  'signed_in',
  'pin_wrong',
  'signed_in',
  'alerts_changed',
  'password_refused',
];

export const manyActivities: Persona = {
  title: `Has ${COUNT} entries in the log of activities`,
  group: 'Many',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'tundebello', profile: profile('Tunde', 'Bello') });
    user.created_at = iso(now(state) - 200 * 24 * HOUR);
    const deviceId = personaDeviceId(state, email);
    for (let index = COUNT; index > 0; index -= 1) {
      const event = turns[index % turns.length] ?? 'signed_in';
      logEvent(state, user, {
        event,
        ago: index * 8 * HOUR,
        deviceId,
        deviceName: 'Chrome on Android',
        ip: `102.89.${index % 4}.7`,
        ...(event === 'signed_in' && { values: { method: 'password' } }),
      });
    }
    return user;
  },
};
