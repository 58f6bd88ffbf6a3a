import { expect, test } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { Tab } from './tab.ts';

const paths = ['/signup', '/'] as const;

const bare = (status: number): Effect => ({ type: 'status', status, message: null });
const failures = [
  [{ type: 'reset' }, 'offline'],
  [bare(403), 'authorizationFailed'],
  [bare(409), 'signupFailed'],
  [bare(500), 'codeRequestFailed'],
  [{ type: 'malformed' }, 'codeRequestFailed'],
] as const satisfies readonly (readonly [Effect, keyof ReturnType<typeof messages>['toasts']])[];

// requirement: 8.04, 8.09
for (const path of paths) {
  test.for(locales)(
    `${path} in %s: each failure of a sign-up has its own text, and the email stays`,
    async (locale) => {
      const { auth, home, toasts } = messages(locale);
      const [label, button] =
        path === '/' ? [home.box.label, home.box.submit] : [auth.shared.email, auth.shared.continue];
      const tab = new Tab(locale);
      await tab.open(path);
      await tab.fill(label, 'ada@example.org');
      for (const [effect, text] of failures) {
        await tab.fault('POST /auth/signup/request-code', effect);
        await tab.challengePassed();
        await tab.press(button);
        await tab.expectToast(toasts[text]);
        await tab.mock.clearFaults();
        expect((await tab.field(label)).value).toBe('ada@example.org');
      }
      await tab.fault('POST /auth/signup/request-code', {
        type: 'status',
        status: 409,
        message: 'Not in your country yet.',
      });
      await tab.challengePassed();
      await tab.press(button);
      await tab.expectToast('Not in your country yet.');
    },
  );
}
