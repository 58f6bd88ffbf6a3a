import { describe, expect, test } from 'vitest';
import { isSeenWhole } from '#contract/text/name-characters.ts';
import { fullName, greetingName } from '#src/api/person-name.ts';
import { sanitizeMultiline, sanitizeText } from '#src/api/sanitize-text.ts';
import { memberOf, type Viewer } from '#src/middleware/viewer.ts';

/** Every character that Unicode calls default ignorable: not seen by itself. */
const unseen = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /\p{Default_Ignorable_Code_Point}/u.test(character));

const hex = (text: string) => [...text].map((one) => one.codePointAt(0)?.toString(16)).join(' ');

/** What is spelled with characters that are not seen. */
const spelled = [
  '👩🏾‍🍳',
  '🏳️‍🌈',
  '🏴‍☠️',
  '👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '1️⃣',
  '❤️',
  '☎︎',
  'می‌خواهم',
  'علی‌رضا',
  'ශ්‍රී',
  'क्‍ष',
  '葛󠄀城',
  'ᠮᠣᠩ᠋ᠭᠣᠯ',
];

describe('a character that nobody sees', () => {
  test('is a space in what is shown, whichever it is: no two texts look the same and are not', () => {
    expect(unseen.length).toBeGreaterThan(4000);
    for (const mark of unseen) {
      expect([hex(mark), sanitizeText(`Ada${mark}Obi`)]).toEqual([hex(mark), 'Ada Obi']);
      expect([hex(mark), sanitizeText(`${mark}Ada${mark}`)]).toEqual([hex(mark), 'Ada']);
      expect([hex(mark), sanitizeMultiline(`Ada${mark}Obi`, 100)]).toEqual([hex(mark), 'Ada Obi']);
      expect([hex(mark), sanitizeText(mark.repeat(3))]).toEqual([hex(mark), '']);
    }
  });

  test.each(spelled)('stays where %s is spelled with it', (text) => {
    expect(hex(sanitizeText(text))).toBe(hex(text));
    expect(hex(sanitizeMultiline(`${text}\n${text}`, 100))).toBe(hex(`${text}\n${text}`));
    expect(hex(sanitizeText(sanitizeText(`a ${text} b`)))).toBe(hex(`a ${text} b`));
  });

  test('is in no name that may be given, but where it is kept in what is shown', () => {
    for (const mark of unseen)
      for (const name of [`Ada${mark}Obi`, `${mark}Ada`, `Ada${mark}`])
        expect([hex(name), isSeenWhole(name)]).toEqual([hex(name), false]);
    for (const name of spelled.filter((text) =>
      /^[\p{L}\p{M}\p{Default_Ignorable_Code_Point}]+$/u.test(text),
    ))
      if (isSeenWhole(name)) expect(hex(sanitizeText(name))).toBe(hex(name));
  });
});

describe('one’s own name', () => {
  const person = { first_name: ' A\u200bda\u202e', last_name: 'O\u3164bi\u0000' };

  test('is shown without what nobody sees, by the wallet and by the site', () => {
    expect(fullName(person)).toBe('A da O bi');
    expect(greetingName(person)).toBe('A da');
    expect(fullName({ first_name: '\u3164', last_name: '\u200d' })).toBeNull();
    expect(greetingName({ first_name: '\u3164' })).toBeNull();
    expect(fullName({ first_name: '小明', last_name: '王' })).toBe('王小明');
    expect(fullName({ first_name: 'علی‌رضا' })).toBe('علی‌رضا');
    const viewer: Viewer = {
      kind: 'member',
      status: {
        ...person,
        status: 'success',
        required: [],
        optional: [],
        user_status: 'complete',
        device_unauthorized: false,
        username: 'adaobi',
        customer_id: 'CWR1',
      },
    };
    expect(memberOf(viewer)?.fullName).toBe('A da O bi');
  });
});
