import { PUBLIC_SITE_URL } from 'astro:env/client';
import { ActionError, defineAction } from 'astro:actions';
import { CONSENT_COOKIE, consentTo, type Consent } from '#src/config/consent.ts';
import { configured } from '#src/config/telemetry.ts';
import { safeReturnPath } from './safe-return-path.ts';

const YEAR_SECONDS = 60 * 60 * 24 * 365;

/** Reads the cookie's value from a form; null when the form holds no choice. Services that the build lacks can't be allowed. */
function consentIn(form: FormData): Consent | null {
  switch (form.get('choice')) {
    case 'all':
      return consentTo(configured);
    case 'none':
      return 'none';
    case 'ticked':
      return consentTo(configured.filter((service) => form.has(service)));
    default:
      return null;
  }
}

/** Saves the choice of a consent form. @returns the path of the page that showed the form, to go back to. */
export const consent = defineAction({
  accept: 'form',
  handler: (form, { cookies }) => {
    const chosen = consentIn(form);
    if (!chosen) throw new ActionError({ code: 'BAD_REQUEST' });
    cookies.set(CONSENT_COOKIE, chosen, {
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: PUBLIC_SITE_URL.startsWith('https:'),
      maxAge: YEAR_SECONDS,
    });
    return { back: safeReturnPath(form.get('back')) };
  },
});
