import { localizePath } from '#src/intl/locale.ts';
import { giveEmail, givePassword, typeCode } from '../sign-in.ts';
import { keepsToast, open, openAs, press, shows, type Stage, type State } from './state.ts';

const device: State['heading'] = (t) => t.auth.device.heading;
const loading: State['heading'] = (t) => t.auth.loading.heading;

/** What has no language in its address takes it from the cookie that a page with one leaves. */
async function speak(stage: Stage): Promise<void> {
  await open('/otp-verification')(stage);
}

/** /auth-loading, whose status check never ends. */
async function waiting(stage: Stage): Promise<void> {
  await stage.mock.persona('complete', { login: true });
  await stage.mock.fault({ op: 'GET /user/profile/status', effect: { type: 'hang' } });
  await speak(stage);
  await stage.page.goto('/auth-loading', { waitUntil: 'domcontentloaded' });
}

export const passageStates: State[] = [
  {
    name: '/verify',
    heading: device,
    open: async (stage) => {
      // A device that the account does not know.
      const { email, password } = await stage.mock.persona('complete');
      await stage.page.context().clearCookies({ name: 'device_id' });
      await giveEmail(stage.page, email, stage.locale);
      await givePassword(stage.page, password, stage.locale);
      await stage.page.waitForURL(localizePath(stage.locale, '/verify'));
      await shows(stage, email);
    },
  },
  {
    name: '/device-verification',
    heading: device,
    open: openAs('device-unverified', '/device-verification'),
  },
  {
    name: '/device-verification with an error',
    heading: device,
    open: async (stage) => {
      await openAs('device-unverified', '/device-verification')(stage);
      await press(stage, stage.t.auth.device.submit);
      await shows(stage, stage.t.fields['otp.fullDevice']);
    },
  },
  {
    name: '/device-verification after a wrong code',
    heading: device,
    open: async (stage) => {
      await stage.mock.preset('newDevice.400');
      await openAs('device-unverified', '/device-verification')(stage);
      await typeCode(stage.page, '000000', stage.locale);
      await keepsToast(stage, stage.t.toasts.invalidDeviceCode);
    },
  },
  {
    name: '/device-verification after the code ran out',
    heading: device,
    open: async (stage) => {
      await stage.mock.clock.hold();
      await openAs('device-unverified', '/device-verification')(stage);
      await shows(stage, /\d:\d\d/);
      await stage.mock.clock.advance('300s');
      await shows(stage, stage.t.auth.device.resend);
    },
  },
  { name: '/auth-loading', heading: loading, open: waiting },
  {
    name: '/auth-loading when it takes long',
    heading: loading,
    open: async (stage) => {
      await stage.mock.clock.hold();
      await waiting(stage);
      await shows(stage, stage.t.auth.loading.first);
      await stage.mock.clock.advance('3s');
      await stage.mock.clock.advance('7s');
      await shows(stage, stage.t.auth.loading.back);
    },
  },
  {
    name: '/auth-loading without a network',
    heading: (t) => t.auth.loading.offline,
    open: async (stage) => {
      const { page, mock } = stage;
      mock.expectErrors('/user/profile/status', '/favicon.svg');
      await mock.persona('complete', { login: true });
      await speak(stage);
      const gone = Promise.withResolvers<undefined>();
      await page.route(/\/user\/profile\/status$/, async (route) => {
        await gone.promise;
        await route.abort('internetdisconnected');
      });
      await page.goto('/auth-loading', { waitUntil: 'domcontentloaded' });
      await shows(stage, stage.t.auth.loading.first);
      await page.context().setOffline(true);
      gone.resolve(undefined);
      await shows(stage, stage.t.auth.loading.offlineText);
    },
  },
  {
    name: '/oauth/callback',
    heading: loading,
    open: async (stage) => {
      await speak(stage);
      // What it leads to has no content, so that a browser stays where it is.
      await stage.page.route(/\/auth-loading$/, (route) => route.fulfill({ status: 204 }));
      const query = 'token=a&refresh_token=b&is_new_user=false&email=ada%40example.org';
      await stage.page.goto(`/oauth/callback?${query}`, { waitUntil: 'domcontentloaded' });
    },
  },
  {
    name: '/profile-setup',
    heading: (t) => t.auth.setup.heading,
    open: async (stage) => {
      await stage.mock.fault({ op: 'GET /user/profile/status', effect: { type: 'hang' } });
      await openAs('missing-username', '/profile-setup')(stage);
    },
  },
  {
    name: '/profile-setup after a failure of the server',
    heading: (t) => t.auth.setup.failed,
    open: async (stage) => {
      await stage.mock.preset('status.500');
      await openAs('missing-username', '/profile-setup')(stage);
      await keepsToast(stage, stage.t.toasts.statusFailed);
    },
  },
  {
    name: '/error',
    heading: (t) => t.auth.error.heading,
    open: async (stage) => {
      const path = localizePath(stage.locale, '/error');
      // What a page of ours leaves when it fails.
      const flag = { name: 'error_flag', value: '1', domain: 'localhost', path, sameSite: 'Strict' as const };
      await stage.page.context().addCookies([flag]);
      await open('/error')(stage);
    },
  },
];
