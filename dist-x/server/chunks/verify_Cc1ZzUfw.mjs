import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as VerifyDevice } from "./VerifyDevice_vKKGBJM3.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
// src/pages/[...locale]/verify.astro
var verify_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Verify,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Verify = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Verify;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { device: screen, shared } = auth;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": screen.title,
		"line": screen.line
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "VerifyDevice", VerifyDevice, {
		"client:load": true,
		"locale": locale,
		"words": {
			screen,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/auth/VerifyDevice.tsx",
		"client:component-export": "VerifyDevice"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/verify.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/verify.astro";
var $$url = "/[...locale]/verify";
// \0virtual:astro:page:src/pages/[...locale]/verify@_@astro
var page = () => verify_exports;
export { page };
