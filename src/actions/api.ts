import { PUBLIC_API_URL } from 'astro:env/client';
import type { ActionAPIContext } from 'astro:actions';
import { createApiClient, type Call } from '#src/api/create-api-client.ts';
import { languageTags } from '#src/intl/locale.ts';

/** The longest that a form waits for the API, in milliseconds. */
const LIMIT = 10_000;

/** The API as this visitor asks it: with their cookies, language and address, from the server. */
export function apiFor(context: ActionAPIContext): Call {
  const { request, locals } = context;
  const cookie = request.headers.get('cookie');
  return createApiClient({
    base: PUBLIC_API_URL,
    language: () => languageTags[locals.locale],
    fetch: (input, init) => {
      const headers = new Headers(init.headers);
      if (cookie) headers.set('cookie', cookie);
      headers.set('x-forwarded-for', clientOf(context));
      return fetch(input, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(LIMIT) });
    },
  });
}

/**
 * The address that limits are counted by: what the proxy in front wrote last, since whoever asks can write what stands
 * before it.
 */
function clientOf({ request, clientAddress }: ActionAPIContext): string {
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  return hops.at(-1)?.trim() || clientAddress;
}

/** The language of the page, as calls name it. */
export const pageLanguage = ({ locals }: ActionAPIContext) => (locals.locale === 'cn' ? 'zh-CN' : 'en');
