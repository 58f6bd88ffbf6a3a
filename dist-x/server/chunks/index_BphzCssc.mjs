import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as actions } from "./_astro_actions_BQHsVIjb.mjs";
/* empty css                */
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
/* empty css                  */
import { n as $$FormField, t as $$FormTrap } from "./FormTrap_BFFVZH4z.mjs";
import { n as $$FormProblem, t as problemText } from "./problem-text_SEgQqzn0.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/pages/[...locale]/newsletter/index.astro
var newsletter_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Index = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { locale } = Astro.locals;
	const { newsletter: t, contact, fields } = messages(locale);
	const result = Astro.getActionResult(actions.newsletter);
	const back = result?.data;
	if (back?.sent) return Astro.redirect(pathIn(locale, "/newsletter/check"), 303);
	if (back) Astro.response.status = back.status;
	const error = back?.errors.email;
	const problem = problemText(locale, result, t.problem, contact.problem);
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": problem ? fill(contact.problem.title, { title: t.title }) : t.title,
		"description": t.description
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"heading": t.heading,
		"lead": t.lead
	})}<div class="desk"><form method="post"${addAttribute(actions.newsletter, "action")} novalidate>${problem && renderTemplate`${renderComponent($$result, "FormProblem", $$FormProblem, {
		"text": problem,
		"focus": !error
	})}`}${renderComponent($$result, "FormField", $$FormField, {
		"name": "email",
		"label": t.form.email,
		"value": back?.values.email ?? "",
		"error": error && fields[error],
		"focus": Boolean(error),
		"type": "email",
		"autocomplete": "email"
	})}${renderComponent($$result, "FormTrap", $$FormTrap, {
		"t": contact.problem,
		"value": back?.trap ?? ""
	})}<button class="button primary">${t.form.submit}</button></form><div class="beside"><ol>${t.how.map((step) => renderTemplate`<li>${step}</li>`)}</ol></div></div></div>` })}`;
}, "/work/main/src/pages/[...locale]/newsletter/index.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/newsletter/index.astro";
var $$url = "/[...locale]/newsletter";
// \0virtual:astro:page:src/pages/[...locale]/newsletter/index@_@astro
var page = () => newsletter_exports;
export { page };
