import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
/* empty css                */
import { i as $$PostArt, n as $$PostCard, r as $$PostMeta, t as $$TopicList } from "./TopicList_BG2eHNhT.mjs";
import { r as render } from "./_astro_content_Cdkc7r1m.mjs";
import { n as isoDay } from "./date-format_BhEXkqdk.mjs";
import { a as pathIn, n as languageTags } from "./locale_DjvJCb5D.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { n as postsIn, r as related, t as postNamed } from "./posts_BnaeZs7x.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/blog/blog-posting.ts
/** A post in schema.org's terms. Teams sign posts, so the author is the publisher. */
function blogPosting({ entry, path }, { locale, site, publisher }) {
	const { title, description, published, updated, tags } = entry.data;
	const organization = {
		"@type": "Organization",
		name: publisher,
		url: site?.href
	};
	return {
		"@type": "BlogPosting",
		headline: title,
		description,
		datePublished: isoDay(published),
		dateModified: isoDay(updated ?? published),
		inLanguage: languageTags[locale],
		keywords: tags,
		mainEntityOfPage: new URL(pathIn(locale, path), site).href,
		author: organization,
		publisher: organization
	};
}
// src/pages/[...locale]/blog/[slug].astro
var _slug__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Slug,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Slug = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Slug;
	const { locale } = Astro.locals;
	const all = messages(locale);
	const t = all.blog;
	const post = await postNamed(locale, Astro.params.slug ?? "");
	if (!post) return new Response(null, { status: 404 });
	const { Content } = await render(post.entry);
	const { title, description, tags, published, updated } = post.entry.data;
	const crumbs = [{
		name: t.title,
		path: "/blog"
	}];
	const next = related(post, await postsIn(locale), 3);
	const schema = [blogPosting(post, {
		locale,
		site: Astro.site,
		publisher: all.shell.name
	})];
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": title,
		"description": description,
		"crumbs": crumbs,
		"schema": schema,
		"article": {
			published,
			updated
		}
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<article class="wrap post">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"crumbs": crumbs,
		"heading": title,
		"lead": description
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "PostMeta", $$PostMeta, {
		"locale": locale,
		"post": post,
		"t": t
	})}` })}${renderComponent($$result, "PostArt", $$PostArt, { "slug": post.slug })}<div class="prose">${renderComponent($$result, "Content", Content, {})}</div>${renderComponent($$result, "TopicList", $$TopicList, {
		"locale": locale,
		"t": t,
		"tags": tags
	})}</article><section class="wrap"><div class="next"><h2>${t.next}</h2><div class="posts">${next.map((other) => renderTemplate`${renderComponent($$result, "PostCard", $$PostCard, {
		"locale": locale,
		"post": other,
		"t": t
	})}`)}</div></div></section>` })}`;
}, "/work/main/src/pages/[...locale]/blog/[slug].astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/blog/[slug].astro";
var $$url = "/[...locale]/blog/[slug]";
// \0virtual:astro:page:src/pages/[...locale]/blog/[slug]@_@astro
var page = () => _slug__exports;
export { page };
