import { t as google } from "./auth_DTNfyfER.mjs";
import { p as call } from "./loader_DstmYstM.mjs";
// src/stores/google.ts
/** Hosts that a sign-in may send the browser to: the provider's, and the API's own. */
var GOOGLE_HOST = "accounts.google.com";
/**
* Where to go for Google's consent. Only an address of the provider or of the API itself is followed, and as it was judged:
* a browser would read `https:accounts.google.com` against the address of its page.
* @returns null for any other address.
* @throws ApiError
*/
async function googleAddress(apiOrigin) {
	const { redirect_url } = await call(google);
	return isAllowedRedirect(redirect_url, apiOrigin) ? new URL(redirect_url).href : null;
}
function isAllowedRedirect(address, apiOrigin) {
	let url;
	try {
		url = new URL(address);
	} catch {
		return false;
	}
	if (url.protocol !== "https:" && url.protocol !== "http:") return false;
	if (url.username !== "" || url.password !== "") return false;
	if (url.origin === apiOrigin) return true;
	return url.protocol === "https:" && url.host === GOOGLE_HOST;
}
export { googleAddress };
