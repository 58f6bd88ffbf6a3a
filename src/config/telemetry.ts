import { PUBLIC_ANALYTICS_URL, PUBLIC_RECORDER_URL } from 'astro:env/client';
import { allows, services, type Consent, type Service } from './consent.ts';

const addresses: Readonly<Record<Service, string | undefined>> = {
  analytics: PUBLIC_ANALYTICS_URL,
  recorder: PUBLIC_RECORDER_URL,
};

/** The services that this site was built with; without any there is nothing to ask. */
export const configured: readonly Service[] = services.filter((service) => addresses[service]);

/** The script of each service that is configured and allowed. */
export function allowedScripts(consent: Consent | null): Partial<Record<Service, string>> {
  const allowed = configured.filter((service) => allows(consent, service));
  return Object.fromEntries(allowed.map((service) => [service, addresses[service]]));
}
