import type { Locator } from '@playwright/test';
import { expect } from '../mock.ts';
import { enabled, keepsToast, openAs, press, shows, type Stage, type State } from './state.ts';

const password: State['heading'] = (t) => t.onboarding.password.heading;
const personal: State['heading'] = (t) => t.onboarding.userInfo.personal;
const contact: State['heading'] = (t) => t.onboarding.userInfo.contact;
const username: State['heading'] = (t) => t.onboarding.username.heading;
const referral: State['heading'] = (t) => t.onboarding.referral.heading;

const field = ({ page }: Stage, name: string) => page.getByRole('textbox', { name, exact: true });

/** To the second step of /user-info, whose lists are searchable by then. */
export async function toContact(stage: Stage): Promise<void> {
  const { userInfo: t } = stage.t.onboarding;
  await openAs('missing-user-info', '/user-info')(stage);
  await field(stage, t.firstName).fill('Ada');
  await field(stage, t.lastName).fill('Obi');
  for (const part of [t.day, t.month, t.year]) {
    await stage.page.getByRole('combobox', { name: part, exact: true }).selectOption({ index: 3 });
  }
  await stage.page.getByRole('radio').first().check();
  await press(stage, t.save);
  await expect(stage.page.getByRole('heading', { level: 1, name: t.contact })).toBeFocused();
  await expect(countryOf(stage)).toBeVisible();
}

/** The searchable list of countries. */
export const countryOf = ({ page, t }: Stage): Locator =>
  page.getByRole('combobox', { name: t.onboarding.userInfo.country, exact: true }).and(page.locator('input'));

async function giveUsername(stage: Stage, name: string): Promise<void> {
  await openAs('missing-username', '/set-username')(stage);
  await field(stage, stage.t.onboarding.username.username).fill(name);
}

export const onboardingStates: State[] = [
  {
    name: '/set-password',
    heading: password,
    open: async (stage) => {
      await openAs('missing-password', '/set-password')(stage);
      await enabled(stage, stage.t.onboarding.shared.continue);
    },
  },
  {
    name: '/set-password with an error, half of its rules met',
    heading: password,
    open: async (stage) => {
      await openAs('missing-password', '/set-password')(stage);
      await field(stage, stage.t.onboarding.password.password).fill('fresh123');
      await press(stage, stage.t.onboarding.shared.continue);
      await shows(stage, stage.t.fields['password.uppercase']);
    },
  },
  {
    name: '/set-password after a failure of the server',
    heading: password,
    open: async (stage) => {
      const { password: t, shared } = stage.t.onboarding;
      await stage.mock.preset('setPassword.500');
      await openAs('missing-password', '/set-password')(stage);
      for (const name of [t.password, t.confirm]) await field(stage, name).fill('Fresh1234');
      await press(stage, shared.continue);
      await keepsToast(stage, stage.t.toasts.setPasswordFailed);
    },
  },
  {
    name: '/user-info',
    heading: personal,
    open: async (stage) => {
      await openAs('missing-user-info', '/user-info')(stage);
      await enabled(stage, stage.t.onboarding.userInfo.save);
    },
  },
  {
    name: '/user-info with errors',
    heading: personal,
    open: async (stage) => {
      await openAs('missing-user-info', '/user-info')(stage);
      await press(stage, stage.t.onboarding.userInfo.save);
      await shows(stage, stage.t.fields['gender.required']);
    },
  },
  { name: '/user-info, second step', heading: contact, open: toContact },
  {
    name: '/user-info, second step, with errors',
    heading: contact,
    open: async (stage) => {
      await toContact(stage);
      await press(stage, stage.t.onboarding.userInfo.save);
      await shows(stage, stage.t.fields['country.required']);
    },
  },
  { name: '/set-username', heading: username, open: openAs('missing-username', '/set-username') },
  {
    name: '/set-username with an error',
    heading: username,
    open: async (stage) => {
      await giveUsername(stage, 'ada');
      await shows(stage, stage.t.fields['username.short']);
    },
  },
  {
    name: '/set-username with a suggestion',
    heading: username,
    open: async (stage) => {
      // Whose username it is.
      await stage.mock.persona('complete');
      await giveUsername(stage, 'tobiade');
      await press(stage, stage.t.onboarding.shared.submit);
      await keepsToast(stage, /@tobiade\d+/);
    },
  },
  {
    name: '/set-username after a refusal',
    heading: username,
    open: async (stage) => {
      await stage.mock.preset('username.refused');
      await giveUsername(stage, 'adaobi7');
      await press(stage, stage.t.onboarding.shared.submit);
      await keepsToast(stage, stage.t.toasts.usernameCheckFailed);
    },
  },
  {
    name: '/set-referral',
    heading: referral,
    open: async (stage) => {
      await openAs('missing-referral', '/set-referral')(stage);
      await enabled(stage, stage.t.onboarding.shared.skip);
    },
  },
  {
    name: '/set-referral with an error',
    heading: referral,
    open: async (stage) => {
      await openAs('missing-referral', '/set-referral')(stage);
      await field(stage, stage.t.onboarding.referral.code).fill('ABC');
      await press(stage, stage.t.onboarding.shared.submit);
      await shows(stage, stage.t.fields['referral.length']);
    },
  },
  {
    name: '/set-referral after a failure of the server',
    heading: referral,
    open: async (stage) => {
      await stage.mock.preset('referralSkip.500');
      await openAs('missing-referral', '/set-referral')(stage);
      await press(stage, stage.t.onboarding.shared.skip);
      await keepsToast(stage, stage.t.toasts.referralSkipFailed);
    },
  },
];
