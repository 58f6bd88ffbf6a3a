import { describe, expect, it, test } from 'vitest';
import { LONGEST_QUERY, searchFaq, type Question } from '#src/i18n/faq-search.ts';

const ask = (id: string, question: string, ...answer: string[]): Question => ({ id, question, answer });
const questions = [
  ask('start', 'What is Cowrie?', 'A wallet. Your PIN guards each transfer.'),
  ask('code', 'Where is my sign-in code?', 'Six digits, sent to your email. They last five minutes.'),
  ask('pin', 'How do I change my PIN?', 'Open Security, then PIN.'),
  ask('pink', 'Can I have a theme?', 'Light and dark; no pink, and nothing spinning.'),
  ask('zhuan', '怎么向 @用户名 转账？', '输入对方的用户名和金额。手续费会先显示。'),
  ask('mima', '忘记密码了怎么办？', '在登录页点“忘记密码”，再按邮件里的步骤操作。'),
];
const found = (query: string) => {
  const result = searchFaq(query, questions);
  return result.kind === 'found' ? result.questions.map(({ id }) => id) : result.kind;
};

describe('a search', () => {
  it.each([
    ['pin', ['pin', 'start', 'pink']],
    ['PIN', ['pin', 'start', 'pink']],
    ['ＰＩＮ', ['pin', 'start', 'pink']],
    ['pín', ['pin', 'start', 'pink']],
    ['how do I change my pin?', ['pin']],
    ['digit', ['code']],
    ['igit', 'none'],
    ['sign-in code', ['code']],
    ['转账', ['zhuan']],
    ['用户名', ['zhuan']],
    ['密码', ['mima']],
    ['手续费', ['zhuan']],
    ['zebra', 'none'],
    ['???', 'none'],
    ['', 'empty'],
    [' \u3000\t', 'empty'],
  ])('for "%s" comes to %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('puts a hit in the question before one in the answer only', () => {
    expect(found('pin')[0]).toBe('pin');
    expect(found('theme')).toEqual(['pink']);
  });

  it('puts an answer that begins with it before one that mentions it', () => {
    const fees = [
      ask('late', 'One?', 'Look at the name, then at the fee.'),
      ask('soon', 'Two?', 'The fee is shown.'),
    ];
    expect(searchFaq('fee', fees)).toMatchObject({ questions: [{ id: 'soon' }, { id: 'late' }] });
  });

  it('takes words of two letters whole', () => {
    expect(found('pi')).toBe('none');
  });

  it('looks for filler words only where there are no others', () => {
    expect(found('what')).toEqual(['start']);
    expect(found('what pin')).toEqual(['pin', 'start', 'pink']);
  });

  it('says when it has only come close', () => {
    expect(searchFaq('email carrier', questions)).toMatchObject({ close: true, questions: [{ id: 'code' }] });
    expect(searchFaq('email', questions)).toMatchObject({ close: false });
    expect(searchFaq('转账没到账', questions)).toMatchObject({ close: true, questions: [{ id: 'zhuan' }] });
  });

  it('leaves out what a Chinese question is made of', () => {
    expect(searchFaq('我忘记密码怎么办', questions)).toMatchObject({
      close: false,
      questions: [{ id: 'mima' }],
    });
    expect(found('怎么')).toEqual(['zhuan', 'mima']);
  });

  it.each([
    ['pins', ['pin', 'start', 'pink']],
    ['codes', ['code']],
    ['lasting', ['code']],
    ['passwords', 'none'],
    ['changes', ['pin']],
    ['changing', ['pin']],
    ['bus', 'none'],
  ])('takes another ending of a word for the word: %s', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('finds a question by what people call it', () => {
    const named = [...questions, { ...ask('in', 'How do I get money in?', 'By name.'), also: ['deposit'] }];
    expect(searchFaq('deposits', named)).toMatchObject({ close: false, questions: [{ id: 'in' }] });
  });

  it.each([
    ['trasnfer', 'transfer', 'start'],
    ['chnage pin', 'change pin', 'pin'],
    ['emial', 'email', 'code'],
    ['securty', 'security', 'pin'],
  ])('guesses what was meant by %s, and says so', (query, meant, id) => {
    expect(searchFaq(query, questions)).toMatchObject({ close: false, meant, questions: [{ id }] });
  });

  it('guesses nothing from short words, and nothing where a word is right', () => {
    expect(found('pni')).toBe('none');
    expect(searchFaq('pin', questions)).not.toHaveProperty('meant');
  });

  it('refuses what is too long, by characters and not by units', () => {
    expect(searchFaq('𝟙'.repeat(LONGEST_QUERY), questions).kind).toBe('none');
    const long = searchFaq(` ${'贝'.repeat(LONGEST_QUERY + 1)}`, questions);
    expect(long).toEqual({ kind: 'long', query: '贝'.repeat(LONGEST_QUERY) });
  });
});

test('an expression is text', () => {
  expect(found('.*')).toBe('none');
  expect(found('(z+)+$')).toBe('none');
});
