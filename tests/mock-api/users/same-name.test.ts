import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameName, partedName } from '#mock-api/features/users/same-name.ts';

interface Named {
  readonly first: string;
  readonly last: string;
  /** How banks and people write it. */
  readonly same: readonly string[];
  /** Names of others. */
  readonly others: readonly string[];
}

const people: readonly Named[] = [
  {
    first: '伟',
    last: '王',
    same: ['王伟', '王 伟', '伟 王', '王,伟', '王,伟', '伟,王', '王\u3000伟', '\u200B王伟'],
    others: ['伟王', '王', '伟', '王伟伟', '王伟明', '李伟', '王 伟 明', 'Wang Wei', '王伟 Ada'],
  },
  {
    first: '娜',
    last: '欧阳',
    same: ['欧阳娜', '欧阳 娜', '娜 欧阳', '欧阳,娜'],
    others: ['娜欧阳', '欧 娜', '阳娜', '欧阳'],
  },
  {
    first: '小明',
    last: '王',
    same: ['王小明', '王 小明', '小明 王', '王 小 明'],
    others: ['小明王', '王明小', '王 明'],
  },
  {
    first: 'Tobi',
    last: 'Adeyemi',
    same: [
      'Tobi Adeyemi',
      'ADEYEMI, TOBI',
      'adeyemi  tobi',
      'TOBI ADEYEMI',
      '\uFF34\uFF2F\uFF22\uFF29 Adeyemi',
    ],
    others: ['TobiAdeyemi', 'Tobi', 'Adeyemi', 'Tobi Adeyemi Tobi', 'Toby Adeyemi', 'Tobi Adeyem i', ''],
  },
  {
    first: 'Adéṣọlá',
    last: 'Ọlátúnjí-Bọ́lá',
    same: ['ADESOLA OLATUNJI BOLA', 'Olatunji-Bola, Adesola', 'Adéṣọlá Ọlátúnjí-Bọ́lá'],
    others: ['ADESOLA OLATUNJI', 'ADESOLA OLATUNJIBOLA', 'ADESOLA OLATUNDE BOLA'],
  },
  {
    first: 'Wei',
    last: '王',
    same: ['Wei 王', '王 WEI', '王Wei', 'wei王', '王, Wei'],
    others: ['王伟', 'Wei', '王', 'Wei Wang', '王 Wei Wei', '李 Wei'],
  },
  {
    first: 'David 伟',
    last: '王',
    same: ['王伟 David', 'David 王伟', '王伟David', 'David 伟 王', '王 伟 DAVID'],
    others: ['伟王 David', 'David 王', '王伟', 'Daniel 王伟'],
  },
];

const profiled = (first_name: string, last_name: string) =>
  partedName({ profile: { first_name, last_name } });

test.each(people.flatMap(({ same, ...person }) => same.map((written) => ({ ...person, written }))))(
  '$first / $last is written $written',
  ({ first, last, written }) => {
    expect(isSameName(profiled(first, last), written)).toBe(true);
    expect(isSameName(written, profiled(first, last))).toBe(true);
    // A profile whose two fields were filled in the other way round is of the same person.
    expect(isSameName(profiled(first, last), profiled(last, first))).toBe(true);
  },
);

test.each(people.flatMap(({ others, ...person }) => others.map((written) => ({ ...person, written }))))(
  '$first / $last is not $written',
  ({ first, last, written }) => {
    expect(isSameName(profiled(first, last), written)).toBe(false);
    expect(isSameName(written, profiled(first, last))).toBe(false);
  },
);

test('nobody without a name is the same as anybody', () => {
  expect(isSameName('', '')).toBe(false);
  expect(partedName({ profile: null })).toBe('');
  expect(partedName({ profile: { last_name: '王' } })).toBe('王');
});

const han = fc.string({
  unit: fc.constantFrom('王', '伟', '李', '娜', '明', '小', '欧', '阳'),
  minLength: 1,
  maxLength: 3,
});
const latin = fc.string({ unit: fc.constantFrom('a', 'd', 'e', 'y', 'ọ', 'ṣ'), minLength: 1, maxLength: 5 });

test('any name is the same in either order, in capitals and, in Chinese, without a space; never with more in it', () => {
  const part = fc.oneof(han, latin);
  fc.assert(
    fc.property(part, part, part, (first, last, more) => {
      const name = profiled(first, last);
      for (const written of [`${first} ${last}`, `${last}, ${first}`, `${last} ${first}`.toUpperCase()])
        expect(isSameName(name, written)).toBe(true);
      expect(isSameName(name, `${last} ${first} ${more}`)).toBe(false);
    }),
  );
  fc.assert(
    fc.property(han, han, (first, last) => {
      expect(isSameName(profiled(first, last), last + first)).toBe(true);
    }),
  );
});
