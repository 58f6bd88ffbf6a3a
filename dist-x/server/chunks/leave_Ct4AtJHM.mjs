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
// src/pages/[...locale]/newsletter/leave.astro
var leave_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Leave,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Leave = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Leave;
	const { locale } = Astro.locals;
	const { newsletter: t, contact } = messages(locale);
	const result = Astro.getActionResult(actions.leaveNewsletter);
	const back = result?.data;
	if (back?.sent) return Astro.redirect(pathIn(locale, "/newsletter/leave?done"), 303);
	if (back) Astro.response.status = back.status;
	const { state, key } = letterState(Astro.url, back);
	Astro.response.headers.set("cache-control", "private, no-store");
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.leave[state].title,
		"indexed": false
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "LetterLink", $$LetterLink, {
		"locale": locale,
		"state": state,
		"key": key,
		"words": t.leave,
		"action": actions.leaveNewsletter,
		"ways": {
			done: "/newsletter",
			expired: "/contact",
			broken: "/contact"
		},
		"problem": problemText(locale, result, t.problem, contact.problem)
	})}` })}`;
}, "/work/main/src/pages/[...locale]/newsletter/leave.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/newsletter/leave.astro";
var $$url = "/[...locale]/newsletter/leave";
// \0virtual:astro:page:src/pages/[...locale]/newsletter/leave@_@astro
var page = () => leave_exports;
export { page };
