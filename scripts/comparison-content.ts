import { assets, coinIds } from '#contract/assets.ts';
import { partners, partnersRow } from '#src/components/home/partners.ts';
import { contactItem, navigation, type NavigationItem } from '#src/components/shell/navigation.ts';
import { home } from '#src/content/i18n/en/home.ts';
import { shell } from '#src/content/i18n/en/shell.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Card, Content, Destination, Group } from './comparison-sites/src/page/content.ts';

const destination = ({ word, path, icon }: NavigationItem): Destination => ({
  label: shell.links[word],
  path,
  ...(icon ? { about: shell.about[icon] } : {}),
});
const plain = ({ word, path }: NavigationItem): Destination => ({ label: shell.links[word], path });

function groups(to: (item: NavigationItem) => Destination, more: readonly NavigationItem[] = []): Group[] {
  return navigation.map(({ name, items }) => ({
    label: shell.nav[name],
    links: [...items, ...(name === 'support' ? more : [])].map(to),
  }));
}

function card(name: keyof typeof home.learn.cards, path: string): Card {
  const { title, text, more, ...rest } = home.learn.cards[name];
  return { title, text, points: 'points' in rest ? rest.points : [], more: { label: more, path } };
}

/** The text of our own home page, so that the comparison sites can't differ from it. */
export function comparisonContent(): Content {
  const { hero, box, steps, close } = home;
  const row = partnersRow(partners);
  return {
    name: shell.name,
    title: home.title,
    description: home.description,
    skip: shell.skip,
    navigation: { label: shell.nav.label, home: shell.nav.home, groups: groups(destination) },
    account: { login: shell.account.login, signup: shell.account.signup },
    hero: { words: hero.words, lead: hero.lead },
    box: {
      label: box.label,
      placeholder: box.placeholder,
      submit: box.submit,
      note: box.note,
      have: box.have,
    },
    coins: {
      heading: home.assets.heading,
      list: coinIds.map((id) => ({ name: assets[id].name, symbol: assets[id].symbol })),
    },
    cards: {
      heading: home.learn.heading,
      list: [
        card('security', '/features#ai-security'),
        card('efficiency', '/features#easy-transfers'),
        card('insights', '/features'),
        card('accessibility', '/features#multi-chain'),
      ],
    },
    partners: {
      heading: row?.areSamples ? home.partners.samples : home.partners.heading,
      names: row?.list.map(({ name }) => name) ?? [],
    },
    steps: { heading: steps.heading, list: [steps.signup, steps.explore, steps.control] },
    close: { heading: close.heading, text: close.text, submit: close.submit, features: close.features },
    footer: {
      label: shell.footer.label,
      about: shell.footer.about,
      groups: groups(plain, [contactItem]),
      end: [
        {
          label: interpolate(shell.footer.copyright, { year: new Date().getFullYear(), product: shell.name }),
          path: '/',
        },
        { label: shell.footer.cookies, path: '/legal/cookies' },
        { label: shell.footer.terms, path: '/legal/tos' },
        { label: shell.footer.privacy, path: '/legal/privacy-policy' },
      ],
    },
  };
}
