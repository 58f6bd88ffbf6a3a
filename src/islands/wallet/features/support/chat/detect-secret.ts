/** A secret in a message: a recovery phrase or private key; a PIN, a password or a code. */
export type Secret = 'phrase' | 'code';

/** Recovery phrases have 12 words or more, each of 3 to 8 letters. */
const PHRASE_WORDS = 12;
/** Words that sentences have and that no recovery phrase has (BIP-39). */
const SENTENCE =
  /^(?:the|and|for|was|are|not|but|has|had|from|his|her|our|its|did|get|got|were|been|how|why|which|would|could|should|sent|them|their|does|said|went)$/;
const ENGLISH_WORD = /^[a-z]{3,8}$/;
/** The Chinese list has single characters. */
const CHINESE_WORD = /^\p{Script=Han}$/u;

/** Names of the secrets that thieves ask for. */
const NAMED =
  '(?:p\\.?i\\.?n\\.?(?:\\s?code)?|pass(?:word|code|phrase)|otp|(?:one[- ]time|security|verification|login|6[- ]digit|sms)\\s(?:code|password)|code|cvv|PIN码?|(?:交易|支付|登录|登陆)?密码|验证码|动态码|口令)';
const BETWEEN = '(?:\\s*(?:is|was|are|=|:|：|是|为|即)\\s*|\\s+)';
/** A named secret with figures after it (my PIN is 4829, 验证码 483920), or before it (483920 is my code). */
const named = [
  new RegExp(`(?<!\\p{Script=Latin})${NAMED}${BETWEEN}["'“‘]?(?:\\d[ -]?){4,8}(?![\\d.,]*\\d)`, 'iu'),
  new RegExp(`(?:密码|验证码|动态码|口令|PIN码?)["'“‘]?(?:\\d[ -]?){4,8}(?!\\d)`, 'iu'),
  new RegExp(
    `(?<![\\d.,])(?:\\d[ -]?){4,8}(?:\\s*(?:is|was|是)\\s*(?:my|the|our|我的)?\\s*)${NAMED}(?!\\p{Script=Latin})`,
    'iu',
  ),
];
/** A password by its name, with a sign or figure in it as passwords have: "my password is not working" is none. */
const password =
  /(?:pass(?:word|code|phrase)|密码|口令)\s*(?:is|was|=|:|：|是|为)\s*(?=\S*[\d!@#$%^&*_+?])(?=\S*\p{L})\S{6,}/iu;
/** A key that opens a wallet; 64 hexadecimal digits alone are a transaction's number, which support may need. */
const privateKey = /(?<!\w)xprv\w{20,}|(?:private key|私钥)\P{L}{0,12}(?:0x)?[\da-f]{64}(?!\w)/iu;
/** A whole message of nothing but a code. */
const bareCode = /^\s*(?:\d[ -]?){4,8}\s*$/;

/**
 * The kind of secret that a text seems to contain; null for none. It only causes a warning and blocks nothing, so a false alarm,
 * such as a sum after the word "code", costs a glance.
 */
export function detectSecret(text: string): Secret | null {
  if (hasPhrase(text) || privateKey.test(text)) return 'phrase';
  return bareCode.test(text) || password.test(text) || named.some((pattern) => pattern.test(text))
    ? 'code'
    : null;
}

function hasPhrase(text: string): boolean {
  // Written in a list, a phrase has figures and points between its words.
  const words = text
    .toLowerCase()
    .split(/[\s,;，、]+|\d+[.)、:]?/u)
    .filter(Boolean);
  return (
    hasRun(words, (word) => ENGLISH_WORD.test(word) && !SENTENCE.test(word)) || hasRun(words, isCharacter)
  );
}

const isCharacter = (word: string) => CHINESE_WORD.test(word);

function hasRun(words: readonly string[], fits: (word: string) => boolean): boolean {
  let length = 0;
  for (const word of words) {
    length = fits(word) ? length + 1 : 0;
    if (length >= PHRASE_WORDS) return true;
  }
  return false;
}
