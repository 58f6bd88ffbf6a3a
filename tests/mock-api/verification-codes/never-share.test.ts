import { expect, test } from 'vitest';
import { languageCodes } from '#contract/fields.ts';
import { safetyTexts } from '#contract/safety-texts.ts';
import { codeEmail } from '#mock-api/features/verification-codes/code-emails.ts';
import { codeKinds } from '#mock-api/features/verification-codes/state.ts';
import { messages } from '#src/i18n/messages.ts';
import { localeOf } from '#src/intl/locale.ts';
import { apiTexts } from '../../content/every-text.ts';

const code = {
  identifier: 'id',
  email: 'ada@example.com',
  customer_id: null,
  asker: null,
  sent: true,
  code: '246813',
  created_at: 0,
  expires_at: 300_000,
  tries: 0,
  state: 'live',
} as const;
const rows = codeKinds.flatMap((kind) => languageCodes.map((language) => [kind, language] as const));

test.each(rows)('the message with a code of kind %s says in %s that it is never shared', (kind, language) => {
  const { text } = codeEmail({ ...code, kind }, language);
  expect(text).toContain(code.code);
  expect(text).toContain(safetyTexts.neverShare[language]);
});

test('no other text of the API brings a code without that sentence', () => {
  const withCode = apiTexts.filter(({ text }) => text.includes('{code}'));
  expect(withCode.length).toBeGreaterThanOrEqual(rows.length);
  expect(
    withCode.filter(({ text }) => !Object.values(safetyTexts.neverShare).some((one) => text.includes(one))),
  ).toEqual([]);
});

/** Where the wallet and the site speak of a secret that is never given away. */
test.each(languageCodes)(
  'chat, help, reports and the contact form name all three secrets in %s',
  (language) => {
    const { contact, walletSupport, walletChat, transactionDetail } = messages(localeOf(language));
    const secrets = { en: [/PIN/, /password/, /code/], 'zh-CN': [/登录密码/, /交易密码/, /验证码/] }[
      language
    ];
    for (const text of [
      contact.never,
      walletSupport.never,
      walletChat.secret.code,
      transactionDetail.report.hint,
    ])
      for (const secret of secrets) expect(text).toMatch(secret);
  },
);
