import { B as renderSlot, F as spreadAttributes, H as maybeRenderHead, K as unescapeHTML, R as renderComponent, V as renderTemplate, W as addAttribute, z as Fragment } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
/* empty css                  */
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { n as allowedScripts, r as configured, s as consentTo, t as actions } from "./_astro_actions_BQHsVIjb.mjs";
import { a as pathIn, o as pathWithoutLocale } from "./locale_DjvJCb5D.mjs";
import { n as PUBLIC_PRODUCT_NAME } from "./client_B1ZfDz9w.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { a as $$Icon, i as $$LanguageLink, r as $$Logo, t as allowChallenge } from "./challenge_CeTBnEpI.mjs";
import { t as $$Document } from "./Document_CykDRU7L.mjs";
import { createHash } from "node:crypto";
// src/components/consent/ConsentBanner.astro
createAstro("http://localhost:4455");
var $$ConsentBanner = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ConsentBanner;
	const { locale, consent } = Astro.locals;
	const { banner: t } = messages(locale).consent;
	const asked = consentTo(configured);
	const cookies = pathIn(locale, "/legal/cookies");
	return renderTemplate`${asked !== "none" && consent === null && renderTemplate`${maybeRenderHead($$result)}<form class="consent" method="post"${addAttribute(`${cookies}?_action=consent`, "action")}${addAttribute(t.label, "aria-label")}><input type="hidden" name="back"${addAttribute(Astro.url.pathname, "value")}><div class="wrap"><p>${t[asked] + t.rest} <a${addAttribute(`${cookies}#choice`, "href")}>${t.choose}</a></p><button class="button small" name="choice" value="all">${t.allow}</button><button class="button small" name="choice" value="none">${t.decline}</button></div></form>`}`;
}, "/work/main/src/components/consent/ConsentBanner.astro", void 0);
// src/components/consent/Telemetry.astro
createAstro("http://localhost:4455");
var $$Telemetry = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Telemetry;
	const { consent, member } = Astro.locals;
	const { analytics, recorder } = allowedScripts(consent);
	const page = pathWithoutLocale(Astro.url.pathname);
	return renderTemplate`${analytics && renderTemplate`<script async${addAttribute(analytics, "src")} data-consent="granted"${addAttribute(page, "data-page")}><\/script>`}${recorder && renderTemplate`<script async${addAttribute(recorder, "src")} data-consent="granted"${addAttribute(page, "data-page")} data-mask="all-inputs"${addAttribute(member?.customerId, "data-identify")}><\/script>`}`;
}, "/work/main/src/components/consent/Telemetry.astro", void 0);
// src/components/shell/Banner.astro
createAstro("http://localhost:4455");
var $$Banner = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Banner;
	const { t } = Astro.props;
	return renderTemplate`${void 0}`;
}, "/work/main/src/components/shell/Banner.astro", void 0);
// src/components/shell/navigation.ts
var feature = (word, id) => ({
	word,
	path: `/features#${id}`,
	icon: word
});
/** Spec section 2, "Site shell": every item; the targets that it does not show are ours. */
var navigation = [
	{
		name: "features",
		root: /^\/features$/,
		items: [
			feature("staking", "staking-rewards"),
			feature("security", "ai-security"),
			feature("transfers", "easy-transfers"),
			feature("chains", "multi-chain"),
			feature("support247", "support")
		]
	},
	{
		name: "support",
		root: /^\/(support|contact)(\/|$)/,
		items: [{
			word: "faq",
			path: "/support#faq"
		}, {
			word: "support",
			path: "/support"
		}]
	},
	{
		name: "learn",
		root: /^\/(about-us|careers|press|blog|legal\/(tos|privacy-policy))(\/|$)/,
		items: [
			{
				word: "about",
				path: "/about-us"
			},
			{
				word: "careers",
				path: "/careers"
			},
			{
				word: "press",
				path: "/press"
			},
			{
				word: "blog",
				path: "/blog"
			},
			{
				word: "terms",
				path: "/legal/tos"
			},
			{
				word: "privacy",
				path: "/legal/privacy-policy"
			}
		]
	},
	{
		name: "company",
		root: /^\/(company|legal\/ip)$/,
		items: [
			{
				word: "investors",
				path: "/company#investors"
			},
			{
				word: "brand",
				path: "/company#guide-lines"
			},
			{
				word: "property",
				path: "/legal/ip"
			}
		]
	}
];
/** The footer adds what has no place in the top navigation. */
var contactItem = {
	word: "contact",
	path: "/contact"
};
// src/components/shell/Footer.astro
createAstro("http://localhost:4455");
var $$Footer = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Footer;
	const { locale, t } = Astro.props;
	const groups = navigation.map((group) => group.name === "support" ? {
		...group,
		items: [...group.items, contactItem]
	} : group);
	return renderTemplate`${maybeRenderHead($$result)}<footer class="foot quiet">${renderSlot($$result, $$slots["default"])}<div class="wrap"><nav class="cols"${addAttribute(t.footer.label, "aria-label")}><div>${renderComponent($$result, "Logo", $$Logo, { "locale": locale })}<p class="about">${t.footer.about}</p></div>${groups.map(({ name, items }) => renderTemplate`<div><h2>${t.nav[name]}</h2><ul>${items.map(({ word, path }) => renderTemplate`<li><a${addAttribute(pathIn(locale, path), "href")}>${t.links[word]}</a></li>`)}</ul></div>`)}</nav><div class="end"><span>${fill(t.footer.copyright, {
		year: (/* @__PURE__ */ new Date()).getFullYear(),
		product: PUBLIC_PRODUCT_NAME
	})}</span><a${addAttribute(pathIn(locale, "/legal/cookies"), "href")}>${t.footer.cookies}</a><a${addAttribute(pathIn(locale, "/legal/tos"), "href")}>${t.footer.terms}</a><a${addAttribute(pathIn(locale, "/legal/privacy-policy"), "href")}>${t.footer.privacy}</a>${renderComponent($$result, "LanguageLink", $$LanguageLink, {
		"class": "push",
		"locale": locale
	})}</div></div></footer>`;
}, "/work/main/src/components/shell/Footer.astro", void 0);
// src/components/shell/Drawer.astro
createAstro("http://localhost:4455");
var $$Drawer = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Drawer;
	const { locale, path, t } = Astro.props;
	const isMember = Astro.locals.member !== null;
	return renderTemplate`${maybeRenderHead($$result)}<nav class="drawer" id="menu" popover${addAttribute(t.nav.menu, "aria-label")}><a${addAttribute(pathIn(locale, "/"), "href")}${addAttribute(path === "/" ? "page" : void 0, "aria-current")}>${t.nav.home}</a>${navigation.map((group) => renderTemplate`<details name="menu"${addAttribute(group.root.test(path), "open")}><summary>${t.nav[group.name]}${renderComponent($$result, "Icon", $$Icon, { "name": "chevron" })}</summary><ul>${group.items.map(({ word, path: target, icon }) => renderTemplate`<li><a${addAttribute(pathIn(locale, target), "href")}${addAttribute(target === path ? "page" : void 0, "aria-current")}>${icon && renderTemplate`${renderComponent($$result, "Icon", $$Icon, { "name": icon })}`}${t.links[word]}</a></li>`)}${group.name === "features" && renderTemplate`<li><a${addAttribute(pathIn(locale, "/features"), "href")}${addAttribute(path === "/features" ? "page" : void 0, "aria-current")}>${renderComponent($$result, "Icon", $$Icon, { "name": "arrow" })}${t.links.allFeatures}</a></li>`}</ul></details>`)}${renderComponent($$result, "LanguageLink", $$LanguageLink, {
		"class": "lang",
		"locale": locale
	})}${!isMember && renderTemplate`<div class="acts"><a class="button"${addAttribute(pathIn(locale, "/login"), "href")}>${t.account.login}</a><a class="button primary"${addAttribute(pathIn(locale, "/signup"), "href")}>${t.account.signup}</a></div>`}</nav>`;
}, "/work/main/src/components/shell/Drawer.astro", void 0);
// src/components/shell/DropDown.astro
createAstro("http://localhost:4455");
var $$DropDown = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$DropDown;
	const { group, locale, path, t } = Astro.props;
	const id = `nav-${group.name}`;
	const here = group.root.test(path);
	return renderTemplate`${maybeRenderHead($$result)}<div class="drop"><button class="link"${addAttribute(id, "popovertarget")} popovertargetaction="show"${spreadAttributes({ interestfor: id })}${addAttribute(here ? "true" : void 0, "aria-current")}>${t.nav[group.name]}${renderComponent($$result, "Icon", $$Icon, { "name": "chevron" })}</button><ul${addAttribute(["sheet", { two: group.name === "features" }], "class:list")}${addAttribute(id, "id")} popover>${group.items.map(({ word, path: target, icon }) => renderTemplate`<li><a${addAttribute(pathIn(locale, target), "href")}${addAttribute(target === path ? "page" : void 0, "aria-current")}>${icon && renderTemplate`${renderComponent($$result, "Icon", $$Icon, { "name": icon })}`}${t.links[word]}${icon && renderTemplate`<span>${t.about[icon]}</span>`}</a></li>`)}${group.name === "features" && renderTemplate`<li><a${addAttribute(pathIn(locale, "/features"), "href")}${addAttribute(here ? "page" : void 0, "aria-current")}>${renderComponent($$result, "Icon", $$Icon, { "name": "arrow" })}${t.links.allFeatures}<span>${t.about.allFeatures}</span></a></li>`}</ul></div>`;
}, "/work/main/src/components/shell/DropDown.astro", void 0);
// src/components/shell/MemberLink.astro
createAstro("http://localhost:4455");
var $$MemberLink = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$MemberLink;
	const { member, t } = Astro.props;
	const name = member.fullName ?? t.anonymous;
	const initial = [...member.fullName ?? member.username ?? ""][0]?.toUpperCase();
	return renderTemplate`${maybeRenderHead($$result)}<a class="member" href="/w" data-mask${addAttribute(fill(t.wallet, { name: member.username ? `${name} @${member.username}` : name }), "aria-label")}><span class="face" aria-hidden="true">${initial ?? "·"}</span><span class="who"><b>${name}</b>${member.username && renderTemplate`<span class="soft">@${member.username}</span>`}</span></a>`;
}, "/work/main/src/components/shell/MemberLink.astro", void 0);
// src/components/shell/Header.astro
createAstro("http://localhost:4455");
var $$Header = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Header;
	const { locale, t } = Astro.props;
	const { member } = Astro.locals;
	const path = pathWithoutLocale(Astro.url.pathname);
	return renderTemplate`${maybeRenderHead($$result)}<header class="top"><div class="wrap">${renderComponent($$result, "Logo", $$Logo, { "locale": locale })}<nav class="links"${addAttribute(t.nav.label, "aria-label")}><a class="link"${addAttribute(pathIn(locale, "/"), "href")}${addAttribute(path === "/" ? "page" : void 0, "aria-current")}>${t.nav.home}</a>${navigation.map((group) => renderTemplate`${renderComponent($$result, "DropDown", $$DropDown, {
		"group": group,
		"locale": locale,
		"path": path,
		"t": t
	})}`)}</nav><div class="right">${renderComponent($$result, "LanguageLink", $$LanguageLink, {
		"class": "link wide-only",
		"locale": locale
	})}${member ? renderTemplate`${renderComponent($$result, "MemberLink", $$MemberLink, {
		"member": member,
		"t": t.account
	})}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`<a class="link wide-only"${addAttribute(pathIn(locale, "/login"), "href")}>${t.account.login}</a><a class="button primary small"${addAttribute(pathIn(locale, "/signup"), "href")}>${t.account.signup}</a>` })}`}<button class="burger" popovertarget="menu"${addAttribute(t.nav.menu, "aria-label")}>${renderComponent($$result, "Icon", $$Icon, { "name": "menu" })}${renderComponent($$result, "Icon", $$Icon, { "name": "close" })}</button></div></div>${renderComponent($$result, "Drawer", $$Drawer, {
		"locale": locale,
		"path": path,
		"t": t
	})}</header>`;
}, "/work/main/src/components/shell/Header.astro", void 0);
// src/components/shell/NewsletterStrip.astro
createAstro("http://localhost:4455");
var $$NewsletterStrip = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$NewsletterStrip;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<div class="wrap news"><div><h2>${t.heading}</h2><p class="soft">${t.strip.text}</p></div><form${addAttribute(`${pathIn(locale, "/newsletter")}${actions.newsletter.toString()}`, "action")} method="post"><input class="input" type="email" autocomplete="email" name="email"${addAttribute(t.strip.label, "aria-label")}${addAttribute(t.strip.placeholder, "placeholder")}><button class="button">${t.strip.submit}</button></form></div>`;
}, "/work/main/src/components/shell/NewsletterStrip.astro", void 0);
// src/components/shell/StructuredData.astro
createAstro("http://localhost:4455");
var $$StructuredData = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$StructuredData;
	const { nodes } = Astro.props;
	const json = JSON.stringify({
		"@context": "https://schema.org",
		"@graph": nodes
	}).replaceAll("<", "\\u003c");
	return renderTemplate`${nodes.length > 0 && renderTemplate`<script type="application/ld+json">${unescapeHTML(json)}<\/script>`}`;
}, "/work/main/src/components/shell/StructuredData.astro", void 0);
// src/components/shell/social-card.ts
/** Goes up when build/card-drawing.ts draws the same words differently: the networks keep a picture by its address. */
var DESIGN = 1;
/**
* Where the picture of a page lies that is shown when somebody shares it: `/og/cn/legal-tos.1f0c9a2b.png`. The page names it
* and the build draws what the page names (build/social-cards.ts); other words on it are another address.
*/
function socialCard({ locale, path, title, description, section = "" }) {
	const plain = pathWithoutLocale(path).replace(/^\/|\/$/g, "").replaceAll("/", "-");
	const words = JSON.stringify([
		DESIGN,
		title,
		description,
		section
	]);
	const hash = createHash("sha256").update(words).digest("hex").slice(0, 8);
	return `/og/${locale}/${plain || "home"}.${hash}.png`;
}
// src/components/shell/structured-data.ts
/** The trail of a page, itself last; empty for one that stands directly below home with no trail of its own. */
function breadcrumbList(crumbs, page) {
	if (crumbs.length === 0) return [];
	return [{
		"@type": "BreadcrumbList",
		itemListElement: [...crumbs.map(({ name, path }) => ({
			name,
			path: pathIn(page.locale, path)
		})), {
			name: page.title,
			path: page.path
		}].map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: new URL(path, page.site).href
		}))
	}];
}
// src/layouts/telemetry.ts
/** Lets in the services that were consented to: their scripts, and where these report. */
function allowTelemetry(csp, consent) {
	const scripts = Object.values(allowedScripts(consent));
	const origins = [...new Set(scripts.map((script) => new URL(script).origin))];
	for (const origin of origins) csp?.insertScriptResource(origin);
	if (origins.length > 0) csp?.insertDirective(`connect-src ${origins.join(" ")}`);
}
// src/layouts/Public.astro
createAstro("http://localhost:4455");
var $$Public = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Public;
	const { title, description = "", indexed = true, challenge = false, telemetry = false, crumbs = [], headline = title, article, schema = [] } = Astro.props;
	const { locale, consent } = Astro.locals;
	const { shell: t, newsletter } = messages(locale);
	const isAboutLetter = /^(?:\/cn)?\/newsletter(?:\/|$)/.test(Astro.url.pathname);
	Astro.csp?.insertDirective(challenge ? "trusted-types challenge" : "trusted-types 'none'");
	if (challenge) allowChallenge(Astro.csp);
	if (telemetry) allowTelemetry(Astro.csp, consent);
	const path = Astro.url.pathname;
	const section = crumbs.at(-1)?.name;
	const image = socialCard({
		locale,
		path,
		title: headline,
		description,
		section
	});
	const nodes = [...schema.map((node) => node["@type"] === "BlogPosting" ? {
		image: new URL(image, Astro.site).href,
		...node
	} : node), ...breadcrumbList(crumbs, {
		locale,
		title,
		path,
		site: Astro.site
	})];
	return renderTemplate`${renderComponent($$result, "Document", $$Document, {
		"locale": locale,
		"title": title,
		"description": description,
		"indexed": indexed,
		"sharing": {
			title: headline,
			image,
			article
		}
	}, {
		"default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<a class="skip" href="#main">${t.skip}</a>${renderSlot($$result, $$slots["defs"])}${renderComponent($$result, "Banner", $$Banner, { "t": t.banner })}${renderComponent($$result, "Header", $$Header, {
			"locale": locale,
			"t": t
		})}${renderComponent($$result, "ConsentBanner", $$ConsentBanner, {})}<main id="main">${renderSlot($$result, $$slots["default"])}</main>${renderComponent($$result, "Footer", $$Footer, {
			"locale": locale,
			"t": t
		}, { "default": ($$result) => renderTemplate`${!isAboutLetter && renderTemplate`${renderComponent($$result, "NewsletterStrip", $$NewsletterStrip, {
			"locale": locale,
			"t": newsletter
		})}`}` })}`,
		"head": ($$result) => renderTemplate`${renderSlot($$result, $$slots["head"])}${renderComponent($$result, "StructuredData", $$StructuredData, {
			"nodes": nodes,
			"slot": "head"
		})}${telemetry && renderTemplate`${renderComponent($$result, "Telemetry", $$Telemetry, { "slot": "head" })}`}`
	})}`;
}, "/work/main/src/layouts/Public.astro", void 0);
export { $$Public as t };
