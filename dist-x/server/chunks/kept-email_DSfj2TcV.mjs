import { S as session } from "./loader_DstmYstM.mjs";
// src/stores/kept-email.ts
var KEY = "draft:email";
/** Takes an address along to the next document of this tab: nobody types it twice between login and reset. */
function keepEmail(email) {
	if (email) session.write(KEY, email);
}
/** Loads the page again, which is how a challenge that failed is retried (spec section 8); what was typed comes along. */
function reloadKeeping(email) {
	keepEmail(email);
	location.reload();
}
/** The address that the last document of this tab held, once; empty without one. */
function takeKeptEmail() {
	const kept = session.read(KEY) ?? "";
	session.remove(KEY);
	return kept.slice(0, 254);
}
export { reloadKeeping as n, takeKeptEmail as r, keepEmail as t };
