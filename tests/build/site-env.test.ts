import { describe, expect, it } from 'vitest';
import { siteEnv } from '#build/site-env.ts';
import { exampleProduction } from '../../scripts/production-example.ts';

const { COWRIE_TARGET: _, ...production } = exampleProduction;

describe('a production build', () => {
  it('accepts production addresses', () => {
    expect(siteEnv('production', production)).toMatchObject({
      ...production,
      secure: true,
      connect: ['https://api.cowrie.example', 'wss://stream.cowrie.example'],
      allowedDomains: [{ hostname: 'www.cowrie.example', protocol: 'https' }],
    });
  });

  // requirement: 9.23
  it.each(['PUBLIC_SITE_URL', 'PUBLIC_API_URL', 'PUBLIC_STREAM_URL', 'PUBLIC_TURNSTILE_SITE_KEY'])(
    'requires %s',
    (name) => {
      for (const nothing of [undefined, '']) {
        expect(() => siteEnv('production', { ...production, [name]: nothing })).toThrow(name);
      }
    },
  );

  // requirement: 7.41
  it('has the address of the challenge', () => {
    const { PUBLIC_TURNSTILE_SCRIPT_URL: script, ...rest } = production;
    expect(siteEnv('production', rest).PUBLIC_TURNSTILE_SCRIPT_URL).toBe(script);
  });

  it.each([
    ['PUBLIC_SITE_URL', 'http://www.cowrie.example'],
    ['PUBLIC_SITE_URL', 'www.cowrie.example'],
    ['PUBLIC_STREAM_URL', 'stream'],
    ['PUBLIC_TURNSTILE_SCRIPT_URL', 'api.js'],
    ['PUBLIC_SITE_URL', 'https://localhost:4321'],
    ['PUBLIC_API_URL', 'http://localhost:8787'],
    ['PUBLIC_API_URL', 'https://s-1.localhost'],
    ['PUBLIC_API_URL', 'https://127.0.0.1'],
    ['PUBLIC_API_URL', 'https://127.1'],
    ['PUBLIC_API_URL', 'https://127.0.0.2:8787'],
    ['PUBLIC_API_URL', 'https://0.0.0.0'],
    ['PUBLIC_API_URL', 'https://[::1]:8787'],
    ['PUBLIC_API_URL', 'https://[::ffff:127.0.0.1]'],
    ['PUBLIC_API_URL', 'https://localhost./'],
    ['PUBLIC_STREAM_URL', 'wss://[::1]/ws'],
    ['PUBLIC_STREAM_URL', 'ws://localhost:8787/ws'],
    ['PUBLIC_STREAM_URL', 'https://stream.cowrie.example'],
    ['PUBLIC_STREAM_URL', 'wss://localhost'],
    ['PUBLIC_TURNSTILE_SITE_KEY', '1x00000000000000000000AA'],
    ['PUBLIC_TURNSTILE_SITE_KEY', '3x00000000000000000000FF'],
    ['PUBLIC_TURNSTILE_SCRIPT_URL', 'http://localhost:8787/turnstile/v0/api.js'],
    ['PUBLIC_ANALYTICS_URL', 'http://analytics.example/tag.js'],
    ['PUBLIC_ANALYTICS_URL', 'https://localhost:8787/telemetry/analytics.js'],
    ['PUBLIC_ANALYTICS_URL', 'tag.js'],
    ['PUBLIC_RECORDER_URL', 'http://localhost:8787/telemetry/recorder.js'],
    ['PUBLIC_RECORDER_URL', 'https://127.1/recorder.js'],
    ['PUBLIC_RECORDER_URL', 'javascript:alert(1)'],
    ['PUBLIC_WAITLIST_URL', 'http://localhost:8787/waitlist'],
    ['PUBLIC_WAITLIST_URL', 'https://localhost/waitlist'],
    ['PUBLIC_WAITLIST_URL', 'http://forms.example/early'],
    ['PUBLIC_WAITLIST_URL', 'javascript:alert(1)'],
  ])('refuses %s=%s and says which it is', (name, value) => {
    expect(() => siteEnv('production', { ...production, [name]: value })).toThrow(name);
  });
});

describe('the services that need consent', () => {
  const analytics = 'https://analytics.example/tag.js?id=1';

  it.each(['production', 'preview'])('are none unless configured, in %s', (target) => {
    expect(siteEnv(target, production).telemetry).toEqual({});
    const empty = { ...production, PUBLIC_ANALYTICS_URL: '', PUBLIC_RECORDER_URL: undefined };
    expect(siteEnv(target, empty).telemetry).toEqual({});
    expect(siteEnv(target, { ...production, PUBLIC_ANALYTICS_URL: analytics }).telemetry).toEqual({
      analytics,
    });
  });

  it('are the stand-ins of the mock in a preview', () => {
    const recorder = 'http://localhost:8787/telemetry/recorder.js';
    expect(siteEnv('preview', { PUBLIC_RECORDER_URL: recorder }).telemetry).toEqual({ recorder });
    expect(() => siteEnv('preview', { PUBLIC_RECORDER_URL: 'recorder.js' })).toThrow('RECORDER');
  });
});

describe('the early-access banner', () => {
  const form = 'https://forms.example/early?source=banner';

  it.each(['production', 'preview'])('leads to the configured form, in %s', (target) => {
    const site = siteEnv(target, { ...production, PUBLIC_WAITLIST_URL: form });
    expect(site.PUBLIC_WAITLIST_URL).toBe(form);
  });

  it.each([
    ['production', null],
    ['preview', 'http://localhost:8787/waitlist'],
  ])('without a form, in %s, leads to %s', (target, address) => {
    expect(siteEnv(target, production).PUBLIC_WAITLIST_URL).toBe(address);
    // As a copy of .env.example has it.
    expect(siteEnv(target, { ...production, PUBLIC_WAITLIST_URL: '' }).PUBLIC_WAITLIST_URL).toBe(address);
  });

  it('gives a page no permission: a link needs none', () => {
    const site = siteEnv('preview', { PUBLIC_WAITLIST_URL: form });
    expect(site.connect.join(' ')).not.toContain('forms.example');
  });
});

describe('a preview build', () => {
  it('uses the mock by default', () => {
    const site = siteEnv('preview', { PUBLIC_API_URL: 'http://localhost:9000' });
    expect(site.PUBLIC_API_URL).toBe('http://localhost:9000');
    expect(site.PUBLIC_SITE_URL).toBe('http://localhost:4321');
    expect(site.secure).toBe(false);
  });

  it.each(['', 'staging', 'Production'])('"%s" is not a target', (target) => {
    expect(() => siteEnv(target, production)).toThrow('COWRIE_TARGET');
  });
});
