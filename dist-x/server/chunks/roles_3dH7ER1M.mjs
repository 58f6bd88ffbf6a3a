import { H as maybeRenderHead, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { n as getEntry, t as getCollection } from "./_astro_content_Cdkc7r1m.mjs";
// src/components/careers/RoleFacts.astro
createAstro("http://localhost:4455");
var $$RoleFacts = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$RoleFacts;
	const { role, t, teams } = Astro.props;
	const { team, place, kind } = role.entry.data;
	return renderTemplate`${maybeRenderHead($$result)}<p class="role-facts"><span>${teams[team]}</span><span>${t.place[place]}</span><span>${t.kind[kind]}</span></p>`;
}, "/work/main/src/components/careers/RoleFacts.astro", void 0);
// src/i18n/roles.ts
var asRole = (entry) => ({
	entry,
	path: `/careers/${entry.id.replace(/^\w+\//, "")}`
});
/** The open roles of a language, in their own order. */
async function rolesIn(locale) {
	return (await getCollection("careers", ({ id }) => id.startsWith(`${locale}/`))).sort((one, other) => one.data.order - other.data.order).map(asRole);
}
async function roleNamed(locale, slug) {
	const entry = await getEntry("careers", `${locale}/${slug}`);
	return entry ? asRole(entry) : null;
}
export { rolesIn as n, $$RoleFacts as r, roleNamed as t };
