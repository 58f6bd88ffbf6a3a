import { PUBLIC_TURNSTILE_SCRIPT_URL } from 'astro:env/client';

/** The id by which the challenge's component finds its script. */
const ID = 'cf-turnstile-script';
const address = `${PUBLIC_TURNSTILE_SCRIPT_URL}?render=explicit`;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/**
 * Adds the challenge's script to the page, once. The home page asks for nothing before a person touches the form, so the
 * script can't stand in its HTML; the page's policy allows one maker of script addresses, and it makes this one only.
 */
export function addChallengeScript(): void {
  if (document.getElementById(ID)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('challenge', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('Only the challenge may be loaded');
      return url;
    },
  });
  const script = document.createElement('script');
  script.id = ID;
  script.async = true;
  // This error can come before the challenge's component listens for it.
  script.addEventListener('error', () => (script.dataset.failed = 'true'));
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}
