import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { r as Notices, t as Button } from "./Button_DQSJxrkY.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as useHydrated } from "./hydrated_BczYLLSw.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as goToLogin } from "./go-to-login_Dn4HlOES.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/ErrorScreen.tsx
/** /error: a page of ours failed (spec section 2). Not behind the gate that leads here: it would lead here again. */
function ErrorScreen({ locale, words }) {
	const { screen, toasts } = words;
	const ready = useHydrated();
	const { busy, run } = useInFlight();
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: screen.heading }), /* @__PURE__ */ jsx("p", {
			className: "soft under",
			children: screen.text
		})] }),
		/* @__PURE__ */ jsxs("div", {
			className: "acts",
			children: [/* @__PURE__ */ jsx(Button, {
				wide: true,
				disabled: !ready,
				busy,
				busyLabel: screen.busy,
				slowLabel: toasts.stillWorking,
				onClick: () => void run(() => goToLogin(locale, toasts, toasts.loggedOut)),
				children: screen.login
			}), /* @__PURE__ */ jsx("a", {
				className: "button primary wide",
				href: pathIn(locale, "/w"),
				children: screen.home
			})]
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
// src/pages/[...locale]/error.astro
var error_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Error,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Error = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Error;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { error: screen, shared } = auth;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": screen.title,
		"line": screen.line
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "ErrorScreen", ErrorScreen, {
		"client:load": true,
		"locale": locale,
		"words": {
			screen,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/auth/ErrorScreen.tsx",
		"client:component-export": "ErrorScreen"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/error.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/error.astro";
var $$url = "/[...locale]/error";
// \0virtual:astro:page:src/pages/[...locale]/error@_@astro
var page = () => error_exports;
export { page };
