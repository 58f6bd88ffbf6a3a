import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
import { n as rolesIn, r as $$RoleFacts } from "./roles_3dH7ER1M.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/careers/RoleList.astro
createAstro("http://localhost:4455");
var $$RoleList = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$RoleList;
	const { locale, roles, t, teams } = Astro.props;
	return renderTemplate`${roles.length === 0 ? renderTemplate`${maybeRenderHead($$result)}<p class="lead">${t.none}</p>` : renderTemplate`<ul class="roles">${roles.map((role) => renderTemplate`<li><div><h3><a class="whole"${addAttribute(pathIn(locale, role.path), "href")}>${role.entry.data.title}</a></h3>${renderComponent($$result, "RoleFacts", $$RoleFacts, {
		"locale": locale,
		"role": role,
		"t": t,
		"teams": teams
	})}</div>${renderComponent($$result, "Icon", $$Icon, { "name": "arrow" })}</li>`)}</ul>`}`;
}, "/work/main/src/components/careers/RoleList.astro", void 0);
// src/pages/[...locale]/careers/index.astro
var careers_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { locale } = Astro.locals;
	const { blog, careers: t } = messages(locale);
	const { heading, ...ways } = t.how;
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.description
	}, { "default": async ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"heading": t.title,
		"lead": t.lead
	})}<section class="section"><h2>${t.open}</h2>${renderComponent($$result, "RoleList", $$RoleList, {
		"locale": locale,
		"roles": await rolesIn(locale),
		"t": t,
		"teams": blog.teams
	})}</section><section class="section"><h2>${heading}</h2><ul class="how">${Object.values(ways).map(({ title, text }) => renderTemplate`<li><h3>${title}</h3><p>${text}</p></li>`)}</ul></section></div>` })}`;
}, "/work/main/src/pages/[...locale]/careers/index.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/careers/index.astro";
var $$url = "/[...locale]/careers";
// \0virtual:astro:page:src/pages/[...locale]/careers/index@_@astro
var page = () => careers_exports;
export { page };
