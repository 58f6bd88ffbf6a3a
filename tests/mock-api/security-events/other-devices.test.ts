import { beforeEach, expect, test } from 'vitest';
import { languageCodes } from '#contract/fields.ts';
import type { EmailText } from '#mock-api/features/account-emails/email-text.ts';
import { accountEmailTexts } from '#mock-api/features/account-emails/texts.ts';
import { notificationTexts } from '#mock-api/features/notifications/texts.ts';
import type { SecurityEventRow } from '#mock-api/features/security-events/event-rows/event-row.ts';
import { securityEvents } from '#mock-api/features/security-events/event-table.ts';
import { texts } from '#mock-api/features/security-events/texts.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const events = Object.entries(securityEvents) as [string, SecurityEventRow][];
const emails: Readonly<Record<string, EmailText>> = accountEmailTexts;

let laptop: Visitor;
let email: string;
beforeEach(async () => {
  laptop = new Visitor(emptyMock());
  ({ email } = await laptop.become('complete'));
});

/** What the notification and the email about a changed password say. */
async function changePassword(log_out_others: boolean): Promise<string> {
  const body = { current_password: PERSONA_PASSWORD, password: 'Kettle-Sundial-41', log_out_others };
  expect((await laptop.post('/user/change-password', body)).status).toBe(200);
  const told = (await laptop.get('/user/notifications/list')).body.data as { title: string; body: string }[];
  const mails = (await laptop.get(`/__mock/mail?to=${email}`)).body.items as { text: string }[];
  return [
    ...told.filter(({ title }) => title === 'Password changed').map((one) => one.body),
    ...mails.map(({ text }) => text),
  ].join(' ');
}

test.each([
  ['that log out', true, texts.others_ended.en],
  ['that stay', false, texts.others_stay.en],
])('other devices %s are told as such', async (_what, logsOut, sentence) => {
  await new Visitor(laptop.app).become('complete');
  expect((await changePassword(logsOut)).split(sentence)).toHaveLength(3);
});

test.each([true, false])(
  'where no other device is logged in, none is said to have been: %s',
  async (logsOut) => {
    expect((await changePassword(logsOut)).split(texts.others_none.en)).toHaveLength(3);
  },
);

test('no text of an event that ends the other sessions says by itself that there were some', () => {
  const ending = events.filter(([, { ends }]) => ends === 'others');
  expect(ending.length).toBeGreaterThan(2);
  for (const [, { notification, email: mail }] of ending)
    for (const code of languageCodes)
      for (const text of [notification && notificationTexts[notification].body, mail && emails[mail]?.body])
        expect(text?.[code] ?? '{others}').toContain('{others}');
});
