import { localizePath } from '#src/intl/locale.ts';
import { submitEmail, submitPassword, typeCode } from '../sign-in.ts';
import {
  keepToastOpen,
  open,
  openAs,
  clickButton,
  expectText,
  type StateContext,
  type State,
} from './state.ts';
import { loadPage } from '../open-page.ts';

const device: State['heading'] = (t) => t.auth.device.heading;
const loading: State['heading'] = (t) => t.auth.loading.heading;

/** Pages without a language in their URL read it from the cookie that a localized page sets. */
async function setLanguageCookie(ctx: StateContext): Promise<void> {
  await open('/otp-verification')(ctx);
}

/** The page's own status check never ends. A fault of the mock would also hold the server, which waits for 5 s before it renders a page. */
const hangStatus = ({ page }: StateContext) => page.route(/\/user\/profile\/status$/, () => undefined);

/** Opens /auth-loading with a status check that never ends. */
async function openWithHangingStatus(ctx: StateContext): Promise<void> {
  await ctx.mock.persona('complete', { login: true });
  await setLanguageCookie(ctx);
  await hangStatus(ctx);
  await loadPage(ctx.page, '/auth-loading', { waitUntil: 'domcontentloaded' });
}

export const passageStates: State[] = [
  {
    name: '/verify',
    heading: device,
    open: async (ctx) => {
      // A device unknown to the account.
      const { email, password } = await ctx.mock.persona('complete');
      await ctx.page.context().clearCookies({ name: 'device_id' });
      await submitEmail(ctx.page, email, ctx.locale);
      await submitPassword(ctx.page, password, ctx.locale);
      await ctx.page.waitForURL(localizePath(ctx.locale, '/verify'));
      await expectText(ctx, email);
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
    open: async (ctx) => {
      await openAs('device-unverified', '/device-verification')(ctx);
      await clickButton(ctx, ctx.t.auth.device.submit);
      await expectText(ctx, ctx.t.fields['otp.fullDevice']);
    },
  },
  {
    name: '/device-verification after a wrong code',
    heading: device,
    open: async (ctx) => {
      await ctx.mock.preset('newDevice.400');
      await openAs('device-unverified', '/device-verification')(ctx);
      await typeCode(ctx.page, '000000', ctx.locale);
      await keepToastOpen(ctx, ctx.t.toasts.invalidDeviceCode);
    },
  },
  {
    name: '/device-verification after the code expired',
    heading: device,
    open: async (ctx) => {
      await ctx.mock.clock.hold();
      await openAs('device-unverified', '/device-verification')(ctx);
      await expectText(ctx, /\d:\d\d/);
      await ctx.mock.clock.advance('300s');
      await expectText(ctx, ctx.t.auth.device.resend);
    },
  },
  { name: '/auth-loading', heading: loading, open: openWithHangingStatus },
  {
    name: '/auth-loading when it takes long',
    heading: loading,
    open: async (ctx) => {
      await ctx.mock.clock.hold();
      await openWithHangingStatus(ctx);
      await expectText(ctx, ctx.t.auth.loading.first);
      await ctx.mock.clock.advance('3s');
      await ctx.mock.clock.advance('7s');
      await expectText(ctx, ctx.t.auth.loading.back);
    },
  },
  {
    name: '/auth-loading offline',
    heading: (t) => t.auth.loading.offline,
    open: async (ctx) => {
      const { page, mock } = ctx;
      mock.expectErrors('/user/profile/status', '/favicon.svg');
      await mock.persona('complete', { login: true });
      await setLanguageCookie(ctx);
      const disconnected = Promise.withResolvers<undefined>();
      await page.route(/\/user\/profile\/status$/, async (route) => {
        await disconnected.promise;
        await route.abort('internetdisconnected');
      });
      await loadPage(page, '/auth-loading', { waitUntil: 'domcontentloaded' });
      await expectText(ctx, ctx.t.auth.loading.first);
      await page.context().setOffline(true);
      disconnected.resolve(undefined);
      await expectText(ctx, ctx.t.auth.loading.offlineText);
    },
  },
  {
    name: '/oauth/callback',
    heading: loading,
    open: async (ctx) => {
      await setLanguageCookie(ctx);
      // A 204 for the next page keeps the browser on this one.
      await ctx.page.route(/\/auth-loading$/, (route) => route.fulfill({ status: 204 }));
      const query = 'token=a&refresh_token=b&is_new_user=false&email=ada%40example.org';
      await loadPage(ctx.page, `/oauth/callback?${query}`, { waitUntil: 'domcontentloaded' });
    },
  },
  {
    name: '/profile-setup',
    heading: (t) => t.auth.setup.heading,
    open: async (ctx) => {
      // The server must not know either: it would go on to the missing part.
      await ctx.mock.fault({ op: 'GET /user/profile/status', effect: { type: 'hang' } });
      await openAs('missing-username', '/profile-setup')(ctx);
    },
  },
  {
    name: '/profile-setup after a server error',
    heading: (t) => t.auth.setup.failed,
    open: async (ctx) => {
      await ctx.mock.preset('status.500');
      await openAs('missing-username', '/profile-setup')(ctx);
      await keepToastOpen(ctx, ctx.t.toasts.statusFailed);
    },
  },
  {
    name: '/error',
    heading: (t) => t.auth.error.heading,
    open: async (ctx) => {
      const path = localizePath(ctx.locale, '/error');
      // The cookie that a crashed page sets.
      const flag = { name: 'error_flag', value: '1', domain: 'localhost', path, sameSite: 'Strict' as const };
      await ctx.page.context().addCookies([flag]);
      await open('/error')(ctx);
    },
  },
];
