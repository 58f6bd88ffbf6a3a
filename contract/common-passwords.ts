/**
 * Words that lists of leaked passwords have over and over (NIST SP 800-63B, 3.1.1.2), alone or with digits and signs around them. A
 * password has to have a digit and a capital (spec section 5), so it is the word in it that says whether it is a common one.
 */
const commonWords = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh qwe qwer qwert qwerty qwertyuiop qwertyui asd asdf asdfg asdfgh asdfghjkl zxc zxcv zxcvbn
  zxcvbnm qaz qazwsx qazwsxedc aa aaa aaaa pass passw password passwd passwort secret login welcome welcomeback hello hellohello
  letmein access admin administrator root user guest test testing tester demo temp changeme default master iloveyou loveyou lovely
  love myself sunshine princess monkey dragon tiger shadow superman batman spiderman ironman starwars pokemon naruto football
  baseball basketball soccer hockey arsenal chelsea liverpool barcelona realmadrid manchester manutd juventus michael jordan
  michaeljordan ronaldo messi jesus jesuschrist christ god godisgood blessed blessing favour grace mercy faith amen hallelujah
  nigeria naija lagos abuja ibadan ghana africa cowrie wallet crypto bitcoin ethereum binance money naira dollar summer winter
  spring autumn january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday computer internet google facebook whatsapp instagram samsung iphone android microsoft windows apple
  charlie thomas robert andrew daniel joshua matthew jessica jennifer michelle ashley nicole samantha anthony william emmanuel
  david samuel gabriel victoria blessings trustno whatever freedom killer hunter ranger buster pepper ginger cookie cheese chocolate
  flower babygirl babyboy family mother father friends forever woaini wodemima mima zaqwsx zaqxsw qazxsw qwerasdf gmail yahoo
  outlook hotmail`.split(/\s+/),
);

/** What stands for a letter in them. A one stands for an l, too. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Letters of any script: a word beside a common one makes another password of it, in whatever script it is written. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
const spelled = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);

/** A text without its capitals, accents and wide forms. Its signs stay, as no search keeps them: one may stand for a letter. */
export const foldLetters = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words that somebody may have meant by a password: its letters alone, and with what stands for a letter put back. */
export function wordsMeant(password: string): string[] {
  const folded = foldLetters(password);
  // Digits around the word are no letters of it.
  const core = folded.replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  return [folded, spelled(core), spelled(core.replaceAll('1', 'l')), spelled(folded)].map(lettersOf);
}

/**
 * Whether a new password is one of those that are tried first: a common word, in whatever capitals, with digits and signs before,
 * behind or in place of letters, once or repeated; or digits in order, with the letters that the rules ask for.
 */
export const isCommonPassword = (password: string): boolean =>
  wordsMeant(password).some(isCommonWord) || isCounting(password);

export function isCommonWord(word: string): boolean {
  const repeated = /^(.+?)\1*$/.exec(word)?.[1] ?? word;
  return commonWords.has(word) || commonWords.has(repeated);
}

const UP = '01234567890123456789';
const DOWN = '98765432109876543210';

/** `Ab123456`, `Xy111111`: one or two letters on either side of digits in order, or of one digit over and over. */
function isCounting(password: string): boolean {
  const digits = /^[a-z]{0,2}(\d{5,20})[a-z]{0,2}[^\p{L}\d]*$/iu.exec(password)?.[1];
  return digits !== undefined && (UP.includes(digits) || DOWN.includes(digits) || /^(\d)\1+$/.test(digits));
}
