import { iso, now } from '../core/clock.ts';
import { registerDevice, trustDevice } from '../features/devices/devices.ts';
import type { SandboxState } from '../core/state.ts';
import type { User } from '../features/users/state.ts';
import { seedNotifications } from './notifications.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const HOUR = 3_600_000;

/** `1 device`, `50 devices`, `no devices`. */
const counted = (count: number, what: string) => `${count || 'no'} ${what}${count === 1 ? '' : 's'}`;

function countedPersona(
  name: string,
  title: string,
  fill: (state: SandboxState, user: User) => void,
): Persona {
  const email = `${name}@example.com`;
  return {
    title,
    group: 'Many',
    email,
    build(state) {
      const user = onboardedUser(state, email, {
        username: name.replace(/[^a-z0-9]/g, '').slice(-10),
        profile: profile('Halima', 'Yusuf'),
      });
      fill(state, user);
      return user;
    },
  };
}

/** A persona with so many notifications. */
export const withNotifications = (count: number) =>
  countedPersona(`notifications-${count}`, `Has ${counted(count, 'notification')}`, (state, user) =>
    seedNotifications(state, user, count),
  );

/** A persona with so many trusted devices besides the current one. */
export const withDevices = (count: number) =>
  countedPersona(
    `devices-${count}`,
    `Has used ${counted(count, 'device')} besides this one`,
    (state, user) => {
      for (let index = 0; index < count; index += 1) {
        const id = `dev_${user.customer_id.toLowerCase()}_${index}`;
        registerDevice(
          state,
          { user_agent: index % 2 ? 'Firefox; Android 15' : 'Chrome; Windows NT 10.0' },
          id,
        );
        trustDevice(state, id, user);
        const use = state.devices[id]?.users[user.customer_id];
        if (use) use.last_active_at = iso(now(state) - (index + 1) * 24 * HOUR);
      }
    },
  );

/** A persona in a world with so many announcements. */
export const withAnnouncements = (count: number) =>
  countedPersona(`announcements-${count}`, `Can read ${counted(count, 'announcement')}`, (state) => {
    state.newsCount = count;
  });

/** A persona who is offered so many promotions. */
export const withPromotions = (count: number) =>
  countedPersona(`promotions-${count}`, `Is offered ${counted(count, 'promotion')}`, (state, user) => {
    state.promotions[user.customer_id] = count;
  });
