import { expect } from '../mock.ts';
import { countryOf, goToContactStep } from './onboarding.ts';
import { expectText, type State } from './state.ts';

const contact: State['heading'] = (t) => t.onboarding.userInfo.contact;

/** States with an open list: Tab closes it, so the tab walk skips them. */
export const listStates: State[] = [
  {
    name: '/user-info with the country list open',
    heading: contact,
    open: async (ctx) => {
      await goToContactStep(ctx);
      await countryOf(ctx).click();
      await expect(ctx.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: '/user-info with matching countries',
    heading: contact,
    open: async (ctx) => {
      await goToContactStep(ctx);
      await countryOf(ctx).fill(ctx.locale === 'en' ? 'gu' : '几内亚');
      await expect(ctx.page.getByRole('option').first()).toHaveClass('is-active');
    },
  },
  {
    name: '/user-info with no matching country',
    heading: contact,
    open: async (ctx) => {
      await goToContactStep(ctx);
      await countryOf(ctx).fill('xyz');
      await expectText(ctx, ctx.t.onboarding.shared.none);
    },
  },
];
