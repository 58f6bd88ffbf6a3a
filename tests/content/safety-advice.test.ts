import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPanelName } from '#src/stores/interface/panels.ts';
import { messages, type Messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { screens } from '#src/islands/wallet/lazy/screen-registry.ts';
import type { ScreenName } from '#src/islands/wallet/paths.ts';
import { apiTexts, documents, questions, type PlacedText } from './every-text.ts';
import { namesScreen } from './screens-named.ts';

interface Act {
  /** How a text says to do it. */
  readonly says: Readonly<Record<Locale, RegExp>>;
  /** Where it is done: one of these has to be named. */
  readonly on: readonly ScreenName[];
  /** The label of what does it there. */
  readonly control: (all: Messages) => readonly [namespace: keyof Messages, label: string];
}

/** What advice tells people to do in the wallet. */
const acts: Readonly<Record<string, Act>> = {
  'freeze sending': {
    says: { en: /\bfreeze sending\b/i, cn: /(?<!已)暂停转账/ },
    on: ['security'],
    control: ({ security }) => ['security', security.freeze.heading],
  },
  'unfreeze it': {
    says: { en: /\bunfreeze\b/i, cn: /(?<!已)恢复转账/ },
    on: ['security'],
    control: ({ accountNotices }) => ['accountNotices', accountNotices.frozen.unfreeze],
  },
  'change the password': {
    says: { en: /\bchange (?:your|its) password\b/i, cn: /修改(?:登录)?密码/ },
    on: ['security', 'password'],
    control: ({ security }) => ['security', security.checks.actions.change],
  },
  'turn two-factor authentication on or off': {
    says: {
      en: /\bturn (?:on )?\**two-factor authentication\b/i,
      cn: /(?<!已)(?:开启|关闭)两步验证/,
    },
    on: ['security', 'twoFactor'],
    control: ({ security }) => ['security', security.checks.actions.turnOn],
  },
  'log a device out': {
    says: {
      en: /\blog (?:it|that device|everything) out\b|\blog out (?:it|what|everything|the ones)\b/i,
      cn: /让[^。；]*退出登录/,
    },
    on: ['devices'],
    control: ({ devices }) => ['devices', devices.logOut],
  },
  'unlink an account': {
    says: { en: /\bunlink\b/i, cn: /(?<!已|已与你的账户|号已)解绑/ },
    on: ['linkedAccounts'],
    control: ({ linkedAccounts }) => ['linkedAccounts', linkedAccounts.apps.unlink],
  },
  'change a price alert': {
    says: { en: /\bchange or remove the alert\b/i, cn: /修改或删除该提醒/ },
    on: ['tradeSettings'],
    control: ({ tradeSettings }) => ['tradeSettings', tradeSettings.alerts.heading],
  },
};

/** What is read away from the screen on which it is done. */
const FAR = /features\/(?:notifications|account-emails|verification-codes|announcements|support)\//;
/** The texts themselves; what errors say is said on the screen, and legal texts and articles are read line by line. */
const advice: readonly PlacedText[] = [
  ...apiTexts.filter(({ file, path }) => FAR.test(file) || path.includes('mail_')),
  ...apiTexts.filter(({ file }) => file.endsWith('safety-texts.ts')),
  ...questions,
  ...documents.flatMap((one) => one.text.split('\n').map((text) => ({ ...one, text }))),
];
/** The link at the end of an email, which freezes and logs out by itself. */
const BY_LINK = /\blink\b|链接/;

describe.each(Object.entries(acts))('who is told to %s', (_act, { says, on, control }) => {
  test.each(locales)('is told on which screen, in %s', (locale) => {
    const told = advice.filter((one) => one.locale === locale && says[locale].test(one.text));
    expect(told.length).toBeGreaterThan(0);
    const lost = told.filter(
      ({ text }) => !BY_LINK.test(text) && !on.some((screen) => namesScreen(locale, text, screen)),
    );
    expect(lost.map(({ file, path, text }) => [file, path, text])).toEqual([]);
  });

  test.each(locales)('finds there what does it, in %s', (locale) => {
    const [namespace, label] = control(messages(locale));
    expect(label).not.toBe('');
    expect(on.some((screen) => (screens.rows[screen].messages ?? []).includes(namespace))).toBe(true);
  });
});

test.each(locales)(
  'who is told to reset a password is told where, by the label of what does it, in %s',
  (locale) => {
    const { auth } = messages(locale);
    const page = { en: /\blog ?in\b/i, cn: /登录/ }[locale];
    const told = advice.filter((one) => one.locale === locale && one.text.includes(`“${auth.login.forgot}”`));
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter(({ text }) => !page.test(text))).toEqual([]);
  },
);

test('support can be asked in the wallet and without an account', () => {
  const page = (name: string) =>
    existsSync(join(import.meta.dirname, '../../src/pages/[...locale]', name, 'index.astro'));
  expect([isPanelName('support'), page('support'), page('contact')]).toEqual([true, true, true]);
});
