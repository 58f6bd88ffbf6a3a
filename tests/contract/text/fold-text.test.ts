import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords, foldText } from '#contract/text/fold-text.ts';

test.each([
  ['Mum’s rent', "mum's RENT"],
  ['Oúnjẹ', 'ounje'],
  ['Zürich', 'zurich'],
  ['İstanbul', 'istanbul'],
  ['ısı', 'isi'],
  ['Straße', 'STRASSE'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Đặng', 'dang'],
  ['Ɗanƙwairo', 'dankwairo'],
  ['Ɓauna ƴar Ƙofa', 'BAUNA YAR KOFA'],
  ['Kɔfi Ɛsi', 'kofi esi'],
  ['Ŋutifafa', 'nutifafa'],
  ['Rent🏠', 'rent 🏠'],
  ['👩🏾‍🍳', '👩🏽‍🍳'],
  ['I ❤️ Lagos 🇳🇬', 'i ❤ lagos 🇳🇬'],
  ['房租１２月', '房租12月'],
  ['می‌خواهم', 'میخواهم'],
  ['Bank\u00adkonto', 'bankkonto'],
])('%s is found by %s', (stored, typed) => {
  expect(foldedWords(typed)).toEqual(foldedWords(stored));
});

test.each(['🏠', '👩🏾‍🍳', '❤️', '🇳🇬', '☕'])(
  '%s is a word: it is found where it stands alone, and nothing else is',
  (emoji) => {
    expect(foldedWords(emoji)).not.toEqual([]);
    for (const word of foldedWords(emoji)) {
      expect(foldText(`Rent ${emoji}`)).toContain(word);
      expect(foldText('Rent 🚗 — 2026 ©')).not.toContain(word);
    }
  },
);

test.each(['—', '₦', '+', '©', '®', '%', '…'])('%s is no word', (mark) => {
  expect(foldedWords(mark)).toEqual([]);
});

test('the same letters composed and decomposed are one word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
    }),
  );
});
