import { expect } from '../mock.ts';
import { challengePassed, giveCode, givePasswords, resetScreen, toCode, toPassword } from '../reset.ts';
import { keepsToast, open, press, shows, type Stage, type State } from './state.ts';

const first: State['heading'] = (t) => t.auth.reset.heading;
const second: State['heading'] = (t) => t.auth.reset.codeHeading;
const third: State['heading'] = (t) => t.auth.reset.newHeading;

async function mailed({ page, mock, locale }: Stage): Promise<string> {
  const { email } = await mock.persona('complete');
  return toCode(page, mock, email, locale);
}

async function proved({ page, mock, locale }: Stage): Promise<void> {
  const { email } = await mock.persona('complete');
  await toPassword(page, mock, email, locale);
}

export const resetStates: State[] = [
  {
    name: '/forgot-password',
    heading: first,
    open: async (stage) => {
      await open('/forgot-password')(stage);
      await challengePassed(stage.page, stage.locale);
    },
  },
  {
    name: '/forgot-password with an error',
    heading: first,
    open: async (stage) => {
      await open('/forgot-password')(stage);
      await press(stage, stage.t.auth.reset.send);
      await shows(stage, stage.t.fields['email.required']);
    },
  },
  {
    name: '/forgot-password after a failure of the server',
    heading: first,
    open: async (stage) => {
      await stage.mock.preset('reset.500');
      await open('/forgot-password')(stage);
      await resetScreen(stage.page, stage.locale).email.fill('ada@example.org');
      await press(stage, stage.t.auth.reset.send);
      await keepsToast(stage, stage.t.toasts.resetCodeFailedTryAgain);
    },
  },
  {
    name: '/forgot-password, second step',
    heading: second,
    open: async (stage) => {
      await mailed(stage);
      await challengePassed(stage.page, stage.locale);
    },
  },
  {
    name: '/forgot-password, second step with an error',
    heading: second,
    open: async (stage) => {
      await mailed(stage);
      await giveCode(stage.page, 'ABC', stage.locale);
      await press(stage, stage.t.auth.reset.verify);
      await shows(stage, stage.t.fields['resetCode.full']);
    },
  },
  {
    name: '/forgot-password after a wrong code',
    heading: second,
    open: async (stage) => {
      await mailed(stage);
      await stage.mock.preset('verifyReset.400');
      await giveCode(stage.page, 'AAAAAAAA', stage.locale);
      await keepsToast(stage, stage.t.toasts.invalidResetCode);
    },
  },
  {
    name: '/forgot-password after the code ran out',
    heading: second,
    open: async (stage) => {
      await stage.mock.clock.hold();
      await mailed(stage);
      await stage.mock.clock.advance('300s');
      await expect(resetScreen(stage.page, stage.locale).resend).toBeVisible();
    },
  },
  { name: '/forgot-password, third step', heading: third, open: proved },
  {
    name: '/forgot-password, third step with an error',
    heading: third,
    open: async (stage) => {
      await proved(stage);
      await givePasswords(stage.page, 'Fresh1234', stage.locale);
      await shows(stage, stage.t.fields['password.special']);
    },
  },
  {
    name: '/forgot-password, third step after a failure of the server',
    heading: third,
    open: async (stage) => {
      await stage.mock.preset('resetPassword.500');
      await proved(stage);
      await givePasswords(stage.page, undefined, stage.locale);
      await keepsToast(stage, stage.t.toasts.resetPasswordFailedTryAgain);
    },
  },
];
