import { stemmer } from 'stemmer';

/** Words that most questions contain, so that they do not help to tell one question from another. */
const STOP_WORDS = new Set(
  (
    'a about all am an and any are be been but by can could did do does for from get give go got had has have help how i if in into is it ' +
    'just let like make may me my need no not of on or our out please put s should so some someone t tell that the their them then there they thing this ' +
    'to too up us want was way we were what when where which who whom why will with would you your ' +
    '的 了 吗 呢 吧 啊 我 我的 你 你们 您 是 在 有 要 想 想要 会 能 能不能 可 可以 可不可以 是否 怎么 怎么办 怎么样 怎样 怎 如何 为什么 ' +
    '什么 哪里 哪儿 哪 哪些 哪个 谁 请 请问 和 与 被 把 给 从 一 一个 个 这 那 办'
  ).split(' '),
);

/** Words that mean the same to somebody who searches. The search puts the first one in place of the others. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['fee', 'cost', 'charge', 'commission', 'expensive'],
  ['email', 'mail'],
  ['delete', 'remove', 'close', 'deactivate', 'erase'],
  ['change', 'edit', 'update', 'replace'],
  ['reset', 'recover', 'restore'],
  ['pin', 'passcode'],
  ['code', 'otp'],
  ['phone', 'mobile'],
  ['username', 'handle', 'nickname'],
  ['network', 'chain', 'blockchain'],
  ['login', 'signin'],
  ['signup', 'register'],
  ['scam', 'fraud', 'phishing', 'scammer'],
  ['hack', 'steal', 'stolen', 'compromise'],
];
const canonicalStems = new Map(
  SYNONYMS.flatMap(([first = '', ...others]) =>
    others.map((other) => [stemmer(other), stemmer(first)] as const),
  ),
);

/** Spellings of one word, each with the one that the index uses. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\be-mail/g, 'email'],
  [/\b(?:sign|log)(?:ged|ging)?[- ]?in\b/g, 'login'],
  [/\bsign(?:ing)?[- ]?up\b/g, 'signup'],
  [/\buser name/g, 'username'],
  [/\bpass word/g, 'password'],
  [/\btwo[- ](?:factor|step)|\b2fa\b/g, 'twofactor'],
  [/账号|帐号|帐户/g, '账户'],
  [/删除账户|删掉账户|销户|关闭账户/g, '注销账户'],
  [/电子邮件|电邮|邮件地址|邮箱地址/g, '邮箱'],
];

const HAN = /\p{Script=Han}/u;
/** A run of Chinese characters, or a word of any other script. */
const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Removes the differences that a reader does not see as one: case, full-width letters, accents, spellings in two words. */
function normalize(original: string): string {
  const folded = original.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return SPELLINGS.reduce((text, [spelling, word]) => text.replace(spelling, word), folded);
}

const bigrams = (run: string) => {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
};

/**
 * Splits a text for the index. Chinese has no spaces, so a token begins at each character: 手续费 becomes 手续, 续费 and 费,
 * and the index finds every word in it, wherever a dictionary would cut.
 */
export function tokenizeText(text: string): string[] {
  return (normalize(text).match(WORD) ?? []).flatMap((word) => (HAN.test(word) ? bigrams(word) : [word]));
}

/** Chinese without its stop words, and with neighbours that the segmenter left alone joined: it does not know 提现 or 充值. */
function segment(run: string): string[] {
  const segments: string[] = [];
  let single = '';
  for (const { segment: word } of [...segmenter.segment(run), { segment: '' }]) {
    const isSingle = [...word].length === 1 && !STOP_WORDS.has(word);
    if (isSingle) single += word;
    else {
      if (single !== '') segments.push(single);
      single = '';
      if (word !== '' && !STOP_WORDS.has(word)) segments.push(word);
    }
  }
  return segments.length > 0 ? segments : [run];
}

/**
 * Splits a query. Chinese is cut into words first: 改邮 in 修改邮箱 reaches across two words, stands in no text, and would make
 * the whole query fail.
 */
export function tokenizeQuery(query: string): string[] {
  return (normalize(query).match(WORD) ?? []).flatMap((run) => {
    if (!HAN.test(run)) return [run];
    return segment(run).flatMap((word) => ([...word].length === 1 ? [word] : bigrams(word).slice(0, -1)));
  });
}

export const isStopWord = (token: string): boolean => STOP_WORDS.has(token);

/** The form under which the index keeps a word: its stem, or that of the synonym which stands for its group. */
export function toTerm(token: string): string {
  const stem = stemmer(token);
  return canonicalStems.get(stem) ?? stem;
}
