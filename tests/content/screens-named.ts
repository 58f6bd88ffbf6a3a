import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { matchScreen, walletPaths, type ScreenName } from '#src/islands/wallet/paths.ts';

/** What a screen is called by the wallet, and in its menu. */
export function namesOf(locale: Locale, screen: ScreenName): readonly string[] {
  const { screens, nav } = messages(locale).wallet;
  const inMenu = { linkedAccounts: nav.linked, assets: nav.assets, devices: nav.devices } as const;
  return [screens[screen], ...(screen in inMenu ? [inMenu[screen as keyof typeof inMenu]] : [])];
}

/** Every name of a screen, and of the menu's groups. */
export const screenNames = (locale: Locale): ReadonlySet<string> =>
  new Set([
    ...walletPaths.flatMap(({ name }) => namesOf(locale, name)),
    ...Object.values(messages(locale).wallet.nav),
  ]);

/** The targets of Markdown links, with their texts. */
export const linksIn = (text: string): { readonly text: string; readonly to: string }[] =>
  Array.from(text.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g), ([, name = '', to = '']) => ({ text: name, to }));

export const pathOf = (link: string): string => link.replace(/[?#].*$/, '');

/** How a name of a screen stands in a text: Chinese, whose names are common words, sets it off. */
const isNamed: Readonly<Record<Locale, (text: string, name: string) => boolean>> = {
  en: (text, name) => text.includes(name),
  cn: (text, name) => new RegExp(`(?:“|\\[|\\*\\*)(?:打开)?${name}(?:”|\\]|\\*\\*)`).test(text),
};

/** Whether a text says on which screen something is done: it has the screen's name, or a link to it. */
export function namesScreen(locale: Locale, text: string, screen: ScreenName): boolean {
  return (
    namesOf(locale, screen).some((name) => isNamed[locale](text, name)) ||
    linksIn(text).some(({ to }) => matchScreen(pathOf(to)) === screen)
  );
}
