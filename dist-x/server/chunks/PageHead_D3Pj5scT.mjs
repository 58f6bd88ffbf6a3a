import { B as renderSlot, H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
// src/components/shell/Spoken.astro
createAstro("http://localhost:4455");
var $$Spoken = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Spoken;
	const { locale, text } = Astro.props;
	const parts = locale === "cn" ? [text] : text.split(/(\p{Script=Han}+)/u);
	return renderTemplate`${parts.map((part, index) => index % 2 === 0 ? part : renderTemplate`${maybeRenderHead($$result)}<span lang="zh-CN">${part}</span>`)}`;
}, "/work/main/src/components/shell/Spoken.astro", void 0);
// src/components/shell/PageHead.astro
createAstro("http://localhost:4455");
var $$PageHead = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$PageHead;
	const { locale, heading, lead, crumbs = [], class: extra } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<header${addAttribute(["page-head", extra], "class:list")}>${crumbs.length > 0 && renderTemplate`<nav class="crumbs"${addAttribute(messages(locale).shell.trail, "aria-label")}><ol>${crumbs.map(({ name, path }) => renderTemplate`<li><a${addAttribute(pathIn(locale, path), "href")}>${name}</a></li>`)}</ol></nav>`}<h1>${heading}</h1>${lead && renderTemplate`<p class="lead">${renderComponent($$result, "Spoken", $$Spoken, {
		"locale": locale,
		"text": lead
	})}</p>`}${renderSlot($$result, $$slots["default"])}</header>`;
}, "/work/main/src/components/shell/PageHead.astro", void 0);
export { $$Spoken as n, $$PageHead as t };
