import { expect, test } from 'vitest';
import type { Locale } from '#src/intl/locale.ts';
import { apiTexts, ownMessages, type PlacedText } from './every-text.ts';

/** How a text says that unfreezing takes the PIN. */
const takesPin: Readonly<Record<Locale, RegExp>> = {
  en: /\bunfreeze\b.* with (?:your )?PIN\b|\bunfreeze with PIN\b|\bneed your PIN\b.*\b(?:unfreeze|turn it off)\b|\bturn it off with your PIN\b/i,
  cn: /用交易密码.*恢复|恢复转账需要交易密码|关闭时需要交易密码/,
};
/** How it says that a code is asked for, too. */
const takesCode: Readonly<Record<Locale, RegExp>> = { en: /\bcode\b/i, cn: /验证码/ };

const texts = [...apiTexts, ...ownMessages];

/** Where the account is known, one with two-factor authentication has a text of its own. */
const twoFactorText = ({ file, path }: PlacedText) => {
  const paths = [path.replace(/\.pin$/, '.totp'), `${path}Totp`].filter((other) => other !== path);
  return texts.find((other) => other.file === file && paths.includes(other.path));
};

const said = texts.filter(({ locale, text }) => takesPin[locale].test(text));

test('both languages say what unfreezing takes', () => {
  expect(new Set(said.map(({ locale }) => locale))).toEqual(new Set(['en', 'cn']));
});

test('no text asks an account with two-factor authentication for the PIN alone', () => {
  const silent = said.filter((one) =>
    [one, twoFactorText(one)].every((sayer) => !sayer || !takesCode[one.locale].test(sayer.text)),
  );
  expect(silent.map(({ file, path, text }) => `${file} ${path}: ${text}`)).toEqual([]);
});
