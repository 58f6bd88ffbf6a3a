import { describe, expect, it } from 'vitest';
import { allows, consentOf, consents, consentTo, hasOptedOut, services } from '#src/config/consent.ts';
import { CONSENTS, consentOf as consentOfRequest, OPTED_OUT } from '#server/consent.ts';

describe('the cookie', () => {
  it.each(consents)('may say %s', (value) => expect(consentOf(value)).toBe(value));

  it.each([undefined, '', 'ALL', 'all ', 'yes', 'true', 'all,none', '__proto__', 'constructor', OPTED_OUT])(
    'saying %j says nothing',
    (value) => expect(consentOf(value)).toBeNull(),
  );

  it('allows what it names, and undecided allows nothing', () => {
    const allowed = [null, ...consents].map((consent) => services.filter((one) => allows(consent, one)));
    expect(allowed).toEqual([[], [], ['analytics'], ['recorder'], ['analytics', 'recorder']]);
  });

  it('is written so that it allows the same services again', () => {
    for (const some of [[], ['analytics'], ['recorder'], ['recorder', 'analytics']] as const) {
      const written = consentTo(some);
      expect(services.filter((service) => allows(written, service))).toEqual([...some].sort());
    }
  });
});

describe('the server in front', () => {
  it('knows the same answers as the pages', () => {
    expect(CONSENTS).toEqual([...consents, OPTED_OUT]);
  });

  it.each([
    [undefined, undefined, ''],
    ['lang=cn', undefined, ''],
    ['consent=all', undefined, 'all'],
    ['lang=cn; consent=recorder; device_id=d', undefined, 'recorder'],
    ['consent=none;lang=cn', undefined, 'none'],
    // The first counts, as it does for the page.
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
    'takes %s for nothing it knows',
    (cookie) => expect(CONSENTS as readonly string[]).not.toContain(consentOfRequest(cookie, undefined)),
  );
});

it('a browser that opts out says so with 1 and nothing else', () => {
  const sent = ['1', '0', '', 'true', '?1'].map((value) => hasOptedOut(new Headers({ 'sec-gpc': value })));
  expect(sent).toEqual([true, false, false, false, false]);
});
