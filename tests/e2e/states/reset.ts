import { expect } from '../mock.ts';
import {
  challengePassed,
  enterResetCode,
  submitNewPassword,
  resetScreen,
  goToCodeStep,
  goToPasswordStep,
} from '../reset.ts';
import { keepToastOpen, open, clickButton, expectText, type StateContext, type State } from './state.ts';

const first: State['heading'] = (t) => t.auth.reset.heading;
const second: State['heading'] = (t) => t.auth.reset.codeHeading;
const third: State['heading'] = (t) => t.auth.reset.newHeading;

async function goToMailedCodeStep({ page, mock, locale }: StateContext): Promise<string> {
  const { email } = await mock.persona('complete');
  return goToCodeStep(page, mock, email, locale);
}

async function goToNewPasswordStep({ page, mock, locale }: StateContext): Promise<void> {
  const { email } = await mock.persona('complete');
  await goToPasswordStep(page, mock, email, locale);
}

export const resetStates: State[] = [
  {
    name: '/forgot-password',
    heading: first,
    open: async (ctx) => {
      await open('/forgot-password')(ctx);
      await challengePassed(ctx.page, ctx.locale);
    },
  },
  {
    name: '/forgot-password with an error',
    heading: first,
    open: async (ctx) => {
      await open('/forgot-password')(ctx);
      await clickButton(ctx, ctx.t.auth.reset.send);
      await expectText(ctx, ctx.t.fields['email.required']);
    },
  },
  {
    name: '/forgot-password after a server error',
    heading: first,
    open: async (ctx) => {
      await ctx.mock.preset('reset.500');
      await open('/forgot-password')(ctx);
      await resetScreen(ctx.page, ctx.locale).email.fill('ada@example.org');
      await clickButton(ctx, ctx.t.auth.reset.send);
      await keepToastOpen(ctx, ctx.t.toasts.resetCodeFailedTryAgain);
    },
  },
  {
    name: '/forgot-password, second step',
    heading: second,
    open: async (ctx) => {
      await goToMailedCodeStep(ctx);
      await challengePassed(ctx.page, ctx.locale);
    },
  },
  {
    name: '/forgot-password, second step with an error',
    heading: second,
    open: async (ctx) => {
      await goToMailedCodeStep(ctx);
      await enterResetCode(ctx.page, 'ABC', ctx.locale);
      await clickButton(ctx, ctx.t.auth.reset.verify);
      await expectText(ctx, ctx.t.fields['resetCode.full']);
    },
  },
  {
    name: '/forgot-password after a wrong code',
    heading: second,
    open: async (ctx) => {
      await goToMailedCodeStep(ctx);
      await ctx.mock.preset('verifyReset.400');
      await enterResetCode(ctx.page, 'AAAAAAAA', ctx.locale);
      await keepToastOpen(ctx, ctx.t.toasts.invalidResetCode);
    },
  },
  {
    name: '/forgot-password after the code expired',
    heading: second,
    open: async (ctx) => {
      await ctx.mock.clock.hold();
      await goToMailedCodeStep(ctx);
      await ctx.mock.clock.advance('300s');
      await expect(resetScreen(ctx.page, ctx.locale).resend).toBeVisible();
    },
  },
  { name: '/forgot-password, third step', heading: third, open: goToNewPasswordStep },
  {
    name: '/forgot-password, third step with an error',
    heading: third,
    open: async (ctx) => {
      await goToNewPasswordStep(ctx);
      await submitNewPassword(ctx.page, 'Fresh1234', ctx.locale);
      await expectText(ctx, ctx.t.fields['password.special']);
    },
  },
  {
    name: '/forgot-password, third step after a server error',
    heading: third,
    open: async (ctx) => {
      await ctx.mock.preset('resetPassword.500');
      await goToNewPasswordStep(ctx);
      await submitNewPassword(ctx.page, undefined, ctx.locale);
      await keepToastOpen(ctx, ctx.t.toasts.resetPasswordFailedTryAgain);
    },
  },
];
