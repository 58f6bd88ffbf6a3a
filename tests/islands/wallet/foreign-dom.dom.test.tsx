import { expect, onTestFinished, test } from 'vitest';
import { assetIds, assets } from '#contract/assets.ts';
import { messages } from '#src/i18n/messages.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { panelNames } from '#src/stores/interface/panels.ts';
import { managePasswords, translatePage, untranslated } from '../../foreign-dom.ts';
import { pass, renderScreen, signedInWithStoppedClock } from '../../render-wallet.tsx';

// A translator and a password manager at work on every screen and panel, while all of its texts change: to another language, with the
// balances hidden, and back. React throws nothing, and each text is the one that it would be without them.

const addresses = [
  ...walletPaths.map(({ path }) => path.replace('token/:id', 'token/btc').replace(':id', 'ann_2')),
  '/w/user?u=amina',
  '/w/receive?asset=usdt&network=trc20',
  '/w/receive?asset=ngn',
  '/w/receive?tab=user',
  '/w/send?to=@amina',
  ...panelNames.map((name) => `/w/logout?panel=${name}`),
];

const text = () => untranslated(document.body.textContent);
const LOADING = '[aria-busy="true"], :is(main, dialog) .skeleton';
const { connecting } = messages('en').wallet.feed;

/** Waits until nothing loads and the text stays as it is. */
async function settledText(): Promise<string> {
  const readings: string[] = [];
  const isSettled = async () => {
    await pass(50);
    // The rows of a list appear frame by frame.
    await new Promise(requestAnimationFrame);
    readings.unshift(text());
    return (
      document.querySelector(LOADING) === null &&
      !text().includes(connecting) &&
      new Set(readings.slice(0, 4)).size === 1
    );
  };
  await expect.poll(isSettled).toBe(true);
  return text();
}

/** What a translator must leave alone, where it stands by itself. */
const symbols = assetIds.map((id) => assets[id].symbol).join('|');
/** Some are named as they are abbreviated. */
const { names } = messages('en').wallet;
const tickers = assetIds.filter((id) => names[id] !== assets[id].symbol).map((id) => assets[id].symbol);
const facts = {
  amount: new RegExp(`^[+−-]?(?:[₦$]\\s?\\d[\\d.,]*|\\d[\\d.,]* (?:${symbols}))$`),
  ticker: new RegExp(`^(?:${tickers.join('|')})$`),
  username: /^@\w+$/,
  email: /^\S+@\S+\.\S+$/,
  address: /^(?:\w{25,}|\w{4,}…\w{4,})$/,
  account: /^(?:\d{10}|\d{3} \d{3} \d{4}|••\d{4}|\+\d[\d ]+)$/,
  code: /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{4,}(?:[- ][A-Z0-9]{3,})*$/,
  name: /^(?:Tobi Adeyemi|Amina Bello|Kwame Mensah|Chinedu Obi|Adaobi Nwosu|张伟)$/,
};
const translatedFacts = () =>
  [...document.querySelectorAll('[data-replaced] > *')].flatMap((font) => {
    const alone = untranslated(font.textContent).trim();
    return Object.entries(facts).flatMap(([kind, form]) =>
      form.test(alone) ? [`${kind}: ${alone} in ${font.closest('[class]')?.className}`] : [],
    );
  });

for (const at of addresses)
  test(`${at} under a translator and a password manager: every text that changes is the new one`, async () => {
    const mock = await signedInWithStoppedClock();
    await renderScreen(at, { mock });
    const { updatePreferences } = await import('#src/stores/preferences/preferences.ts');
    const change = async (language: 'en' | 'zh-CN') => {
      void updatePreferences({ language, hide_balances: language !== 'en' });
      await expect.poll(() => document.documentElement.lang).toBe(language);
      return settledText();
    };
    await settledText();
    await change('zh-CN');
    const english = await change('en');
    const chinese = await change('zh-CN');
    expect(chinese).not.toBe(english);

    onTestFinished(translatePage());
    onTestFinished(managePasswords());
    expect(document.querySelectorAll('[data-replaced]').length).toBeGreaterThan(10);
    await change('en');
    await expect.poll(text).toBe(english);
    expect(translatedFacts()).toEqual([]);
    await change('zh-CN');
    await expect.poll(text).toBe(chinese);
  });
