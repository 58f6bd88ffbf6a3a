import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENTS } from '#server/consent.ts';
import type { Consent } from '#src/config/consent.ts';

const build = vi.hoisted(() => ({ PUBLIC_ANALYTICS_URL: '', PUBLIC_RECORDER_URL: '' }));
vi.mock('astro:env/client', () => build);

beforeEach(() => vi.resetModules());

/** The policy that a page asks for with an answer, in a site that was built like this. */
async function policy(addresses: typeof build, consent: Consent | null) {
  Object.assign(build, addresses);
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

describe("a page's policy lets in", () => {
  it.each([null, 'none'] as const)('nobody for %s', async (consent) => {
    expect(await policy(both, consent)).toEqual(nothing);
  });

  it.each([
    ['analytics', ['https://analytics.example']],
    ['recorder', ['https://recorder.example']],
    ['all', ['https://analytics.example', 'https://recorder.example']],
  ] as const)('for %s whom that allows', async (consent, origins) => {
    expect(await policy(both, consent)).toEqual({
      scripts: origins,
      directives: [`connect-src ${origins.join(' ')}`],
    });
  });

  it('one host once', async () => {
    const address = 'https://measure.example/both.js';
    const { scripts } = await policy({ PUBLIC_ANALYTICS_URL: address, PUBLIC_RECORDER_URL: address }, 'all');
    expect(scripts).toEqual(['https://measure.example']);
  });

  it('nobody where nobody is configured', async () => {
    for (const consent of CONSENTS) expect(await policy(none, consent as Consent)).toEqual(nothing);
  });
});

it('allowing all allows what was asked about', async () => {
  Object.assign(build, none, { PUBLIC_RECORDER_URL: both.PUBLIC_RECORDER_URL });
  const { configured } = await import('#src/config/telemetry.ts');
  const { consentTo } = await import('#src/config/consent.ts');
  expect(consentTo(configured)).toBe('recorder');
});
