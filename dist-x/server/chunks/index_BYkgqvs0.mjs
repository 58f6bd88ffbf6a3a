import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as actions } from "./_astro_actions_BQHsVIjb.mjs";
/* empty css                */
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
/* empty css                  */
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { n as $$FormField, t as $$FormTrap } from "./FormTrap_BFFVZH4z.mjs";
import { n as $$FormProblem, t as problemText } from "./problem-text_SEgQqzn0.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/form/ContactBeside.astro
createAstro("http://localhost:4455");
var $$ContactBeside = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ContactBeside;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<div class="beside"><p class="never">${renderComponent($$result, "Icon", $$Icon, { "name": "security" })}<span>${t.never}</span></p><section aria-labelledby="next"><h2 id="next">${t.next.heading}</h2><ol>${t.next.steps.map((step) => renderTemplate`<li>${step}</li>`)}</ol></section><section aria-labelledby="other"><h2 id="other">${t.other.heading}</h2><ul><li><a${addAttribute(pathIn(locale, "/support"), "href")}>${t.other.support}</a><p class="soft">${t.other.supportText}</p></li><li><b>${t.other.chat}</b><p class="soft">${t.other.chatText}</p></li></ul></section></div>`;
}, "/work/main/src/components/form/ContactBeside.astro", void 0);
// src/pages/[...locale]/contact/index.astro
var contact_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Index = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { locale, member } = Astro.locals;
	const { contact: t, fields } = messages(locale);
	const result = Astro.getActionResult(actions.contact);
	const back = result?.data;
	if (back?.sent) return Astro.redirect(pathIn(locale, `/contact/sent?reference=${back.reference}`), 303);
	if (back) Astro.response.status = back.status;
	const { name = member?.fullName ?? "", email = "", message = "" } = back?.values ?? {};
	const wrong = (field) => {
		const error = back?.errors[field];
		return error && fields[error];
	};
	const first = [
		"name",
		"email",
		"message"
	].find(wrong);
	const problem = problemText(locale, result, t.problem, t.problem);
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": problem ? fill(t.problem.title, { title: t.title }) : t.title,
		"description": t.description
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"heading": t.heading,
		"lead": t.lead
	})}<div class="desk"><form method="post"${addAttribute(actions.contact, "action")} novalidate>${problem && renderTemplate`${renderComponent($$result, "FormProblem", $$FormProblem, {
		"text": problem,
		"focus": !first
	})}`}${renderComponent($$result, "FormField", $$FormField, {
		"name": "name",
		"label": t.form.name,
		"value": name,
		"error": wrong("name"),
		"focus": first === "name",
		"autocomplete": "name"
	})}${renderComponent($$result, "FormField", $$FormField, {
		"name": "email",
		"label": t.form.email,
		"value": email,
		"hint": t.form.emailHint,
		"error": wrong("email"),
		"focus": first === "email",
		"type": "email",
		"autocomplete": "email"
	})}${renderComponent($$result, "FormField", $$FormField, {
		"name": "message",
		"label": t.form.message,
		"value": message,
		"hint": t.form.messageHint,
		"error": wrong("message"),
		"focus": first === "message",
		"rows": 7
	})}${renderComponent($$result, "FormTrap", $$FormTrap, {
		"t": t.problem,
		"value": back?.trap ?? ""
	})}<button class="button primary">${t.form.submit}</button></form>${renderComponent($$result, "ContactBeside", $$ContactBeside, {
		"locale": locale,
		"t": t
	})}</div></div>` })}`;
}, "/work/main/src/pages/[...locale]/contact/index.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/contact/index.astro";
var $$url = "/[...locale]/contact";
// \0virtual:astro:page:src/pages/[...locale]/contact/index@_@astro
var page = () => contact_exports;
export { page };
