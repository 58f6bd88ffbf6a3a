import { afterAll, expect, test } from 'vitest';
import { activityEvents } from '#contract/activities.ts';
import { differencesOf, measureEvent } from '#mock-api/figures/measure-security-events.ts';
import { securityEvents } from '#mock-api/features/security-events/event-table.ts';

let hold = 0;
afterAll(() => {
  console.log(`${hold} of ${activityEvents.length} security events bring about what the table says`);
});

test.each(activityEvents)(
  '%s brings about exactly the notification, email, restriction, ended sessions and entry of its row',
  async (event) => {
    expect(differencesOf(event, await measureEvent(event))).toEqual([]);
    hold += 1;
  },
);

test('emails about the password, PIN, two-factor, recovery codes, new devices and the settings of emails can’t be switched off, all others can', () => {
  const always = Object.entries(securityEvents).flatMap(([event, { email, flag }]) =>
    email && flag === null ? [event] : [],
  );
  expect(always.sort()).toEqual([
    'alerts_changed',
    'code_refused',
    'new_device',
    'not_me',
    'password_changed',
    'password_changed_here',
    'password_refused',
    'password_refused_known_device',
    'password_reset',
    'password_set',
    'pin_changed',
    'pin_locked',
    'pin_reset',
    'pin_reset_after_new_device',
    'pin_reset_after_password_reset',
    'pin_set',
    'recovery_code_used',
    'recovery_codes_renewed',
    'second_factor_refused',
    'two_factor_off',
    'two_factor_on',
  ]);
});
