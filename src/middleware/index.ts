import { defineMiddleware } from 'astro:middleware';
import { PUBLIC_API_URL, PUBLIC_SITE_URL } from 'astro:env/client';
import { COWRIE_STATUS_TIMEOUT_MS } from 'astro:env/server';
import { CONSENT_COOKIE, consentOf, hasOptedOut } from '#src/config/consent.ts';
import { languageTags, localizePath, pathWithoutLocale, withoutLastSlashes } from '#src/intl/locale.ts';
import { hasSession } from '#src/config/session-cookie.ts';
import { configured } from '#src/config/telemetry.ts';
import { consentAnswered } from './consent.ts';
import { hasErrorFlag, consumeErrorFlag } from './error-flag.ts';
import { isForeignFormPost } from './form-pages.ts';
import { decide, ruleOf } from './guards.ts';
import { isKnownPrefix, needsUnprefixing, langCookie, requestLocale, savesLanguage } from './locale.ts';
import { loginAddress } from './pay-link.ts';
import { memberOf, resolveViewer, type Viewer } from './viewer.ts';
import { misroutedOauthCallback } from './oauth.ts';
import { fetchServiceStatus } from './service-status.ts';
import { expiredSession } from './session-cookie.ts';

const secure = PUBLIC_SITE_URL.startsWith('https:');

/** The viewer of each request. An error page is a second render of one request and must not call the API again. */
const viewers = new WeakMap<Request, Promise<Viewer>>();

function resolveViewerOnce(request: Request, language: string): Promise<Viewer> {
  const known = viewers.get(request);
  if (known) return known;
  const pending = resolveViewer(request, PUBLIC_API_URL, language, COWRIE_STATUS_TIMEOUT_MS);
  viewers.set(request, pending);
  return pending;
}

/** Decides language, member and guards once, before a page renders. */
export const onRequest = defineMiddleware(async (context, next) => {
  // A prerendered file is the same for everybody.
  if (context.isPrerendered) return next();
  const { request, url, locals, cookies } = context;
  const fullPath = withoutLastSlashes(url.pathname);
  const path = pathWithoutLocale(fullPath);
  const isErrorPage = context.routePattern === '/404' || context.routePattern === '/500';

  const callback = misroutedOauthCallback(request.method, fullPath, url.searchParams);
  if (callback) return redirect(callback, { 'referrer-policy': 'no-referrer' });

  if (needsUnprefixing(fullPath)) {
    cookies.set('lang', 'cn', langCookie(secure));
    return redirect(path + url.search);
  }

  if (isForeignFormPost(request.method, path, url.searchParams))
    return new Response('Not found', { status: 404 });
  const back = await consentAnswered(context);
  if (back) return redirect(back);

  const lang = cookies.get('lang')?.value;
  const locale = requestLocale(fullPath, lang, request.headers.get('accept-language'));
  locals.locale = locale;
  locals.member = null;
  locals.required = [];
  locals.hasOptedOut = hasOptedOut(request.headers);
  locals.consent = locals.hasOptedOut ? 'none' : consentOf(cookies.get(CONSENT_COOKIE)?.value);
  locals.serviceStatus = () => fetchServiceStatus(PUBLIC_API_URL, request);
  if (!isErrorPage && !isKnownPrefix(context.params.locale)) return new Response(null, { status: 404 });

  const viewer = await resolveViewerOnce(request, languageTags[locale]);
  locals.member = memberOf(viewer);
  if (viewer.kind === 'member') locals.required = viewer.status.required;

  const rule = isErrorPage ? null : ruleOf(path);
  const isMember = locals.member !== null;
  if (!isErrorPage && savesLanguage(path, locale, lang, { isSignIn: rule !== null, isMember }))
    cookies.set('lang', locale, langCookie(secure));
  const hasFailed = rule === 'error' && hasErrorFlag(cookies);
  if (hasFailed && request.method === 'GET') consumeErrorFlag(cookies, fullPath);
  const decision = isErrorPage ? { render: true } : decide(path, viewer, hasFailed);
  const response =
    'redirect' in decision
      ? redirect(loginAddress(localizePath(locale, decision.redirect), viewer, path, url.searchParams))
      : await next();

  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // The answer to a form contains what the visitor typed.
  if (rule || !isRead || hasSession(request.headers.get('cookie'))) {
    response.headers.set('cache-control', 'private, no-store');
  } else if (response.status === 200 && !response.headers.has('cache-control')) {
    // The same for every guest: the build makes a snapshot of it.
    response.headers.set('cache-control', 'public, max-age=0, must-revalidate');
  }
  if (!rule && configured.length > 0) response.headers.append('vary', 'Sec-GPC');
  if (viewer.kind === 'guest' && viewer.stale) {
    for (const cookie of expiredSession(PUBLIC_SITE_URL, PUBLIC_API_URL))
      response.headers.append('set-cookie', cookie);
  }
  return response;
});

function redirect(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store', ...headers },
  });
}
