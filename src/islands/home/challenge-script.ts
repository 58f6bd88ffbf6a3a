import { PUBLIC_TURNSTILE_SCRIPT_URL } from 'astro:env/client';

/** The id by which the challenge's component finds its script. */
const ID = 'cf-turnstile-script';
const scriptUrl = `${PUBLIC_TURNSTILE_SCRIPT_URL}?render=explicit`;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/**
 * Adds the challenge's script to the page, once. It is not in the HTML because the home page loads nothing before a person
 * touches the form. The page's Trusted Types policy allows this one script URL and no other.
 */
export function addChallengeScript(): void {
  if (document.getElementById(ID)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('challenge', {
    createScriptURL: (url) => {
      if (url !== scriptUrl) throw new TypeError('Only the challenge may be loaded');
      return url;
    },
  });
  const script = document.createElement('script');
  script.id = ID;
  script.async = true;
  // The script may fail before the challenge's component listens for the error.
  script.addEventListener('error', () => (script.dataset.failed = 'true'));
  script.src = policy?.createScriptURL(scriptUrl) ?? scriptUrl;
  document.head.append(script);
}
