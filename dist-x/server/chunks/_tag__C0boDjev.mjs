import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
import { n as $$PostCard, t as $$TopicList } from "./TopicList_BG2eHNhT.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { i as tagsOf, n as postsIn } from "./posts_BnaeZs7x.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { t as plural } from "./plural_BnkP35C0.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/pages/[...locale]/blog/tags/[tag].astro
var _tag__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Tag,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Tag = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Tag;
	const { locale } = Astro.locals;
	const t = messages(locale).blog;
	const all = await postsIn(locale);
	const tag = tagsOf(all).find((known) => known === Astro.params.tag);
	if (!tag) return new Response(null, { status: 404 });
	const posts = all.filter(({ entry }) => entry.data.tags.includes(tag));
	const title = fill(t.tag.title, { tag: t.tags[tag] });
	const crumbs = [{
		name: t.title,
		path: "/blog"
	}];
	const lead = fill(plural(locale, posts.length, t.tag.lead), { count: posts.length });
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": title,
		"description": fill(t.tag.description, { tag: t.tags[tag] }),
		"crumbs": crumbs
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"crumbs": crumbs,
		"heading": title,
		"lead": lead
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "TopicList", $$TopicList, {
		"locale": locale,
		"t": t,
		"tags": tagsOf(all),
		"current": tag
	})}` })}<div class="posts">${posts.map((post) => renderTemplate`${renderComponent($$result, "PostCard", $$PostCard, {
		"locale": locale,
		"post": post,
		"t": t
	})}`)}</div></div>` })}`;
}, "/work/main/src/pages/[...locale]/blog/tags/[tag].astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/blog/tags/[tag].astro";
var $$url = "/[...locale]/blog/tags/[tag]";
// \0virtual:astro:page:src/pages/[...locale]/blog/tags/[tag]@_@astro
var page = () => _tag__exports;
export { page };
