import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute, z as Fragment } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { n as getEntry } from "./_astro_content_Cdkc7r1m.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
/* empty css                  */
import { n as searchFaq, r as $$Answer, t as $$SearchForm } from "./SearchForm_Dn_Lzk1C.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as plural } from "./plural_BnkP35C0.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/support/SearchResult.astro
createAstro("http://localhost:4455");
var $$SearchResult = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SearchResult;
	const { locale, t, query, result } = Astro.props;
	const found = result.kind === "found" ? result.questions : [];
	const count = fill(plural(locale, found.length, t), { count: found.length });
	return renderTemplate`${maybeRenderHead($$result)}<div class="wrap section results">${result.kind === "empty" && renderTemplate`<p class="lead">${t.empty}</p>`}${result.kind === "none" && renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`<h2>${t.none}<q><bdi>${query}</bdi></q></h2><p class="lead">${t.noneText}</p>` })}`}${result.kind === "found" && renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`<h2>${count}<q><bdi>${query}</bdi></q></h2>${result.close && renderTemplate`<p class="lead">${t.close}</p>`}${result.meant && renderTemplate`<p class="lead">${fill(t.meant, { words: result.meant })}</p>`}<ol>${found.map((question) => renderTemplate`<li><h3><a${addAttribute(pathIn(locale, `/support#${question.id}`), "href")}>${question.question}</a></h3>${renderComponent($$result, "Answer", $$Answer, {
		"locale": locale,
		"of": question
	})}</li>`)}</ol>` })}`}<p class="acts"><a class="button"${addAttribute(pathIn(locale, "/contact"), "href")}>${t.ask}</a><a class="button"${addAttribute(pathIn(locale, "/support#faq"), "href")}>${t.all}</a></p></div>`;
}, "/work/main/src/components/support/SearchResult.astro", void 0);
// src/pages/[...locale]/support/search.astro
var search_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Search,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Search = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Search;
	const { locale } = Astro.locals;
	const { support } = messages(locale);
	const t = support.search;
	const { topics = [] } = (await getEntry("faq", locale))?.data ?? {};
	const asked = Astro.url.searchParams.get("q") ?? "";
	const result = searchFaq(asked, topics.flatMap(({ questions }) => questions));
	const query = result.kind === "long" ? result.query : asked.trim();
	const error = result.kind === "long" ? fill(t.long, { count: 100 }) : void 0;
	const crumbs = [{
		name: support.title,
		path: "/support"
	}];
	Astro.response.headers.set("cache-control", "private, no-store");
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"indexed": false,
		"crumbs": crumbs
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"heading": t.title,
		"crumbs": crumbs
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "SearchForm", $$SearchForm, {
		"locale": locale,
		"t": t,
		"query": query,
		"error": error
	})}` })}</div>${renderComponent($$result, "SearchResult", $$SearchResult, {
		"locale": locale,
		"t": t,
		"query": query,
		"result": result
	})}` })}`;
}, "/work/main/src/pages/[...locale]/support/search.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/support/search.astro";
var $$url = "/[...locale]/support/search";
// \0virtual:astro:page:src/pages/[...locale]/support/search@_@astro
var page = () => search_exports;
export { page };
