import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENTS } from '#server/consent.ts';
import type { Consent } from '#src/config/consent.ts';

const build = vi.hoisted(() => ({ PUBLIC_ANALYTICS_URL: '', PUBLIC_RECORDER_URL: '' }));
vi.mock('astro:env/client', () => build);

beforeEach(() => vi.resetModules());

/** The CSP additions of a page for a consent value, on a site built with these service URLs. */
async function policy(urls: typeof build, consent: Consent | null) {
  Object.assign(build, urls);
  const { allowTelemetry } = await import('#src/layouts/telemetry.ts');
  const scripts: string[] = [];
  const directives: string[] = [];
  allowTelemetry(
    {
      insertScriptResource: (source: string) => scripts.push(source),
      insertDirective: (directive: string) => directives.push(directive),
    } as unknown as Parameters<typeof allowTelemetry>[0],
    consent,
  );
  return { scripts, directives };
}

const nothing = { scripts: [], directives: [] };
const both = {
  PUBLIC_ANALYTICS_URL: 'https://analytics.example/tag.js?id=1',
  PUBLIC_RECORDER_URL: 'https://recorder.example/r.js',
};
const none = { PUBLIC_ANALYTICS_URL: '', PUBLIC_RECORDER_URL: '' };

describe("a page's policy", () => {
  it.each([null, 'none'] as const)('allows no host for %s', async (consent) => {
    expect(await policy(both, consent)).toEqual(nothing);
  });

  it.each([
    ['analytics', ['https://analytics.example']],
    ['recorder', ['https://recorder.example']],
    ['all', ['https://analytics.example', 'https://recorder.example']],
  ] as const)('for %s allows only the services consented to', async (consent, origins) => {
    expect(await policy(both, consent)).toEqual({
      scripts: origins,
      directives: [`connect-src ${origins.join(' ')}`],
    });
  });

  it('names a host only once', async () => {
    const url = 'https://measure.example/both.js';
    const { scripts } = await policy({ PUBLIC_ANALYTICS_URL: url, PUBLIC_RECORDER_URL: url }, 'all');
    expect(scripts).toEqual(['https://measure.example']);
  });

  it('allows no host where no service is configured', async () => {
    for (const consent of CONSENTS) expect(await policy(none, consent as Consent)).toEqual(nothing);
  });
});

it('consent to all stores only the services that are configured', async () => {
  Object.assign(build, none, { PUBLIC_RECORDER_URL: both.PUBLIC_RECORDER_URL });
  const { configured } = await import('#src/config/telemetry.ts');
  const { consentTo } = await import('#src/config/consent.ts');
  expect(consentTo(configured)).toBe('recorder');
});
