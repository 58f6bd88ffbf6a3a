import { describe, expect, it } from 'vitest';
import { allows, consentOf, consents, consentTo, hasOptedOut, services } from '#src/config/consent.ts';
import { CONSENTS, consentOf as consentOfRequest, OPTED_OUT } from '#server/consent.ts';

describe('the consent cookie', () => {
  it.each(consents)('accepts the value %s', (value) => expect(consentOf(value)).toBe(value));

  it.each([undefined, '', 'ALL', 'all ', 'yes', 'true', 'all,none', '__proto__', 'constructor', OPTED_OUT])(
    '%j counts as undecided',
    (value) => expect(consentOf(value)).toBeNull(),
  );

  it('allows the services it names; undecided allows none', () => {
    const allowed = [null, ...consents].map((consent) =>
      services.filter((service) => allows(consent, service)),
    );
    expect(allowed).toEqual([[], [], ['analytics'], ['recorder'], ['analytics', 'recorder']]);
  });

  it('round-trips the allowed services', () => {
    for (const allowed of [[], ['analytics'], ['recorder'], ['recorder', 'analytics']] as const) {
      const cookie = consentTo(allowed);
      expect(services.filter((service) => allows(cookie, service))).toEqual([...allowed].sort());
    }
  });
});

describe('the production server', () => {
  it('knows the same values as the pages', () => {
    expect(CONSENTS).toEqual([...consents, OPTED_OUT]);
  });

  it.each([
    [undefined, undefined, ''],
    ['lang=cn', undefined, ''],
    ['consent=all', undefined, 'all'],
    ['lang=cn; consent=recorder; device_id=d', undefined, 'recorder'],
    ['consent=none;lang=cn', undefined, 'none'],
    // The first cookie counts, as it does for the pages.
    ['consent=none; consent=all', undefined, 'none'],
    ['xconsent=all', undefined, ''],
    ['consent=opted-out', undefined, ''],
    ['consent=all', '0', 'all'],
    ['consent=all', '1', OPTED_OUT],
    [undefined, '1', OPTED_OUT],
  ])('reads the cookie %j with Sec-GPC %j as %j', (cookie, gpc, expected) => {
    expect(consentOfRequest(cookie, gpc)).toBe(expected);
  });

  it.each(['consent="all"', 'consent=%61ll', 'consent=ALL', 'consent=al', 'consent=all,x'])(
    'treats %s as no known value',
    (cookie) => expect(CONSENTS as readonly string[]).not.toContain(consentOfRequest(cookie, undefined)),
  );
});

it('only Sec-GPC: 1 opts out', () => {
  const sent = ['1', '0', '', 'true', '?1'].map((value) => hasOptedOut(new Headers({ 'sec-gpc': value })));
  expect(sent).toEqual([true, false, false, false, false]);
});
