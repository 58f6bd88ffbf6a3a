import { expect, test } from 'vitest';
import { openPage } from '../../dom-page.ts';

/** What a text reads, and the parts of it that no line ends within. */
async function parts(text: string) {
  await openPage('/w', async () => {
    const { WholeWords } = await import('#src/ui/display/WholeWords.tsx');
    return (
      <b>
        <WholeWords text={text} />
      </b>
    );
  });
  await expect.poll(() => document.querySelector('b')?.textContent).toBe(text);
  return [...document.querySelectorAll('.whole-word')].map(({ textContent }) => textContent);
}

test('a name with a hyphen stays in one line, and the text reads the same', async () => {
  expect(await parts('Ethereum (ERC-20) address')).toEqual(['(ERC-20)']);
});

test('so does one of letters, in a Chinese text', async () => {
  expect(await parts('Avalanche C-Chain 地址')).toEqual(['C-Chain']);
});

test('a word that may be broken at its hyphen is left alone', async () => {
  expect(await parts('A two-factor code')).toEqual([]);
});
