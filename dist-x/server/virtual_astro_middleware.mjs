import { ft as defineMiddleware, n as getActionContext, u as sequence } from "./chunks/server_BVvSpH8v.mjs";
import { r as PUBLIC_SITE_URL, t as PUBLIC_API_URL } from "./chunks/client_B1ZfDz9w.mjs";
import { c as hasOptedOut, i as CONSENT_COOKIE, o as consentOf, r as configured } from "./chunks/_astro_actions_BQHsVIjb.mjs";
import { a as pathIn, n as languageTags, o as pathWithoutLocale, r as localeOf, s as withoutLastSlashes, t as isPrefixed } from "./chunks/locale_DjvJCb5D.mjs";
import { i as status, n as onboardingSteps } from "./chunks/session_B9YKmqu8.mjs";
import { t as pathOfStep } from "./chunks/step-paths_BjQst8DI.mjs";
import { i as success, r as errorEnvelope, t as endpoint } from "./chunks/endpoint_DMoAnoLS.mjs";
import * as z from "zod/mini";
// src/middleware/consent.ts
/**
* The consent form can stand on every public page, and none of them has anything to show for it: its answer is the way
* back. @returns where to go on; null when this is no such form, or one that says nothing.
*/
async function consentAnswered(context) {
	const called = getActionContext(context);
	const { action } = called;
	if (action?.calledFrom !== "form" || action.name !== "consent") return null;
	const result = await action.handler();
	if (result.data) return result.data.back;
	called.setActionResult(action.name, called.serializeActionResult(result));
	return null;
}
// src/middleware/error-flag.ts
var FLAG = "error_flag";
/** Whether a page of ours has just failed and sent this browser to /error (spec section 2). */
function hasErrorFlag(cookies) {
	return cookies.has(FLAG);
}
/**
* The flag is good for one look.
* @param path the page's own, with its language: the flag was set for it alone.
*/
function spendErrorFlag(cookies, path) {
	cookies.delete(FLAG, { path });
}
// src/middleware/form-pages.ts
/** Where the form of each action stands. The consent question stands on every public page, and is posted to one. */
var formPages = {
	consent: "/legal/cookies",
	contact: "/contact",
	newsletter: "/newsletter",
	confirmNewsletter: "/newsletter/confirm",
	leaveNewsletter: "/newsletter/leave"
};
/**
* Whether a form was posted to a page that is not its own: nothing of ours does. Its message would be sent and its answer
* lost; Astro breaks on names that it can't decode, and on a page with an island that shall show a body it could not read.
* @param path without its language and without a slash at the end.
*/
function isMisplaced(method, path, query) {
	const action = query.get("_action");
	if (method !== "POST" || !action) return false;
	return !Object.hasOwn(formPages, action) || formPages[action] !== path;
}
// src/middleware/guards.ts
var exact = {
	"/signup": "guest",
	"/login": "guest",
	"/forgot-password": "guest",
	"/otp-verification": "guest",
	"/verify": "device",
	"/device-verification": "device",
	"/auth-loading": "anybody",
	"/oauth/callback": "anybody",
	"/profile-setup": "setup",
	"/error": "error",
	...Object.fromEntries(onboardingSteps.map((step) => [pathOfStep[step], step]))
};
/** The rule of a path without its language; null for a public page. */
function ruleOf(path) {
	if (path === "/w" || path.startsWith("/w/")) return "wallet";
	return Object.hasOwn(exact, path) ? exact[path] ?? null : null;
}
var render = { render: true };
/**
* Where a person belongs. Only `required` sends to the profile: a status of `incomplete` with nothing required would
* otherwise lead from /profile-setup to /w and back for ever.
*/
function homeOf(status) {
	if (status.required.length > 0) return "/profile-setup";
	return status.device_unauthorized ? "/device-verification" : "/w";
}
/**
* What the server does with a request for a page.
* @param path without its language and without a slash at the end.
* @param failed a page of ours has just failed in this browser (spec section 2, /error).
*/
function decide(path, standing, failed = false) {
	const rule = ruleOf(path);
	if (rule === "error") return failed ? render : { redirect: "/w" };
	if (rule === null || rule === "anybody" || standing.kind === "unknown") return render;
	if (standing.kind === "guest") return rule === "guest" || rule === "device" ? render : { redirect: "/login" };
	const { status } = standing;
	const home = homeOf(status);
	switch (rule) {
		case "guest": return { redirect: home };
		case "wallet": return home === "/w" ? render : { redirect: home };
		case "device": return home === "/w" ? { redirect: home } : render;
		case "setup": return { redirect: firstStep(status.required) ?? home };
		default: return status.required.includes(rule) ? render : { redirect: firstStep(status.required) ?? home };
	}
}
/** The first step in the order of the server's own list (spec section 4, Profile setup). */
function firstStep(required) {
	return required[0] && pathOfStep[required[0]];
}
// src/middleware/locale.ts
var YEAR = 31536e3;
/** The language of a request: its prefix, or the cookie `lang` where URLs carry none (the build asks for /500 like that). */
function requestLocale(path, lang) {
	if (!isPrefixed(path) || path === "/500") return localeOf(lang);
	return path === "/cn" || path.startsWith("/cn/") ? "cn" : "en";
}
/** `[...locale]` matches any first segments; only none and `cn` are a language. */
function isKnownPrefix(prefix) {
	return prefix === void 0 || prefix === "" || prefix === "cn";
}
/** The cookie that carries a language to the pages whose URL has none. */
function langCookie(secure) {
	return {
		path: "/",
		sameSite: "lax",
		maxAge: YEAR,
		secure
	};
}
// src/middleware/member.ts
/** The longest that a page waits for the API, in milliseconds. */
var LIMIT$1 = 300;
/** What counts as signed in for the server (spec section 3): the cookie exists and is not empty. */
function hasSession(cookieHeader) {
	return /(?:^|;\s*)access_token=[^;\s]/.test(cookieHeader ?? "");
}
/**
* One status call with the request's own cookies; none without a session.
* @param api the API's origin, without a slash at the end.
* @param language a language tag, for the API's messages.
*/
async function standingOf(request, api, language) {
	const cookie = request.headers.get("cookie");
	if (!cookie || !hasSession(cookie)) return {
		kind: "guest",
		stale: false
	};
	try {
		const response = await fetch(api + status.path, {
			headers: {
				accept: "application/json",
				"accept-language": language,
				cookie,
				"x-cowrie-render": "1"
			},
			redirect: "error",
			signal: AbortSignal.timeout(LIMIT$1)
		});
		if (response.status === 401) {
			await response.body?.cancel();
			return {
				kind: "guest",
				stale: true
			};
		}
		if (response.status === 403) return refused(await response.json());
		if (!response.ok) {
			await response.body?.cancel();
			return { kind: "unknown" };
		}
		const parsed = status.reply.safeParse(await response.json());
		if (!parsed.success) return { kind: "unknown" };
		return isTurnedAway(parsed.data) ? {
			kind: "guest",
			stale: true
		} : {
			kind: "member",
			status: parsed.data
		};
	} catch {
		return { kind: "unknown" };
	}
}
/**
* A check that answers with an error in it sends to /login (spec section 4, Auth loading, after the steps and the device):
* there a member would be sent back, and so for ever.
*/
function isTurnedAway({ error, required, device_unauthorized }) {
	return Boolean(error) && required.length === 0 && !device_unauthorized;
}
/**
* A 403 in the API's own words is about this person; anybody else's, a firewall's perhaps, is about this server, and must
* not log everybody out. Whose device has to be verified is still signed in: the browser takes them there.
*/
function refused(json) {
	const said = errorEnvelope.safeParse(json);
	return said.success && !said.data.device_unauthorized ? {
		kind: "guest",
		stale: true
	} : { kind: "unknown" };
}
/** What a page shows of a member; null for a guest. */
function memberOf(standing) {
	if (standing.kind === "guest") return null;
	if (standing.kind === "unknown") return {
		fullName: null,
		username: null,
		customerId: null,
		status: "unknown"
	};
	const { first_name: first, last_name: last, username, customer_id: customerId } = standing.status;
	return {
		fullName: [first, last].filter(Boolean).join(" ") || null,
		username: username || null,
		customerId: customerId || null,
		status: "known"
	};
}
// src/middleware/oauth.ts
var CALLBACK = "/oauth/callback";
/**
* The same parameters on any URL are a callback (spec section 4, OAuth callback). An email alone is not: links carry one.
* @param path without a slash at the end.
* @returns where to send the request, with its query; null when it may go on.
*/
function strayCallback(method, path, query) {
	if (method !== "GET" && method !== "HEAD") return null;
	if (path === CALLBACK || !(query.has("token") || query.has("refresh_token"))) return null;
	return `${CALLBACK}?${query.toString()}`;
}
var component = z.object({
	id: z.enum([
		"sign-in",
		"transfers",
		"market",
		"deposits",
		"notifications"
	]),
	status: z.enum([
		"operational",
		"degraded",
		"down"
	]),
	/** When it began to be in this state. */
	since: z.iso.datetime()
});
/** How the service is, for anybody who asks. Each component is listed once. */
var read = endpoint({
	method: "GET",
	path: "/status",
	source: "proposed",
	auth: "none",
	reply: success(z.object({
		as_of: z.iso.datetime(),
		components: z.array(component)
	}))
});
// src/middleware/service-status.ts
/** The longest that the status page waits, in milliseconds: who looks there wants an answer, also if it is "we don't know". */
var LIMIT = 1e3;
/**
* How the service is; null when it could not be asked or did not say.
* @param api the API's origin, without a slash at the end.
* @param cookie the request's own: the mock finds its sandbox by it.
*/
async function askServiceStatus(api, cookie) {
	try {
		const response = await fetch(api + read.path, {
			headers: {
				accept: "application/json",
				...cookie ? { cookie } : {}
			},
			redirect: "error",
			signal: AbortSignal.timeout(LIMIT)
		});
		if (!response.ok) {
			await response.body?.cancel();
			return null;
		}
		const parsed = read.reply.safeParse(await response.json());
		return parsed.success ? parsed.data.data : null;
	} catch {
		return null;
	}
}
// src/middleware/session-cookie.ts
/**
* Set-Cookie values that end a session. The API may have set its cookie for a domain above both hosts, and a browser only
* drops a cookie whose domain is named: so every domain that both hosts share is.
*/
function expiredSession(siteUrl, apiUrl) {
	const site = new URL(siteUrl);
	const expired = `access_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${site.protocol === "https:" ? "; Secure" : ""}`;
	return [expired, ...sharedDomains(site.hostname, new URL(apiUrl).hostname).map((domain) => `${expired}; Domain=${domain}`)];
}
/** `app.cowrie.example` and `api.cowrie.example` share `cowrie.example`; a top level is nobody's. */
function sharedDomains(site, api) {
	const labels = site.split(".");
	return labels.map((_, index) => labels.slice(index).join(".")).filter((domain) => domain.includes(".") && !/^[\d.]+$/.test(domain)).filter((domain) => api === domain || api.endsWith(`.${domain}`));
}
// src/middleware/index.ts
var secure = PUBLIC_SITE_URL.startsWith("https:");
/** An error page is a second render of the same request: it asks the API no second time. */
var standings = /* @__PURE__ */ new WeakMap();
function askOnce(request, language) {
	const known = standings.get(request);
	if (known) return known;
	const asked = standingOf(request, PUBLIC_API_URL, language);
	standings.set(request, asked);
	return asked;
}
/** Language, member and guards: decided once, before a page renders. */
var onRequest$1 = defineMiddleware(async (context, next) => {
	if (context.isPrerendered) return next();
	const { request, url, locals, cookies } = context;
	const fullPath = withoutLastSlashes(url.pathname);
	const path = pathWithoutLocale(fullPath);
	const isErrorPage = context.routePattern === "/404" || context.routePattern === "/500";
	const callback = strayCallback(request.method, fullPath, url.searchParams);
	if (callback) return redirect(callback, { "referrer-policy": "no-referrer" });
	if (isMisplaced(request.method, path, url.searchParams)) return new Response("Not found", { status: 404 });
	const back = await consentAnswered(context);
	if (back) return redirect(back);
	const locale = requestLocale(fullPath, cookies.get("lang")?.value);
	locals.locale = locale;
	locals.member = null;
	locals.required = [];
	locals.hasOptedOut = hasOptedOut(request.headers);
	locals.consent = locals.hasOptedOut ? "none" : consentOf(cookies.get(CONSENT_COOKIE)?.value);
	locals.serviceStatus = () => askServiceStatus(PUBLIC_API_URL, request.headers.get("cookie"));
	if (!isErrorPage && !isKnownPrefix(context.params.locale)) return new Response(null, { status: 404 });
	const standing = await askOnce(request, languageTags[locale]);
	locals.member = memberOf(standing);
	if (standing.kind === "member") locals.required = standing.status.required;
	const rule = isErrorPage ? null : ruleOf(path);
	if (rule && isPrefixed(path) && cookies.get("lang")?.value !== locale) cookies.set("lang", locale, langCookie(secure));
	const hasFailed = rule === "error" && hasErrorFlag(cookies);
	if (hasFailed && request.method === "GET") spendErrorFlag(cookies, fullPath);
	const decision = isErrorPage ? { render: true } : decide(path, standing, hasFailed);
	const response = "redirect" in decision ? redirect(pathIn(locale, decision.redirect)) : await next();
	const isRead = request.method === "GET" || request.method === "HEAD";
	if (rule || !isRead || hasSession(request.headers.get("cookie"))) response.headers.set("cache-control", "private, no-store");
	else if (response.status === 200 && !response.headers.has("cache-control")) response.headers.set("cache-control", "public, max-age=0, must-revalidate");
	if (!rule && configured.length > 0) response.headers.append("vary", "Sec-GPC");
	if (standing.kind === "guest" && standing.stale) for (const cookie of expiredSession(PUBLIC_SITE_URL, PUBLIC_API_URL)) response.headers.append("set-cookie", cookie);
	return response;
});
function redirect(location, headers = {}) {
	return new Response(null, {
		status: 303,
		headers: {
			location,
			"cache-control": "private, no-store",
			...headers
		}
	});
}
// \0virtual:astro:middleware
var onRequest = sequence(onRequest$1);
export { onRequest };
