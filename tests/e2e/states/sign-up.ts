import { expect } from '../mock.ts';
import { toast } from '../toast.ts';
import { emailField, differentCode, requestCode, typeCode } from '../sign-in.ts';
import { challengePassed } from '../reset.ts';
import {
  closeToast,
  failChallenge,
  keepToastOpen,
  open,
  clickButton,
  expectText,
  type StateContext,
  type State,
} from './state.ts';
import { reloadPage } from '../open-page.ts';

const email = 'ada@example.org';
const VERIFY = '/auth/signup/verify-code';

const signup: State['heading'] = (t) => t.auth.signup.heading;
const otp: State['heading'] = (t) => t.auth.otp.heading;

/** Opens the code page and closes its toast, which a tab walk would otherwise visit only sometimes. */
async function openCodeStep(ctx: StateContext): Promise<string> {
  const { page, mock, locale, t } = ctx;
  const code = await requestCode(page, mock, email, locale);
  await closeToast(ctx, t.toasts.codeSent);
  return code;
}

/** Opens the code page after its code has expired. */
async function openWithExpiredCode(ctx: StateContext): Promise<void> {
  const { page, mock, locale, t } = ctx;
  await mock.clock.hold();
  await requestCode(page, mock, email, locale);
  await expect(toast(page, t.toasts.codeSent)).toBeVisible();
  await mock.clock.advance('300s');
  await expectText(ctx, t.auth.otp.resend);
  await expect(toast(page, t.toasts.codeSent)).toHaveCount(0);
}

async function submitEmail(ctx: StateContext, address: string): Promise<void> {
  await open('/signup')(ctx);
  await emailField(ctx.page, ctx.locale).fill(address);
  await clickButton(ctx, ctx.t.auth.shared.continue);
}

export const signUpStates: State[] = [
  {
    name: '/signup',
    heading: signup,
    open: async (ctx) => {
      await open('/signup')(ctx);
      await challengePassed(ctx.page, ctx.locale);
    },
  },
  {
    name: '/signup while its challenge loads',
    heading: signup,
    open: async (ctx) => {
      await ctx.mock.control.send('PUT', '/challenge', { mode: 'slow', ms: 600_000 });
      await open('/signup')(ctx);
      await expectText(ctx, ctx.t.auth.shared.challenge.loading);
    },
  },
  {
    name: '/signup with a failed challenge',
    heading: signup,
    open: (ctx) => failChallenge(ctx, () => open('/signup')(ctx)),
  },
  {
    name: '/signup with an interactive challenge',
    heading: signup,
    open: async (ctx) => {
      await ctx.mock.control.send('PUT', '/challenge', { mode: 'interactive' });
      await open('/signup')(ctx);
      await ctx.page.getByRole('checkbox').waitFor();
    },
  },
  {
    name: '/signup with an error',
    heading: signup,
    open: async (ctx) => {
      await submitEmail(ctx, 'ada@nowhere');
      await expectText(ctx, ctx.t.fields['email.invalid']);
    },
  },
  {
    name: '/signup after a server error',
    heading: signup,
    open: async (ctx) => {
      await ctx.mock.preset('requestCode.500');
      await submitEmail(ctx, email);
      await keepToastOpen(ctx, ctx.t.toasts.codeRequestFailed);
    },
  },
  {
    name: '/signup after a rejection',
    heading: signup,
    open: async (ctx) => {
      await ctx.mock.preset('requestCode.500', { message: 'This email is taken.' });
      await submitEmail(ctx, email);
      await keepToastOpen(ctx, 'This email is taken.');
    },
  },
  {
    name: '/otp-verification',
    heading: otp,
    open: async (ctx) => {
      await requestCode(ctx.page, ctx.mock, email, ctx.locale);
      // The toast is a part of the page, too.
      await keepToastOpen(ctx, ctx.t.toasts.codeSent);
    },
  },
  {
    name: '/otp-verification with half a code',
    heading: otp,
    open: async (ctx) => {
      await openCodeStep(ctx);
      await ctx.page.keyboard.type('123');
      await clickButton(ctx, ctx.t.auth.shared.continue);
      await expectText(ctx, ctx.t.fields['otp.full']);
    },
  },
  {
    name: '/otp-verification after a wrong code',
    heading: otp,
    open: async (ctx) => {
      ctx.mock.expectErrors(VERIFY);
      await typeCode(ctx.page, differentCode(await openCodeStep(ctx)), ctx.locale);
      await keepToastOpen(ctx, ctx.locale === 'en' ? 'That code isn’t right.' : '验证码不正确');
    },
  },
  {
    name: '/otp-verification after the code expired',
    heading: otp,
    open: openWithExpiredCode,
  },
  {
    name: '/otp-verification while a new code is requested',
    heading: otp,
    open: async (ctx) => {
      await openWithExpiredCode(ctx);
      await ctx.mock.control.send('PUT', '/challenge', { mode: 'interactive' });
      // The challenge's outcome is fixed when its script loads.
      await reloadPage(ctx.page, { rest: false });
      await ctx.page.getByRole('button', { name: ctx.t.auth.otp.resend, exact: true }).click();
      await ctx.page.getByRole('checkbox').waitFor();
    },
  },
  {
    name: '/otp-verification without a sign-up',
    heading: (t) => t.auth.otp.none,
    open: open('/otp-verification'),
  },
];
