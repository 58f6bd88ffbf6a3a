import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
import { n as $$PostCard, t as $$TopicList } from "./TopicList_BG2eHNhT.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { i as tagsOf, n as postsIn } from "./posts_BnaeZs7x.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/pages/[...locale]/blog/index.astro
var blog_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { locale } = Astro.locals;
	const t = messages(locale).blog;
	const posts = await postsIn(locale);
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.description
	}, {
		"default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
			"locale": locale,
			"heading": t.title,
			"lead": t.lead
		}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "TopicList", $$TopicList, {
			"locale": locale,
			"t": t,
			"tags": tagsOf(posts),
			"current": "all"
		})}` })}<div class="posts">${posts.map((post, index) => renderTemplate`${renderComponent($$result, "PostCard", $$PostCard, {
			"locale": locale,
			"post": post,
			"t": t,
			"first": index === 0
		})}`)}<p class="feed"><a${addAttribute(pathIn(locale, "/blog/rss.xml"), "href")}>${t.feed}</a></p></div></div>`,
		"head": ($$result) => renderTemplate`<link rel="alternate" type="application/rss+xml"${addAttribute(t.title, "title")}${addAttribute(pathIn(locale, "/blog/rss.xml"), "href")}>`
	})}`;
}, "/work/main/src/pages/[...locale]/blog/index.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/blog/index.astro";
var $$url = "/[...locale]/blog";
// \0virtual:astro:page:src/pages/[...locale]/blog/index@_@astro
var page = () => blog_exports;
export { page };
