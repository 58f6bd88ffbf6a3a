/** The URLs that a site is built with: the mock's in development and preview, the operator's own in production. */
export interface SiteEnv {
  PUBLIC_SITE_URL: string;
  PUBLIC_API_URL: string;
  PUBLIC_STREAM_URL: string;
  PUBLIC_TURNSTILE_SITE_KEY: string;
  PUBLIC_TURNSTILE_SCRIPT_URL: string;
  /** Where the early-access banner leads; null for no banner. */
  PUBLIC_WAITLIST_URL: string | null;
  /** The scripts of configured services that need consent, by the consent that allows them. */
  telemetry: Readonly<Record<string, string>>;
  /** Origins that a page may connect to. */
  connect: string[];
  /** Hosts from which the server accepts form posts behind TLS. */
  allowedDomains: { hostname: string; protocol: string }[];
  /** Whether every URL is https or wss. */
  secure: boolean;
}

const TURNSTILE_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
/** Test site keys of the challenge's provider, which always pass or always fail. */
const TEST_KEY = /^[123]x0{10,}/;

/** Host names as `URL` normalises them: it turns `https://127.1` and `https://0x7f.1` into 127.0.0.1. */
const THIS_MACHINE =
  /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]+\])$/;

const development = {
  PUBLIC_SITE_URL: 'http://localhost:4321',
  PUBLIC_API_URL: 'http://localhost:8787',
  PUBLIC_STREAM_URL: 'ws://localhost:8787/ws',
  PUBLIC_TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  PUBLIC_TURNSTILE_SCRIPT_URL: 'http://localhost:8787/turnstile/v0/api.js',
};

/** The mock's form, which a page links to in place of the operator's own. */
const WAITLIST_STAND_IN = 'http://localhost:8787/waitlist';

/** Without its variable a service is off: no page loads it or asks for consent. */
const TELEMETRY = { analytics: 'PUBLIC_ANALYTICS_URL', recorder: 'PUBLIC_RECORDER_URL' } as const;

/**
 * @param target `production` has no defaults; `preview` falls back to the mock's URLs.
 * @throws Error that names the variable to set, for people who build.
 */
export function siteEnv(target: string, environment: Record<string, string | undefined>): SiteEnv {
  if (target !== 'production' && target !== 'preview') {
    throw new Error(`COWRIE_TARGET is "${target}": it must be production or preview.`);
  }
  const addresses = {
    ...development,
    ...(target === 'production' ? { PUBLIC_TURNSTILE_SCRIPT_URL: TURNSTILE_SCRIPT } : {}),
  };
  for (const name of Object.keys(development) as (keyof typeof development)[]) {
    const value = environment[name];
    if (value) addresses[name] = value;
    else if (target === 'production' && name !== 'PUBLIC_TURNSTILE_SCRIPT_URL') {
      throw new Error(
        `A production build needs ${name}. Set it in the environment or in .env; see .env.example.`,
      );
    }
  }
  urlOf('PUBLIC_TURNSTILE_SCRIPT_URL', addresses.PUBLIC_TURNSTILE_SCRIPT_URL);
  if (target === 'production') refuseDevelopmentValues(addresses);
  const optional = (name: string) => {
    const value = environment[name] || null;
    if (value !== null) {
      urlOf(name, value);
      if (target === 'production') refuseDevelopmentValues({ [name]: value });
    }
    return value;
  };
  const telemetry: Record<string, string> = {};
  for (const [service, name] of Object.entries(TELEMETRY)) {
    const value = optional(name);
    if (value !== null) telemetry[service] = value;
  }
  const waitlist = optional('PUBLIC_WAITLIST_URL');
  const api = urlOf('PUBLIC_API_URL', addresses.PUBLIC_API_URL);
  const site = urlOf('PUBLIC_SITE_URL', addresses.PUBLIC_SITE_URL);
  const stream = urlOf('PUBLIC_STREAM_URL', addresses.PUBLIC_STREAM_URL);
  return {
    ...addresses,
    PUBLIC_WAITLIST_URL: waitlist ?? (target === 'production' ? null : WAITLIST_STAND_IN),
    telemetry,
    connect: [...new Set([api.origin, stream.origin])],
    allowedDomains: [{ hostname: site.hostname, protocol: site.protocol.replace(':', '') }],
    secure: site.protocol === 'https:',
  };
}

function refuseDevelopmentValues(addresses: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(addresses)) {
    if (name === 'PUBLIC_TURNSTILE_SITE_KEY') {
      if (TEST_KEY.test(value))
        throw new Error(`${name} is a test key: a production build needs a real one.`);
      continue;
    }
    const url = urlOf(name, value);
    const wanted = name === 'PUBLIC_STREAM_URL' ? 'wss:' : 'https:';
    if (url.protocol !== wanted)
      throw new Error(`${name} must start with ${wanted}// in a production build.`);
    if (THIS_MACHINE.test(url.hostname)) {
      throw new Error(`${name} points at this machine: a production build needs a public host.`);
    }
  }
}

function urlOf(name: string, value: string): URL {
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: "${value}".`);
  return new URL(value);
}
