import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { n as $$Spoken } from "./PageHead_D3Pj5scT.mjs";
import { n as isoDay, t as dayText } from "./date-format_BhEXkqdk.mjs";
import { t as plural } from "./plural_BnkP35C0.mjs";
/* empty css                */
// src/components/blog/rings.ts
/** A small number from a name, the same on every machine (FNV-1a). */
function digest(name) {
	let value = 2166136261;
	for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
	return value;
}
var RINGS = 13;
/**
* Where a post's contours lie in a field of 400 by 220: transforms of one egg of 160 by 200 round 0,0, innermost first. The
* name alone decides, so that a post looks the same in every list.
*/
function rings(name) {
	const seed = digest(name);
	const turn = seed % 120 - 60;
	const x = 110 + (seed >>> 7) % 180;
	const y = 60 + (seed >>> 15) % 100;
	const drift = (seed >>> 20) % 9 - 4;
	const step = .16 + (seed >>> 24) % 5 * .02;
	return Array.from({ length: RINGS }, (_, index) => {
		const scale = (.22 + index * step).toFixed(2);
		return `translate(${x + index * drift} ${y - index * 2}) rotate(${turn + index * 2}) scale(${scale})`;
	});
}
// src/components/blog/PostArt.astro
createAstro("http://localhost:4455");
var $$PostArt = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$PostArt;
	const { slug } = Astro.props;
	const EGG = "M0-100c48 0 80 45 80 90c0 55-34 110-80 110s-80-55-80-110c0-45 32-90 80-90z";
	return renderTemplate`${maybeRenderHead($$result)}<svg class="post-art" viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${rings(slug).map((transform) => renderTemplate`<path${addAttribute(EGG, "d")}${addAttribute(transform, "transform")}></path>`)}</svg>`;
}, "/work/main/src/components/blog/PostArt.astro", void 0);
// src/components/blog/PostMeta.astro
createAstro("http://localhost:4455");
var $$PostMeta = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$PostMeta;
	const { locale, post, t } = Astro.props;
	const { published, updated, team } = post.entry.data;
	return renderTemplate`${maybeRenderHead($$result)}<p class="post-meta"><time${addAttribute(isoDay(published), "datetime")}>${dayText(published, locale)}</time>${updated && renderTemplate`<span>${fill(t.updated, { date: dayText(updated, locale) })}</span>`}<span>${t.teams[team]}</span><span>${fill(plural(locale, post.minutes, t.minutes), { count: post.minutes })}</span></p>`;
}, "/work/main/src/components/blog/PostMeta.astro", void 0);
// src/components/blog/PostCard.astro
createAstro("http://localhost:4455");
var $$PostCard = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$PostCard;
	const { locale, post, t, first = false } = Astro.props;
	const { title, description } = post.entry.data;
	return renderTemplate`${maybeRenderHead($$result)}<article${addAttribute(["post-card", { first }], "class:list")}>${renderComponent($$result, "PostArt", $$PostArt, { "slug": post.slug })}<div><h2><a class="whole"${addAttribute(pathIn(locale, post.path), "href")}>${title}</a></h2><p>${renderComponent($$result, "Spoken", $$Spoken, {
		"locale": locale,
		"text": description
	})}</p>${renderComponent($$result, "PostMeta", $$PostMeta, {
		"locale": locale,
		"post": post,
		"t": t
	})}</div></article>`;
}, "/work/main/src/components/blog/PostCard.astro", void 0);
// src/components/blog/TopicList.astro
createAstro("http://localhost:4455");
var $$TopicList = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$TopicList;
	const { locale, t, tags, current } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<nav class="topics"${addAttribute(t.topics, "aria-label")}><ul class="chips"><li><a${addAttribute(pathIn(locale, "/blog"), "href")}${addAttribute(current === "all" ? "page" : void 0, "aria-current")}>${t.all}</a></li>${tags.map((tag) => renderTemplate`<li><a${addAttribute(pathIn(locale, `/blog/tags/${tag}`), "href")}${addAttribute(tag === current ? "page" : void 0, "aria-current")}>${t.tags[tag]}</a></li>`)}</ul></nav>`;
}, "/work/main/src/components/blog/TopicList.astro", void 0);
export { $$PostArt as i, $$PostCard as n, $$PostMeta as r, $$TopicList as t };
