import { B as renderSlot, H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
/* empty css                  */
/* empty css                */
import { i as $$LanguageLink, n as challengeScript, r as $$Logo, t as allowChallenge } from "./challenge_CeTBnEpI.mjs";
import { n as $$Shell, t as $$ShellDefs } from "./ShellDefs_C3km8OM9.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Document } from "./Document_CykDRU7L.mjs";
// src/layouts/Auth.astro
createAstro("http://localhost:4455");
var $$Auth = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Auth;
	const { title, description, line, challenge = false, broad = false } = Astro.props;
	const { locale } = Astro.locals;
	const { shell: t } = messages(locale);
	Astro.csp?.insertDirective("trusted-types 'none'");
	if (challenge) allowChallenge(Astro.csp);
	return renderTemplate`${renderComponent($$result, "Document", $$Document, {
		"locale": locale,
		"title": title,
		"description": description
	}, {
		"default": ($$result) => renderTemplate`${renderComponent($$result, "ShellDefs", $$ShellDefs, {})}${maybeRenderHead($$result)}<div${addAttribute(["auth", { broad }], "class:list")}><div class="side"><header>${renderComponent($$result, "Logo", $$Logo, { "locale": locale })}</header><main id="main">${renderSlot($$result, $$slots["default"])}</main><footer class="foot-links">${renderComponent($$result, "LanguageLink", $$LanguageLink, {
			"class": "push",
			"locale": locale
		})}<a${addAttribute(pathIn(locale, "/legal/cookies"), "href")}>${t.footer.cookies}</a><a${addAttribute(pathIn(locale, "/legal/tos"), "href")}>${t.footer.terms}</a><a${addAttribute(pathIn(locale, "/legal/privacy-policy"), "href")}>${t.footer.privacy}</a></footer></div><aside class="scene">${renderComponent($$result, "Shell", $$Shell, {})}<p>${line ?? t.tagline}</p></aside></div>${renderSlot($$result, $$slots["after"])}`,
		"first": ($$result) => renderTemplate`${renderSlot($$result, $$slots["first"])}`,
		"head": ($$result) => renderTemplate`${challenge && renderTemplate`<script id="cf-turnstile-script"${addAttribute(challengeScript, "src")} async><\/script>`}`
	})}`;
}, "/work/main/src/layouts/Auth.astro", void 0);
export { $$Auth as t };
