import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute, z as Fragment } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
/* empty css                  */
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { n as utcText } from "./time-format_C12K6_Qq.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/support/ServiceStatus.astro
createAstro("http://localhost:4455");
var $$ServiceStatus = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ServiceStatus;
	const { locale, t, status } = Astro.props;
	const shown = status?.components.map((component) => component.status) ?? [];
	const worst = shown.includes("down") ? "down" : shown.includes("degraded") ? "degraded" : "operational";
	const verdict = {
		operational: t.fine,
		degraded: t.degraded,
		down: t.down
	}[worst];
	const icons = {
		operational: "check",
		degraded: "slow",
		down: "close"
	};
	const again = pathIn(locale, "/support/status");
	return renderTemplate`${maybeRenderHead($$result)}<div class="wrap section service">${status ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`<p${addAttribute(["verdict", worst], "class:list")} role="status">${renderComponent($$result, "Icon", $$Icon, { "name": icons[worst] })}${verdict}</p><ul${addAttribute(t.parts, "aria-label")}>${status.components.map((component) => renderTemplate`<li><div><span>${t.components[component.id]}</span>${component.status !== "operational" && renderTemplate`<time class="soft"${addAttribute(component.since, "datetime")}>${fill(t.since, { time: utcText(component.since, locale) })}</time>`}</div><b${addAttribute(component.status, "class")}>${renderComponent($$result, "Icon", $$Icon, { "name": icons[component.status] })}${t.states[component.status]}</b></li>`)}</ul><p class="end soft"><time${addAttribute(status.as_of, "datetime")}>${fill(t.asOf, { time: utcText(status.as_of, locale) })}</time><a${addAttribute(again, "href")}>${t.again}</a></p>` })}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`<p class="verdict unknown" role="status">${renderComponent($$result, "Icon", $$Icon, { "name": "unknown" })}${t.unknown}</p><p>${t.unknownText}</p><p class="acts"><a class="button primary"${addAttribute(again, "href")}>${t.again}</a><a class="button"${addAttribute(pathIn(locale, "/contact"), "href")}>${t.contact}</a></p>` })}`}</div>`;
}, "/work/main/src/components/support/ServiceStatus.astro", void 0);
// src/pages/[...locale]/support/status.astro
var status_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Status,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Status = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Status;
	const { locale, serviceStatus } = Astro.locals;
	const { support } = messages(locale);
	const t = support.service;
	const status = await serviceStatus();
	const crumbs = [{
		name: support.title,
		path: "/support"
	}];
	Astro.response.headers.set("cache-control", "private, no-store");
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.description,
		"indexed": false,
		"crumbs": crumbs
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"heading": t.title,
		"crumbs": crumbs
	})}</div>${renderComponent($$result, "ServiceStatus", $$ServiceStatus, {
		"locale": locale,
		"t": t,
		"status": status
	})}` })}`;
}, "/work/main/src/pages/[...locale]/support/status.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/support/status.astro";
var $$url = "/[...locale]/support/status";
// \0virtual:astro:page:src/pages/[...locale]/support/status@_@astro
var page = () => status_exports;
export { page };
