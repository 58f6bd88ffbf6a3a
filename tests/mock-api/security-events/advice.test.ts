import { expect, test } from 'vitest';
import { languageCodes } from '#contract/fields.ts';
import { safetyTexts } from '#contract/safety-texts.ts';
import type { EmailText } from '#mock-api/features/account-emails/email-text.ts';
import { accountEmailTexts } from '#mock-api/features/account-emails/texts.ts';
import { notificationTexts } from '#mock-api/features/notifications/texts.ts';
import type { SecurityEventRow } from '#mock-api/features/security-events/event-rows/event-row.ts';
import { securityEvents } from '#mock-api/features/security-events/event-table.ts';
import { localeOf } from '#src/intl/locale.ts';
import { matchScreen, walletPaths } from '#src/islands/wallet/paths.ts';
import { namesScreen, pathOf } from '../../content/screens-named.ts';

const events = Object.entries(securityEvents) as [keyof typeof securityEvents, SecurityEventRow][];
const emails: Readonly<Record<string, EmailText>> = accountEmailTexts;

/** The screens that a text names, in one of the languages. */
const screensIn = (code: (typeof languageCodes)[number], text: string) =>
  walletPaths.filter(({ name }) => namesScreen(localeOf(code), text, name)).map(({ name }) => name);

/** What nobody has got in by: there is nothing to be done. */
const harmless = new Set(['password_refused']);
const suspicious = events.filter(
  ([event, { notMe, outcome }]) => (notMe || outcome === 'refused') && !harmless.has(event),
);

const notified = suspicious.flatMap(([event, { notification, link }]) =>
  notification ? languageCodes.map((code) => [event, code, notification, link] as const) : [],
);

test.each(notified)(
  '%s may be somebody else’s doing: its notification in %s names a screen where something can be done, and leads there',
  (_event, code, notification, link) => {
    expect(screensIn(code, notificationTexts[notification].body[code])).toContain(matchScreen(pathOf(link)));
  },
);

test('every email about what may be somebody else’s doing has the link “It wasn’t me”', () => {
  const emailed = suspicious.filter(([, { email }]) => email);
  expect(emailed.length).toBeGreaterThan(15);
  expect(emailed.filter(([, { notMe }]) => !notMe).map(([event]) => event)).toEqual([]);
});

test('no notification leans on an email, which a setting may have kept back', () => {
  const leaning = events.flatMap(([event, { notification }]) => {
    const { body } = notification ? notificationTexts[notification] : { body: null };
    return body && /\bour email\b|邮件中/.test(body.en + body['zh-CN']) ? [event] : [];
  });
  expect(leaning).toEqual([]);
});

test('every email that names a screen in its advice leads there', () => {
  const withAdvice = Object.entries(emails).filter(([, { body }]) => body.en.includes(safetyTexts.freeze.en));
  expect(withAdvice.length).toBeGreaterThan(10);
  const astray = withAdvice.filter(([, { link }]) => !link || matchScreen(pathOf(link)) !== 'security');
  expect(astray.map(([name]) => name)).toEqual([]);
});

test.each(events)('the notification of %s leads to a screen', (_event, { link }) => {
  expect(matchScreen(pathOf(link))).not.toBeNull();
});
