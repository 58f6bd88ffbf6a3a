import { continueButton, emailField, submitEmail, submitPassword } from '../sign-in.ts';
import { challengePassed } from '../reset.ts';
import { secondFactorScreen, toSecondFactor } from '../second-factor.ts';
import { expect } from '../mock.ts';
import { failChallenge, keepToastOpen, open, expectText, type StateContext, type State } from './state.ts';

const login: State['heading'] = (t) => t.auth.login.heading;
const code: State['heading'] = (t) => t.auth.secondFactor.heading;

/** Goes to the second step with the email of an existing account. */
async function goToPasswordStep({ page, mock, locale }: StateContext): Promise<string> {
  const { email, password } = await mock.persona('complete');
  await submitEmail(page, email, locale);
  return password;
}

async function goToRecoveryStep({ page, mock, locale }: StateContext): Promise<void> {
  await toSecondFactor(page, mock, locale);
  const { recovery, recoveryBoxes } = secondFactorScreen(page, locale);
  await recovery.click();
  await expect(recoveryBoxes.first()).toBeFocused();
}

const openLogin = (path: string) => async (ctx: StateContext) => {
  await open(path)(ctx);
  await expect(continueButton(ctx.page, ctx.locale)).toBeEnabled();
};

export const loginStates: State[] = [
  { name: '/login', heading: login, open: openLogin('/login') },
  ...(['bnact-cspt', 'dlact-cspt'] as const).map((em) => ({
    name: `/login?em=${em}`,
    heading: login,
    open: openLogin(`/login?em=${em}`),
  })),
  {
    name: '/login with an error',
    heading: login,
    open: async (ctx) => {
      await openLogin('/login')(ctx);
      await continueButton(ctx.page, ctx.locale).click();
      await expectText(ctx, ctx.t.fields['email.required']);
    },
  },
  {
    name: '/login, second step',
    heading: login,
    open: async (ctx) => {
      await goToPasswordStep(ctx);
      await challengePassed(ctx.page, ctx.locale);
    },
  },
  {
    name: '/login, second step, with a password',
    heading: login,
    open: async (ctx) => {
      const password = await goToPasswordStep(ctx);
      await ctx.page.keyboard.type(password);
      await challengePassed(ctx.page, ctx.locale);
    },
  },
  {
    name: '/login, second step, with a failed challenge',
    heading: login,
    open: (ctx) => failChallenge(ctx, () => goToPasswordStep(ctx)),
  },
  {
    name: '/login after a wrong password',
    heading: login,
    open: async (ctx) => {
      await goToPasswordStep(ctx);
      await ctx.mock.preset('login.401');
      await submitPassword(ctx.page, 'Wrong-one-1', ctx.locale);
      await keepToastOpen(ctx, ctx.t.toasts.invalidCredentials);
    },
  },
  {
    name: '/login after a server error',
    heading: login,
    open: async (ctx) => {
      const password = await goToPasswordStep(ctx);
      await ctx.mock.preset('login.500');
      await submitPassword(ctx.page, password, ctx.locale);
      await keepToastOpen(ctx, ctx.t.toasts.loginFailed);
    },
  },
  {
    name: "/login after 'Not you?'",
    heading: login,
    open: async (ctx) => {
      await goToPasswordStep(ctx);
      await ctx.page.getByRole('button', { name: ctx.t.auth.shared.notYou, exact: true }).click();
      await expect(emailField(ctx.page, ctx.locale)).toBeFocused();
    },
  },
  {
    name: '/login, authenticator code',
    heading: code,
    open: ({ page, mock, locale }) => toSecondFactor(page, mock, locale),
  },
  {
    name: '/login, authenticator code with an error',
    heading: code,
    open: async (ctx) => {
      await toSecondFactor(ctx.page, ctx.mock, ctx.locale);
      await secondFactorScreen(ctx.page, ctx.locale).submit.click();
      await expectText(ctx, ctx.t.fields['otp.fullDevice']);
    },
  },
  {
    name: '/login after a wrong authenticator code',
    heading: code,
    open: async (ctx) => {
      await toSecondFactor(ctx.page, ctx.mock, ctx.locale);
      await ctx.mock.preset('secondFactor.400');
      await ctx.page.keyboard.type('000000');
      await keepToastOpen(ctx, ctx.t.toasts.invalidSecondFactor);
    },
  },
  { name: '/login, recovery code', heading: code, open: goToRecoveryStep },
  {
    name: '/login, recovery code with an error',
    heading: code,
    open: async (ctx) => {
      await goToRecoveryStep(ctx);
      await ctx.page.keyboard.type('ABC');
      await secondFactorScreen(ctx.page, ctx.locale).submit.click();
      await expectText(ctx, ctx.t.auth.secondFactor.recoveryFull);
    },
  },
];
