import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { B as renderSlot, H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { n as PUBLIC_PRODUCT_NAME } from "./client_B1ZfDz9w.mjs";
import { t as $$Mark } from "./Mark_R90RfcBw.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
/* empty css                */
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Document } from "./Document_CykDRU7L.mjs";
// src/components/wallet/SkeletonRows.astro
createAstro("http://localhost:4455");
var $$SkeletonRows = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SkeletonRows;
	const rows = Array.from({ length: Astro.props.count });
	return renderTemplate`${maybeRenderHead($$result)}<ul class="row-bones">${rows.map(() => renderTemplate`<li><i class="bone round"></i><span class="two"><i class="bone name"></i><i class="bone under"></i></span><span class="two end"><i class="bone figure"></i><i class="bone under"></i></span></li>`)}</ul>`;
}, "/work/main/src/components/wallet/SkeletonRows.astro", void 0);
// src/components/wallet/Skeleton.astro
createAstro("http://localhost:4455");
var $$Skeleton = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Skeleton;
	const { locale, title, dashboard } = Astro.props;
	const { auth, wallet } = messages(locale);
	const { nav, dock, start } = wallet;
	const sidebar = Astro.cookies.get("sidebar")?.value;
	const places = [
		nav.dashboard,
		nav.assets,
		nav.market
	];
	const settings = [
		nav.account,
		nav.security,
		nav.devices,
		nav.linked,
		nav.notifications,
		nav.referral,
		nav.logout
	];
	return renderTemplate`${maybeRenderHead($$result)}<div class="wallet"${addAttribute(sidebar === "open" || sidebar === "rail" ? sidebar : void 0, "data-sidebar")} aria-busy="true"><p class="sr" role="status">${start.label}</p><div class="side" aria-hidden="true"><p class="brand"><span class="mark-box">${renderComponent($$result, "Mark", $$Mark, {})}</span><span>${PUBLIC_PRODUCT_NAME}</span></p><ul>${places.map((label) => renderTemplate`<li class="item"><i class="bone icon-size"></i><span>${label}</span></li>`)}</ul><h2>${nav.settings}</h2><ul>${settings.map((label) => renderTemplate`<li class="item"><i class="bone icon-size"></i><span>${label}</span></li>`)}</ul></div><div class="page"><header class="top"><h1>${dashboard ? renderTemplate`<i class="bone title"></i>` : title}</h1><i class="bone face"></i></header><noscript><p class="needs-script">${auth.loading.needsScript}</p></noscript><main id="main" aria-hidden="true">${dashboard ? renderTemplate`<div class="dash"><section class="hero-box"><header><i class="bone label"></i><i class="bone switch"></i></header><p class="amount"><i class="bone total"></i></p><div class="since"><i class="bone line"></i><span class="feed"><i class="bone state"></i></span></div></section><section class="card assets"><header><i class="bone label"></i></header>${renderComponent($$result, "SkeletonRows", $$SkeletonRows, { "count": 6 })}</section><section class="card market-card"><header><i class="bone label"></i></header><div class="scroll">${renderComponent($$result, "SkeletonRows", $$SkeletonRows, { "count": 12 })}</div></section></div>` : renderTemplate`<i class="bone sheet"></i>`}</main></div><div class="dock" aria-hidden="true">${[
		dock.dashboard,
		dock.assets,
		dock.send,
		dock.market,
		dock.more
	].map((label) => renderTemplate`<span class="item"><i class="bone icon-size"></i>${label}</span>`)}</div></div>`;
}, "/work/main/src/components/wallet/Skeleton.astro", void 0);
var patterns = [
	{
		path: "/w",
		name: "dashboard"
	},
	{
		path: "/w/send",
		name: "send"
	},
	{
		path: "/w/receive",
		name: "receive"
	},
	{
		path: "/w/marketplace",
		name: "marketplace"
	},
	{
		path: "/w/marketplace/send",
		name: "marketplaceSend"
	},
	{
		path: "/w/marketplace/receive",
		name: "marketplaceReceive"
	},
	{
		path: "/w/assets",
		name: "assets"
	},
	{
		path: "/w/profile",
		name: "profile"
	},
	{
		path: "/w/user",
		name: "user"
	},
	{
		path: "/w/account",
		name: "account"
	},
	{
		path: "/w/transactions",
		name: "transactions"
	},
	{
		path: "/w/notifications",
		name: "notifications"
	},
	{
		path: "/w/token/:id",
		name: "token"
	},
	{
		path: "/w/trade-settings",
		name: "tradeSettings"
	},
	{
		path: "/w/linked-accounts",
		name: "linkedAccounts"
	},
	{
		path: "/w/security",
		name: "security"
	},
	{
		path: "/w/security/password",
		name: "password"
	},
	{
		path: "/w/security/pin",
		name: "pin"
	},
	{
		path: "/w/security/emergency-contact",
		name: "emergencyContact"
	},
	{
		path: "/w/security/2fa-setup",
		name: "twoFactor"
	},
	{
		path: "/w/devices-and-activities",
		name: "devices"
	},
	{
		path: "/w/devices-and-activities/my-devices",
		name: "myDevices"
	},
	{
		path: "/w/devices-and-activities/logout",
		name: "devicesLogout"
	},
	{
		path: "/w/set-profile",
		name: "setProfile"
	},
	{
		path: "/w/edit-profile",
		name: "editProfile"
	},
	{
		path: "/w/logout",
		name: "logout"
	},
	{
		path: "/w/referral",
		name: "referral"
	},
	{
		path: "/w/financial-history",
		name: "financialHistory"
	},
	{
		path: "/w/announcement/:id",
		name: "announcement"
	},
	{
		path: "/w/announcements",
		name: "announcements"
	}
].map(({ path, name }) => ({
	name,
	pattern: new RegExp(`^${path.replace(/:\w+/, "[^/]+")}/?$`)
}));
/** The screen of a path; null for a path under /w that the product does not have. */
function screenAt(pathname) {
	return patterns.find(({ pattern }) => pattern.test(pathname))?.name ?? null;
}
// src/layouts/Wallet.astro
createAstro("http://localhost:4455");
var $$Wallet = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Wallet;
	const { title } = Astro.props;
	const { locale } = Astro.locals;
	const chosen = Astro.cookies.get("theme")?.value;
	const theme = chosen === "light" || chosen === "dark" ? chosen : void 0;
	Astro.csp?.insertDirective("trusted-types 'none'");
	return renderTemplate`${renderComponent($$result, "Document", $$Document, {
		"locale": locale,
		"title": title,
		"theme": theme
	}, {
		"default": ($$result) => renderTemplate`${renderSlot($$result, $$slots["default"])}`,
		"head": ($$result) => renderTemplate`<link rel="manifest"${addAttribute(pathIn(locale, "/site.webmanifest"), "href")}>${renderSlot($$result, $$slots["head"])}`
	})}`;
}, "/work/main/src/layouts/Wallet.astro", void 0);
// src/pages/w/[...path].astro
var ____path__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Component,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Component = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Component;
	const { locale } = Astro.locals;
	const { wallet, toasts } = messages(locale);
	const screen = screenAt(Astro.url.pathname);
	if (!screen) Astro.response.status = 404;
	const title = wallet.screens[screen ?? "notFound"];
	const { region, close, loggedOut, logoutFailed, somethingHappened, unauthorized } = toasts;
	const { deviceNeedsVerification, profileFailed, stillWorking } = toasts;
	return renderTemplate`${renderComponent($$result, "Layout", $$Wallet, { "title": title }, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Wallet", null, {
		"client:only": "react",
		"locale": locale,
		"product": "Cowrie",
		"words": wallet,
		"toasts": {
			region,
			close,
			loggedOut,
			logoutFailed,
			somethingHappened,
			unauthorized,
			deviceNeedsVerification,
			profileFailed,
			stillWorking
		},
		"client:component-hydration": "only",
		"client:component-path": "/work/main/src/islands/wallet/Wallet.tsx",
		"client:component-export": "Wallet"
	}, { "fallback": ($$result) => renderTemplate`${renderComponent($$result, "Skeleton", $$Skeleton, {
		"locale": locale,
		"title": title,
		"dashboard": screen === "dashboard",
		"slot": "fallback"
	})}` })}` })}`;
}, "/work/main/src/pages/w/[...path].astro", void 0);
var $$file = "/work/main/src/pages/w/[...path].astro";
var $$url = "/w/[...path]";
// \0virtual:astro:page:src/pages/w/[...path]@_@astro
var page = () => ____path__exports;
export { page };
