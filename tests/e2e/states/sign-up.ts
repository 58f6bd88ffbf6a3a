import { expect } from '../mock.ts';
import { toast } from '../toast.ts';
import { emailField, otherThan, requestCode, typeCode } from '../sign-in.ts';
import { challengePassed } from '../reset.ts';
import {
  closesToast,
  failChallenge,
  keepsToast,
  open,
  press,
  shows,
  type Stage,
  type State,
} from './state.ts';

const email = 'ada@example.org';
const VERIFY = '/auth/signup/verify-code';

const signup: State['heading'] = (t) => t.auth.signup.heading;
const otp: State['heading'] = (t) => t.auth.otp.heading;

/** At the code, its toast told and gone: wherever it is on its way, the walk would meet it or not. */
async function codeSent(stage: Stage): Promise<string> {
  const { page, mock, locale, t } = stage;
  const code = await requestCode(page, mock, email, locale);
  await closesToast(stage, t.toasts.codeSent);
  return code;
}

/** The wait for a code is over. */
async function waited(stage: Stage): Promise<void> {
  const { page, mock, locale, t } = stage;
  await mock.clock.hold();
  await requestCode(page, mock, email, locale);
  await expect(toast(page, t.toasts.codeSent)).toBeVisible();
  await mock.clock.advance('300s');
  await shows(stage, t.auth.otp.resend);
  await expect(toast(page, t.toasts.codeSent)).toHaveCount(0);
}

async function submitEmail(stage: Stage, address: string): Promise<void> {
  await open('/signup')(stage);
  await emailField(stage.page, stage.locale).fill(address);
  await press(stage, stage.t.auth.shared.continue);
}

export const signUpStates: State[] = [
  {
    name: '/signup',
    heading: signup,
    open: async (stage) => {
      await open('/signup')(stage);
      await challengePassed(stage.page, stage.locale);
    },
  },
  {
    name: '/signup while its challenge loads',
    heading: signup,
    open: async (stage) => {
      await stage.mock.control.send('PUT', '/challenge', { mode: 'slow', ms: 600_000 });
      await open('/signup')(stage);
      await shows(stage, stage.t.auth.shared.challenge.loading);
    },
  },
  {
    name: '/signup with a challenge that failed',
    heading: signup,
    open: (stage) => failChallenge(stage, () => open('/signup')(stage)),
  },
  {
    name: '/signup with a challenge that has to be ticked',
    heading: signup,
    open: async (stage) => {
      await stage.mock.control.send('PUT', '/challenge', { mode: 'interactive' });
      await open('/signup')(stage);
      await stage.page.getByRole('checkbox').waitFor();
    },
  },
  {
    name: '/signup with an error',
    heading: signup,
    open: async (stage) => {
      await submitEmail(stage, 'ada@nowhere');
      await shows(stage, stage.t.fields['email.invalid']);
    },
  },
  {
    name: '/signup after a failure of the server',
    heading: signup,
    open: async (stage) => {
      await stage.mock.preset('requestCode.500');
      await submitEmail(stage, email);
      await keepsToast(stage, stage.t.toasts.codeRequestFailed);
    },
  },
  {
    name: '/signup after a refusal',
    heading: signup,
    open: async (stage) => {
      await stage.mock.preset('requestCode.500', { message: 'This email is taken.' });
      await submitEmail(stage, email);
      await keepsToast(stage, 'This email is taken.');
    },
  },
  {
    name: '/otp-verification',
    heading: otp,
    open: async (stage) => {
      await requestCode(stage.page, stage.mock, email, stage.locale);
      // Its toast is a part of the page, too.
      await keepsToast(stage, stage.t.toasts.codeSent);
    },
  },
  {
    name: '/otp-verification with half a code',
    heading: otp,
    open: async (stage) => {
      await codeSent(stage);
      await stage.page.keyboard.type('123');
      await press(stage, stage.t.auth.shared.continue);
      await shows(stage, stage.t.fields['otp.full']);
    },
  },
  {
    name: '/otp-verification after a wrong code',
    heading: otp,
    open: async (stage) => {
      stage.mock.expectErrors(VERIFY);
      await typeCode(stage.page, otherThan(await codeSent(stage)), stage.locale);
      await keepsToast(stage, stage.locale === 'en' ? 'That code isn’t right.' : '验证码不正确');
    },
  },
  {
    name: '/otp-verification after the code ran out',
    heading: otp,
    open: waited,
  },
  {
    name: '/otp-verification while another code is asked for',
    heading: otp,
    open: async (stage) => {
      await waited(stage);
      await stage.mock.control.send('PUT', '/challenge', { mode: 'interactive' });
      // The challenge's script knows its outcome from its first byte.
      await stage.page.reload({ waitUntil: 'domcontentloaded' });
      await stage.page.getByRole('button', { name: stage.t.auth.otp.resend, exact: true }).click();
      await stage.page.getByRole('checkbox').waitFor();
    },
  },
  {
    name: '/otp-verification without a sign-up',
    heading: (t) => t.auth.otp.none,
    open: open('/otp-verification'),
  },
];
