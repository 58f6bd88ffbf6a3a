import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
/* empty css                */
import { r as $$RoleFacts, t as roleNamed } from "./roles_3dH7ER1M.mjs";
import { r as render } from "./_astro_content_Cdkc7r1m.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as dayText } from "./date-format_BhEXkqdk.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/pages/[...locale]/careers/[role].astro
var _role__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Role,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Role = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Role;
	const { locale } = Astro.locals;
	const { blog, careers: t } = messages(locale);
	const role = await roleNamed(locale, Astro.params.role ?? "");
	if (!role) return new Response(null, { status: 404 });
	const { Content } = await render(role.entry);
	const { title, description, posted } = role.entry.data;
	const crumbs = [{
		name: t.title,
		path: "/careers"
	}];
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": title,
		"description": description,
		"crumbs": crumbs
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<article class="wrap role">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"crumbs": crumbs,
		"heading": title,
		"lead": description
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "RoleFacts", $$RoleFacts, {
		"locale": locale,
		"role": role,
		"t": t,
		"teams": blog.teams
	})}<p class="soft">${fill(t.posted, { date: dayText(posted, locale) })}</p>` })}<div class="prose">${renderComponent($$result, "Content", Content, {})}</div><p class="apply"><a class="button primary"${addAttribute(pathIn(locale, "/contact"), "href")}>${t.apply}</a></p></article>` })}`;
}, "/work/main/src/pages/[...locale]/careers/[role].astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/careers/[role].astro";
var $$url = "/[...locale]/careers/[role]";
// \0virtual:astro:page:src/pages/[...locale]/careers/[role]@_@astro
var page = () => _role__exports;
export { page };
