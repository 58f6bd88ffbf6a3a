import type { Locator } from '@playwright/test';
import { expect } from '../mock.ts';
import {
  waitForEnabledButton,
  keepToastOpen,
  openAs,
  clickButton,
  expectText,
  type StateContext,
  type State,
} from './state.ts';

const password: State['heading'] = (t) => t.onboarding.password.heading;
const personal: State['heading'] = (t) => t.onboarding.userInfo.personal;
const contact: State['heading'] = (t) => t.onboarding.userInfo.contact;
const username: State['heading'] = (t) => t.onboarding.username.heading;
const referral: State['heading'] = (t) => t.onboarding.referral.heading;

const field = ({ page }: StateContext, name: string) => page.getByRole('textbox', { name, exact: true });

/** Goes to the second step of /user-info, whose lists have become searchable. */
export async function goToContactStep(ctx: StateContext): Promise<void> {
  const { userInfo: t } = ctx.t.onboarding;
  await openAs('missing-user-info', '/user-info')(ctx);
  await field(ctx, t.firstName).fill('Ada');
  await field(ctx, t.lastName).fill('Obi');
  for (const part of [t.day, t.month, t.year]) {
    await ctx.page.getByRole('combobox', { name: part, exact: true }).selectOption({ index: 3 });
  }
  await ctx.page.getByRole('radio').first().check();
  await clickButton(ctx, t.save);
  await expect(ctx.page.getByRole('heading', { level: 1, name: t.contact })).toBeFocused();
  await expect(countryOf(ctx)).toBeVisible();
}

/** The country combobox. */
export const countryOf = ({ page, t }: StateContext): Locator =>
  page.getByRole('combobox', { name: t.onboarding.userInfo.country, exact: true }).and(page.locator('input'));

async function submitUsername(ctx: StateContext, name: string): Promise<void> {
  await openAs('missing-username', '/set-username')(ctx);
  await field(ctx, ctx.t.onboarding.username.username).fill(name);
}

export const onboardingStates: State[] = [
  {
    name: '/set-password',
    heading: password,
    open: async (ctx) => {
      await openAs('missing-password', '/set-password')(ctx);
      await waitForEnabledButton(ctx, ctx.t.onboarding.shared.continue);
    },
  },
  {
    name: '/set-password with an error and half of its rules met',
    heading: password,
    open: async (ctx) => {
      await openAs('missing-password', '/set-password')(ctx);
      await field(ctx, ctx.t.onboarding.password.password).fill('fresh123');
      await clickButton(ctx, ctx.t.onboarding.shared.continue);
      await expectText(ctx, ctx.t.fields['password.uppercase']);
    },
  },
  {
    name: '/set-password after a server error',
    heading: password,
    open: async (ctx) => {
      const { password: t, shared } = ctx.t.onboarding;
      await ctx.mock.preset('setPassword.500');
      await openAs('missing-password', '/set-password')(ctx);
      for (const name of [t.password, t.confirm]) await field(ctx, name).fill('Fresh1234');
      await clickButton(ctx, shared.continue);
      await keepToastOpen(ctx, ctx.t.toasts.setPasswordFailed);
    },
  },
  {
    name: '/user-info',
    heading: personal,
    open: async (ctx) => {
      await openAs('missing-user-info', '/user-info')(ctx);
      await waitForEnabledButton(ctx, ctx.t.onboarding.userInfo.save);
    },
  },
  {
    name: '/user-info with errors',
    heading: personal,
    open: async (ctx) => {
      await openAs('missing-user-info', '/user-info')(ctx);
      await clickButton(ctx, ctx.t.onboarding.userInfo.save);
      await expectText(ctx, ctx.t.fields['gender.required']);
    },
  },
  { name: '/user-info, second step', heading: contact, open: goToContactStep },
  {
    name: '/user-info, second step, with errors',
    heading: contact,
    open: async (ctx) => {
      await goToContactStep(ctx);
      await clickButton(ctx, ctx.t.onboarding.userInfo.save);
      await expectText(ctx, ctx.t.fields['country.required']);
    },
  },
  { name: '/set-username', heading: username, open: openAs('missing-username', '/set-username') },
  {
    name: '/set-username with an error',
    heading: username,
    open: async (ctx) => {
      await submitUsername(ctx, 'ada');
      await expectText(ctx, ctx.t.fields['username.short']);
    },
  },
  {
    name: '/set-username with a suggestion',
    heading: username,
    open: async (ctx) => {
      // Takes the username.
      await ctx.mock.persona('complete');
      await submitUsername(ctx, 'tobiade');
      await clickButton(ctx, ctx.t.onboarding.shared.submit);
      await keepToastOpen(ctx, /@tobiade\d+/);
    },
  },
  {
    name: '/set-username after a rejection',
    heading: username,
    open: async (ctx) => {
      await ctx.mock.preset('username.refused');
      await submitUsername(ctx, 'adaobi7');
      await clickButton(ctx, ctx.t.onboarding.shared.submit);
      await keepToastOpen(ctx, ctx.t.toasts.usernameCheckFailed);
    },
  },
  {
    name: '/set-referral',
    heading: referral,
    open: async (ctx) => {
      await openAs('missing-referral', '/set-referral')(ctx);
      await waitForEnabledButton(ctx, ctx.t.onboarding.shared.skip);
    },
  },
  {
    name: '/set-referral with an error',
    heading: referral,
    open: async (ctx) => {
      await openAs('missing-referral', '/set-referral')(ctx);
      await field(ctx, ctx.t.onboarding.referral.code).fill('ABC');
      await clickButton(ctx, ctx.t.onboarding.shared.submit);
      await expectText(ctx, ctx.t.fields['referral.length']);
    },
  },
  {
    name: '/set-referral after a server error',
    heading: referral,
    open: async (ctx) => {
      await ctx.mock.preset('referralSkip.500');
      await openAs('missing-referral', '/set-referral')(ctx);
      await clickButton(ctx, ctx.t.onboarding.shared.skip);
      await keepToastOpen(ctx, ctx.t.toasts.referralSkipFailed);
    },
  },
];
