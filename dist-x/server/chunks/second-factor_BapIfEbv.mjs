import "./fields_DenWHCw7.mjs";
import { n as keepFlow, r as keptFlow, t as dropFlow } from "./kept-flow_BVe1KqVQ.mjs";
import { atom } from "nanostores";
// src/stores/second-factor.ts
var KEY = "draft:second-factor";
/** The one of this tab; null without one, undefined until the browser's storage was looked at. */
var $secondFactor = atom(void 0);
/** Looks at what this tab kept, so that a reload asks for no password a second time. */
function findSecondFactor(now = Date.now()) {
	const kept = keptFlow(KEY);
	const until = kept?.rest.until;
	const isLive = typeof until === "number" && until > now && until <= now + 3e5;
	$secondFactor.set(kept && isLive ? {
		email: kept.email,
		identifier: kept.identifier
	} : null);
}
function keepSecondFactor({ email, identifier }, now = Date.now()) {
	keepFlow(KEY, {
		email,
		identifier,
		rest: { until: now + 3e5 }
	});
	$secondFactor.set({
		email,
		identifier
	});
}
/** The screen stays as it is, for the page that follows: `findSecondFactor` shows the first step. */
function forgetSecondFactor() {
	dropFlow(KEY);
}
export { keepSecondFactor as i, findSecondFactor as n, forgetSecondFactor as r, $secondFactor as t };
