// A request for money is shown on three screens: each says the same of it.
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';

test.each(locales)(
  'in %s: a list of requests has one name, and a note that is hidden one sentence',
  (locale) => {
    const { paymentRequests: shown, receiveUser, sendRecipient } = messages(locale);
    const { requests } = receiveUser;
    expect(requests.in.heading).toBe(shown.heading);
    expect([requests.noteHidden, sendRecipient.request.noteHidden]).toEqual([
      shown.noteHidden,
      shown.noteHidden,
    ]);
  },
);
