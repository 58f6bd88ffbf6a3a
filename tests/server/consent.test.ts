import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENTS, OPTED_OUT } from '#server/consent.ts';
import type { SnapshotMap } from '#server/snapshots.ts';
import { readBuildRecord } from '#server/build-record.ts';
import { telemetryDist, telemetryScripts } from '../../scripts/telemetry-build.ts';
import { startSite, type Ask, type Site } from './site.ts';

const { analytics: analyticsScript, recorder: recorderScript } = telemetryScripts(
  readBuildRecord(telemetryDist).apiUrl,
);

const map = JSON.parse(readFileSync(join(telemetryDist, 'snapshots/snapshots.json'), 'utf8')) as SnapshotMap;
const stored = (path: string, consent?: string) => {
  const entry = map.pages[path]!;
  return readFileSync(
    join(telemetryDist, 'snapshots', (consent && entry.variants?.[consent]?.file) || entry.file),
    'utf8',
  );
};
const withAnswer = (consent: string): Ask =>
  consent === OPTED_OUT ? { headers: { 'sec-gpc': '1' } } : { cookie: `lang=en; consent=${consent}` };

let site: Site;
/** The site without services. */
let plain: Site;
beforeAll(async () => {
  site = await startSite({ folder: telemetryDist });
  plain = await startSite();
});
afterAll(() => Promise.all([site.close(), plain.close()]));

describe('a guest', () => {
  it.each(CONSENTS)('with the consent %s gets that variant of the page', async (consent) => {
    for (const path of ['/', '/cn']) {
      const answer = await site.ask(path, withAnswer(consent));
      expect(answer.text).toBe(stored(path, consent));
      expect(answer.text).not.toBe(stored(path));
      expect(answer.headers.vary).toBe('Cookie, Accept-Encoding, Sec-GPC');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each(['', 'lang=en', 'consent=', 'consent=yes', 'consent=__proto__', 'consent=opted-out'])(
    'with the cookie "%s" is asked for consent',
    async (cookie) => expect((await site.ask('/', { cookie })).text).toBe(stored('/')),
  );

  it('whose browser opts out gets no telemetry, whatever they chose', async () => {
    const { text } = await site.ask('/', { cookie: 'consent=all', headers: { 'sec-gpc': '1' } });
    expect(text).toBe(stored('/', OPTED_OUT));
    expect(text).not.toContain('/telemetry/');
  });

  it('gets another ETag for each variant', async () => {
    const etags = new Map<string, string>();
    for (const consent of ['undecided', ...CONSENTS]) {
      const { headers } = await site.ask('/', withAnswer(consent));
      etags.set(consent, headers.etag ?? '');
    }
    // Without consent and after an opt-out there is nothing to load or ask, so the page is the same.
    expect(etags.get('none')).toBe(etags.get(OPTED_OUT));
    expect(new Set(etags.values()).size).toBe(etags.size - 1);
    const conditional = { 'if-none-match': etags.get('undecided') ?? '' };
    expect((await site.ask('/', { headers: conditional })).status).toBe(304);
    expect((await site.ask('/', { headers: conditional, cookie: 'consent=none' })).status).toBe(200);
  });

  it('is asked on a missing page too, and not again after a choice', async () => {
    const [undecided, decided] = await Promise.all([
      site.ask('/no/such/page'),
      site.ask('/no/such/page', { cookie: 'consent=all' }),
    ]);
    expect([undecided.status, decided.status]).toEqual([404, 404]);
    expect([undecided, decided].map(({ text }) => text.includes('_action=consent'))).toEqual([true, false]);
    expect(decided.text).not.toContain('/telemetry/');
  });
});

it.each([
  '/login',
  '/signup',
  '/forgot-password',
  '/cn/otp-verification',
  '/auth-loading',
  '/oauth/callback',
])('%s loads no telemetry and does not ask for consent', async (path) => {
  for (const cookie of ['', 'consent=all']) {
    const { text, headers } = await site.ask(path, { cookie });
    expect(text).not.toContain('/telemetry/');
    expect(text).not.toContain('_action=consent');
    expect(headers.vary ?? '').not.toContain('Sec-GPC');
  }
});

describe('the consent form', () => {
  const post = (body: string, more: Ask = {}, to = site) =>
    to.ask('/legal/cookies?_action=consent', {
      method: 'POST',
      body,
      ...more,
      headers: {
        host: `localhost:${to.port}`,
        origin: `http://localhost:${to.port}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...more.headers,
      },
    });

  it.each([
    ['choice=all&back=/', 'all', '/'],
    ['choice=none&back=/cn', 'none', '/cn'],
    ['choice=ticked&analytics=on&back=/cn/legal/cookies%23choice', 'analytics', '/cn/legal/cookies#choice'],
    ['choice=ticked&recorder=on', 'recorder', '/'],
    ['choice=ticked&recorder=on&analytics=on&back=//evil.example', 'all', '/'],
    ['choice=ticked&tracker=on&back=https://evil.example', 'none', '/'],
    ['choice=none&back=/%0d%0aset-cookie:a=b', 'none', '/'],
    ['choice=none&back=%5C%5Cevil.example', 'none', '/'],
  ])('%s means %s and leads to %s', async (body, consent, back) => {
    const answer = await post(body);
    expect([answer.status, answer.headers.location]).toEqual([303, back]);
    expect(answer.headers['set-cookie']).toEqual([
      `consent=${consent}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each(['', 'choice=', 'choice=yes', 'back=/', 'choice=ALL'])(
    '"%s" is rejected and saves nothing',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('is rejected from another site', async () => {
    const answer = await post('choice=all', { headers: { origin: 'https://evil.example' } });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('allows nothing where no service is configured', async () => {
    const answer = await post('choice=all&back=/', {}, plain);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^consent=none;/);
  });
});

it('a page loads only the tags of the allowed services', () => {
  expect(stored('/', 'analytics')).toContain(analyticsScript);
  expect(stored('/', 'analytics')).not.toContain(recorderScript);
});
