import { expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import { messages } from '#src/i18n/messages.ts';
import { placeNames, placeTitle } from '#src/islands/wallet/features/search/places.ts';

const { wallet, walletSearch, assetWords } = messages('cn');
const texts = { screens: wallet.screens, search: walletSearch };

const named = [
  ...placeNames.map((name) => [name, placeTitle(name, texts), walletSearch.also[name]] as const),
  ...assetIds.map((id) => [id, wallet.names[id], assetWords[id]] as const),
].filter(([, title]) => /^\p{Script=Han}+$/u.test(title));

/** The first character of each initial, in the order of pinyin. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀');
const initials = Array.from('abcdefghjklmnopqrstwxyz');
const byPinyin = new Intl.Collator('zh-u-co-pinyin');
/** Read otherwise here than most often. */
const readings: Readonly<Record<string, string>> = { 行: 'h' };
const initialOf = (character: string) =>
  readings[character] ??
  initials[firsts.findLastIndex((first) => byPinyin.compare(first, character) <= 0)] ??
  '';
/** The letters of one syllable after its initial. */
const REST = '[a-z]{0,5}';

test('most places and assets have a Chinese name', () => expect(named.length).toBeGreaterThan(35));

test.each(named)('%s (%s) is found by its pinyin, whole and by its initials', (_name, title, words) => {
  const own = [...title].map(initialOf);
  const spelled = words.split(' ');
  expect(spelled).toContain(own.join(''));
  const whole = new RegExp(`^${own.map((initial) => initial + REST).join('')}$`);
  const shortest = 2 * title.length - 1;
  expect(spelled.filter((word) => whole.test(word) && word.length > shortest)).not.toEqual([]);
});
