/** What a visitor may let the site load (spec section 7, Third-party), each under its own question. */
export const services = ['analytics', 'recorder'] as const;
export type Service = (typeof services)[number];

/** The values of the cookie `consent`. Without one of them a visitor has not decided, and nothing is loaded. */
export const consents = ['none', ...services, 'all'] as const;
export type Consent = (typeof consents)[number];

export const CONSENT_COOKIE = 'consent';

export function consentOf(value: string | undefined): Consent | null {
  return consents.find((consent) => consent === value) ?? null;
}

export function allows(consent: Consent | null, service: Service): boolean {
  return consent === 'all' || consent === service;
}

/** The value that allows these services and no other: a service that is added later has to ask for itself. */
export function consentTo(allowed: readonly Service[]): Consent {
  const [first] = allowed;
  if (!first) return 'none';
  return services.every((service) => allowed.includes(service)) ? 'all' : first;
}

/** Global Privacy Control: the browser has declined for its user, on every site. */
export function hasOptedOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1';
}
