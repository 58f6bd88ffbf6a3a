import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, K as unescapeHTML, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { l as personMayHaveChanged, n as $auth, x as local, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { u as email } from "./fields_DenWHCw7.mjs";
import { t as Waiting } from "./Waiting_CrK4ycpn.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useEffect } from "react";
import { createHash } from "node:crypto";
import { jsx } from "react/jsx-runtime";
// src/islands/auth/callback-query.ts
/**
* Runs first in the callback's page, before anything is asked for: the tokens leave the address and the history, so that no
* request can tell of them. Text, because the policy knows it by its hash.
*/
var TAKE_CALLBACK_QUERY = "callbackQuery=location.search;history.replaceState(null,\"\",location.pathname)";
/** What the address said; once, and nothing afterwards. */
function takeCallbackQuery() {
	const query = globalThis.callbackQuery;
	globalThis.callbackQuery = void 0;
	return new URLSearchParams(query);
}
// src/stores/oauth.ts
/** Longest token that is taken for one, in characters. */
var LONGEST = 4096;
/**
* The address that a provider's answer names. The tokens beside it must be there, once each, and are not kept: the
* session is the API's cookie, so a forged link can lead to no more than a status check.
* @returns null when a parameter is missing, doubled or no such thing.
*/
function oauthEmail(query) {
	for (const name of [
		"token",
		"refresh_token",
		"email"
	]) {
		const values = query.getAll(name);
		if (values.length !== 1 || !values[0] || values[0].length > LONGEST) return null;
	}
	const parsed = email.safeParse(query.get("email"));
	return parsed.success ? parsed.data : null;
}
/**
* The provider sent somebody back: the session, if there is one, began at the API. An address that is kept for somebody who
* is signed in stays: a forged link must not change it.
*/
function rememberOauth(email) {
	personMayHaveChanged();
	if ($auth.get().isAuthenticated && local.read("oauth_email") !== null) return;
	local.write("oauth_email", email);
}
// src/islands/auth/OauthCallback.tsx
/** Judges what the address said, and goes on (spec section 4, OAuth callback). */
function OauthCallbackScreen({ locale, words }) {
	const { screen, toasts } = words;
	useEffect(() => {
		const email = oauthEmail(takeCallbackQuery());
		if (email !== null) rememberOauth(email);
		else notifyAfterNavigation("error", toasts.invalidOauth);
		location.replace(pathIn(locale, email === null ? "/login" : "/auth-loading"));
	}, [locale, toasts]);
	return /* @__PURE__ */ jsx(Waiting, {
		heading: screen.heading,
		first: screen.first,
		waiting: screen.waiting,
		slow: toasts.stillWorking,
		exit: {
			label: screen.back,
			href: pathIn(locale, "/login")
		}
	});
}
var OauthCallback = gated(OauthCallbackScreen);
// src/pages/oauth/callback.astro
var callback_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Callback,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Callback = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Callback;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { loading: screen, shared } = auth;
	Astro.csp?.insertScriptHash(`sha256-${createHash("sha256").update(TAKE_CALLBACK_QUERY).digest("base64")}`);
	Astro.response.headers.set("cache-control", "private, no-store");
	Astro.response.headers.set("referrer-policy", "no-referrer");
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, { "title": screen.title }, {
		"default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${screen.needsScript}</p></noscript>${renderComponent($$result, "OauthCallback", OauthCallback, {
			"client:load": true,
			"locale": locale,
			"words": {
				screen,
				shared,
				fields,
				toasts
			},
			"client:component-hydration": "load",
			"client:component-path": "/work/main/src/islands/auth/OauthCallback.tsx",
			"client:component-export": "OauthCallback"
		})}`,
		"first": ($$result) => renderTemplate`<script>${unescapeHTML(TAKE_CALLBACK_QUERY)}<\/script>`
	})}`;
}, "/work/main/src/pages/oauth/callback.astro", void 0);
var $$file = "/work/main/src/pages/oauth/callback.astro";
var $$url = "/oauth/callback";
// \0virtual:astro:page:src/pages/oauth/callback@_@astro
var page = () => callback_exports;
export { page };
