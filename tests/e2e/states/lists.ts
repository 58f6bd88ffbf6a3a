import { expect } from '../mock.ts';
import { countryOf, toContact } from './onboarding.ts';
import { shows, type State } from './state.ts';

const contact: State['heading'] = (t) => t.onboarding.userInfo.contact;

/** Lists that are open: Tab closes them, so that there is nothing to walk. */
export const listStates: State[] = [
  {
    name: '/user-info with the countries open',
    heading: contact,
    open: async (stage) => {
      await toContact(stage);
      await countryOf(stage).click();
      await expect(stage.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: '/user-info with some countries found',
    heading: contact,
    open: async (stage) => {
      await toContact(stage);
      await countryOf(stage).fill(stage.locale === 'en' ? 'gu' : '几内亚');
      await expect(stage.page.getByRole('option').first()).toHaveClass('is-active');
    },
  },
  {
    name: '/user-info with no country found',
    heading: contact,
    open: async (stage) => {
      await toContact(stage);
      await countryOf(stage).fill('xyz');
      await shows(stage, stage.t.onboarding.shared.none);
    },
  },
];
