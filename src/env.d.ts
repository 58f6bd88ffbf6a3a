/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The language of the page that is being rendered. */
    locale: import('#src/intl/locale.ts').Locale;
    /** Who asks: null for a guest; `unknown` when the API could not say in time. */
    member: {
      fullName: string | null;
      username: string | null;
      customerId: string | null;
      status: 'known' | 'unknown';
    } | null;
    /** What a visitor has let the site load; null before they have decided. */
    consent: import('#src/config/consent.ts').Consent | null;
    /** Their browser declines for them, whatever they chose here. */
    hasOptedOut: boolean;
    /** The onboarding steps that the API still asks for, in its order; empty when unknown. */
    required: readonly import('#contract/me.ts').OnboardingStep[];
    /** Asks the API how the service is; null when it could not say in time. Only the status page does. */
    serviceStatus: () => Promise<import('#src/middleware/service-status.ts').ServiceStatus | null>;
  }
}
