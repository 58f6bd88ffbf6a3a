import { continueButton, emailField, giveEmail, givePassword } from '../sign-in.ts';
import { challengePassed } from '../reset.ts';
import { secondFactorScreen, toSecondFactor } from '../second-factor.ts';
import { expect } from '../mock.ts';
import { failChallenge, keepsToast, open, shows, type Stage, type State } from './state.ts';

const login: State['heading'] = (t) => t.auth.login.heading;
const code: State['heading'] = (t) => t.auth.secondFactor.heading;

/** To the second step, with the address of somebody who has an account. */
async function toPassword({ page, mock, locale }: Stage): Promise<string> {
  const { email, password } = await mock.persona('complete');
  await giveEmail(page, email, locale);
  return password;
}

async function toRecovery({ page, mock, locale }: Stage): Promise<void> {
  await toSecondFactor(page, mock, locale);
  const { recovery, recoveryBoxes } = secondFactorScreen(page, locale);
  await recovery.click();
  await expect(recoveryBoxes.first()).toBeFocused();
}

const openLogin = (path: string) => async (stage: Stage) => {
  await open(path)(stage);
  await expect(continueButton(stage.page, stage.locale)).toBeEnabled();
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
    open: async (stage) => {
      await openLogin('/login')(stage);
      await continueButton(stage.page, stage.locale).click();
      await shows(stage, stage.t.fields['email.required']);
    },
  },
  {
    name: '/login, second step',
    heading: login,
    open: async (stage) => {
      await toPassword(stage);
      await challengePassed(stage.page, stage.locale);
    },
  },
  {
    name: '/login, second step, a password typed',
    heading: login,
    open: async (stage) => {
      const password = await toPassword(stage);
      await stage.page.keyboard.type(password);
      await challengePassed(stage.page, stage.locale);
    },
  },
  {
    name: '/login, second step, whose challenge failed',
    heading: login,
    open: (stage) => failChallenge(stage, () => toPassword(stage)),
  },
  {
    name: '/login after a wrong password',
    heading: login,
    open: async (stage) => {
      await toPassword(stage);
      await stage.mock.preset('login.401');
      await givePassword(stage.page, 'Wrong-one-1', stage.locale);
      await keepsToast(stage, stage.t.toasts.invalidCredentials);
    },
  },
  {
    name: '/login after a failure of the server',
    heading: login,
    open: async (stage) => {
      const password = await toPassword(stage);
      await stage.mock.preset('login.500');
      await givePassword(stage.page, password, stage.locale);
      await keepsToast(stage, stage.t.toasts.loginFailed);
    },
  },
  {
    name: "/login after 'Not you?'",
    heading: login,
    open: async (stage) => {
      await toPassword(stage);
      await stage.page.getByRole('button', { name: stage.t.auth.shared.notYou, exact: true }).click();
      await expect(emailField(stage.page, stage.locale)).toBeFocused();
    },
  },
  {
    name: '/login, code of the app',
    heading: code,
    open: ({ page, mock, locale }) => toSecondFactor(page, mock, locale),
  },
  {
    name: '/login, code of the app with an error',
    heading: code,
    open: async (stage) => {
      await toSecondFactor(stage.page, stage.mock, stage.locale);
      await secondFactorScreen(stage.page, stage.locale).submit.click();
      await shows(stage, stage.t.fields['otp.fullDevice']);
    },
  },
  {
    name: '/login after a wrong code of the app',
    heading: code,
    open: async (stage) => {
      await toSecondFactor(stage.page, stage.mock, stage.locale);
      await stage.mock.preset('secondFactor.400');
      await stage.page.keyboard.type('000000');
      await keepsToast(stage, stage.t.toasts.invalidSecondFactor);
    },
  },
  { name: '/login, recovery code', heading: code, open: toRecovery },
  {
    name: '/login, recovery code with an error',
    heading: code,
    open: async (stage) => {
      await toRecovery(stage);
      await stage.page.keyboard.type('ABC');
      await secondFactorScreen(stage.page, stage.locale).submit.click();
      await shows(stage, stage.t.auth.secondFactor.recoveryFull);
    },
  },
];
