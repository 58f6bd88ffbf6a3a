import { describe, expect, it } from 'vitest';
import { MAX_QUERY_LENGTH, searchFaq, type Question } from '#src/i18n/faq-search.ts';

const entry = (id: string, question: string, ...answer: string[]): Question => ({ id, question, answer });
const questions = [
  entry('start', 'What is Cowrie?', 'A wallet. Your PIN guards each transfer.'),
  entry('code', 'Where is my sign-in code?', 'Six digits, sent to your email. They last five minutes.'),
  entry('pin', 'How do I change my PIN?', 'Open Security, then PIN.'),
  entry('pink', 'Can I have a theme?', 'Light and dark; no pink, and nothing spinning.'),
  entry('zhuan', '怎么向 @用户名 转账？', '输入对方的用户名和金额。手续费会先显示。'),
  entry('mima', '忘记密码了怎么办？', '在登录页点“忘记密码”，再按邮件里的步骤操作。'),
];
const topics = [{ questions: questions.slice(0, 3) }, { questions: questions.slice(3) }];
const idsFor = (query: string, among: Parameters<typeof searchFaq>[1] = topics) => {
  const result = searchFaq(query, among);
  return result.kind === 'found' ? result.questions.map(({ id }) => id) : result.kind;
};

describe('searchFaq', () => {
  it.each([
    ['PIN', ['pin', 'start', 'pink']],
    ['ＰＩＮ', ['pin', 'start', 'pink']],
    ['pín', ['pin', 'start', 'pink']],
    ['how do I change my pin?', ['pin']],
    ['digit', ['code']],
    ['igit', 'none'],
    ['sign-in code', ['code']],
    ['login code', ['code']],
    ['转账', ['zhuan']],
    ['用户名', ['zhuan']],
    ['密码', ['mima']],
    ['手续费', ['zhuan']],
    ['费', ['zhuan']],
    ['zebra', 'none'],
    ['???', 'none'],
    ['.*', 'none'],
    ['(z+)+$', 'none'],
    ['', 'empty'],
    [' \u3000\t', 'empty'],
  ])('finds for "%s": %j', (query, expected) => {
    expect(idsFor(query)).toEqual(expected);
  });

  it('ranks a word in the question above one in the answer', () => {
    const fees = [
      {
        questions: [entry('below', 'One?', 'The fee is shown.'), entry('above', 'The fee?', 'It is shown.')],
      },
    ];
    expect(idsFor('fee', fees)).toEqual(['above', 'below']);
  });

  it('finds a question by its keywords and by a synonym', () => {
    const named = [
      { questions: [{ ...entry('in', 'How do I get money in?', 'By name.'), also: ['charge'] }] },
    ];
    expect(idsFor('charges', named)).toEqual(['in']);
    expect(idsFor('fee', named)).toEqual(['in']);
  });

  it('matches words of two letters only as a whole', () => {
    expect(idsFor('pi')).toBe('none');
  });

  it('uses stop words only when a query has no others', () => {
    expect(idsFor('what')).toEqual(['start']);
    expect(idsFor('what pin')).toEqual(['pin', 'start', 'pink']);
    expect(idsFor('我忘记密码怎么办')).toEqual(['mima']);
    expect(idsFor('怎么')).toEqual(['zhuan', 'mima']);
  });

  it('reports when no question has every word', () => {
    expect(searchFaq('email carrier', topics)).toMatchObject({
      isPartial: true,
      questions: [{ id: 'code' }],
    });
    expect(searchFaq('email', topics)).toMatchObject({ isPartial: false });
    expect(searchFaq('转账没到账', topics)).toMatchObject({ isPartial: true, questions: [{ id: 'zhuan' }] });
  });

  it.each([
    ['pins', ['pin', 'start', 'pink']],
    ['codes', ['code']],
    ['lasting', ['code']],
    ['passwords', 'none'],
    ['changes', ['pin']],
    ['changing', ['pin']],
    ['bus', 'none'],
  ])('finds other inflections of a word: %s', (query, expected) => {
    expect(idsFor(query)).toEqual(expected);
  });

  it.each([
    ['trasnfer', 'transfer', 'start'],
    ['chnage pin', 'change pin', 'pin'],
    ['emial', 'email', 'code'],
    ['securty', 'security', 'pin'],
  ])('corrects "%s" to "%s" and reports it', (query, corrected, id) => {
    expect(searchFaq(query, topics)).toMatchObject({ isPartial: false, corrected, questions: [{ id }] });
  });

  it('corrects neither short nor known words', () => {
    expect(idsFor('pni')).toBe('none');
    expect(searchFaq('pin', topics)).not.toHaveProperty('corrected');
  });

  it('rejects a query that is too long, counted in characters and not in UTF-16 units', () => {
    expect(searchFaq('𝟙'.repeat(MAX_QUERY_LENGTH), topics).kind).toBe('none');
    const long = searchFaq(` ${'贝'.repeat(MAX_QUERY_LENGTH + 1)}`, topics);
    expect(long).toEqual({ kind: 'too-long', query: '贝'.repeat(MAX_QUERY_LENGTH) });
  });
});
