import { PUBLIC_API_URL } from 'astro:env/client';
import type { ActionAPIContext } from 'astro:actions';
import { createApiClient, type Call } from '#src/api/create-api-client.ts';
import { forwardingHeaders } from '#src/api/forwarding.ts';
import { cookiesForApi } from '#src/config/session-cookie.ts';
import { languageTags } from '#src/intl/locale.ts';

const TIMEOUT_MS = 10_000;

/** An API client that sends the visitor's cookies, language and IP address from the server. */
export function apiFor(context: ActionAPIContext): Call {
  const { request, locals } = context;
  const cookie = cookiesForApi(request.headers.get('cookie'));
  return createApiClient({
    base: PUBLIC_API_URL,
    language: () => languageTags[locals.locale],
    fetch: (input, init) => {
      const headers = new Headers(init.headers);
      if (cookie) headers.set('cookie', cookie);
      for (const [name, value] of Object.entries(forwardingHeaders(request))) headers.set(name, value);
      return fetch(input, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    },
  });
}

/** The language of the page, as the API names it. */
export const pageLanguage = ({ locals }: ActionAPIContext) => (locals.locale === 'cn' ? 'zh-CN' : 'en');
