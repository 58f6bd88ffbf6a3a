import { $ as createGetActionPath, Mt as ActionCalledFromServerError, Q as createActionsProxy, i as getAction, it as fetchStateSymbol, jt as AstroError } from "./server_BVvSpH8v.mjs";
// src/intl/consent.ts
/** What a visitor may let the site load (spec section 7, Third-party), each under its own question. */
var services = ["analytics", "recorder"];
/** The values of the cookie `consent`. Without one of them a visitor has not decided, and nothing is loaded. */
var consents = [
	"none",
	...services,
	"all"
];
var CONSENT_COOKIE = "consent";
function consentOf(value) {
	return consents.find((consent) => consent === value) ?? null;
}
function allows(consent, service) {
	return consent === "all" || consent === service;
}
/** The value that allows these services and no other: a service that is added later has to ask for itself. */
function consentTo(allowed) {
	const [first] = allowed;
	if (!first) return "none";
	return services.every((service) => allowed.includes(service)) ? "all" : first;
}
/** Global Privacy Control: the browser has declined for its user, on every site. */
function hasOptedOut(headers) {
	return headers.get("sec-gpc") === "1";
}
// src/intl/telemetry.ts
var addresses = {
	analytics: void 0,
	recorder: void 0
};
/** The services that this site was built with; without any there is nothing to ask. */
var configured = services.filter((service) => addresses[service]);
/** The script of each service that is configured and allowed. */
function allowedScripts(consent) {
	const allowed = configured.filter((service) => allows(consent, service));
	return Object.fromEntries(allowed.map((service) => [service, addresses[service]]));
}
createGetActionPath({
	baseUrl: "/",
	shouldAppendTrailingSlash: true
});
var actions = createActionsProxy({ handleAction: async (param, path, context) => {
	const state = context ? Reflect.get(context, fetchStateSymbol) : void 0;
	if (!state) throw new AstroError(ActionCalledFromServerError);
	const action = await getAction(state.manifest, path);
	if (!action) throw new Error(`Action not found: ${path}`);
	return action.bind(context)(param);
} });
export { allows as a, hasOptedOut as c, CONSENT_COOKIE as i, allowedScripts as n, consentOf as o, configured as r, consentTo as s, actions as t };
