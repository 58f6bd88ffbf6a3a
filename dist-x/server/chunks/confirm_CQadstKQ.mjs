import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as actions } from "./_astro_actions_BQHsVIjb.mjs";
/* empty css                  */
import { n as letterState, t as $$LetterLink } from "./LetterLink_DM-Ms0wQ.mjs";
import { t as problemText } from "./problem-text_SEgQqzn0.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/pages/[...locale]/newsletter/confirm.astro
var confirm_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Confirm,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Confirm = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Confirm;
	const { locale } = Astro.locals;
	const { newsletter: t, contact } = messages(locale);
	const result = Astro.getActionResult(actions.confirmNewsletter);
	const back = result?.data;
	if (back?.sent) return Astro.redirect(pathIn(locale, "/newsletter/confirm?done"), 303);
	if (back) Astro.response.status = back.status;
	const { state, key } = letterState(Astro.url, back);
	Astro.response.headers.set("cache-control", "private, no-store");
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.confirm[state].title,
		"indexed": false
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "LetterLink", $$LetterLink, {
		"locale": locale,
		"state": state,
		"key": key,
		"words": t.confirm,
		"action": actions.confirmNewsletter,
		"ways": {
			done: "/",
			expired: "/newsletter",
			broken: "/newsletter"
		},
		"problem": problemText(locale, result, t.problem, contact.problem)
	})}` })}`;
}, "/work/main/src/pages/[...locale]/newsletter/confirm.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/newsletter/confirm.astro";
var $$url = "/[...locale]/newsletter/confirm";
// \0virtual:astro:page:src/pages/[...locale]/newsletter/confirm@_@astro
var page = () => confirm_exports;
export { page };
