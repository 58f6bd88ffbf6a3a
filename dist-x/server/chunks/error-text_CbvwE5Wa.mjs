import { n as ApiError } from "./create-call_YovI1v8w.mjs";
import { t as cleanServerText } from "./server-text_B4Ji0apL.mjs";
// src/stores/error-text.ts
/**
* What a person reads when a call failed: the server's message when there is one, else the fallback (spec section 8).
* Anything that is not an ApiError is a mistake of ours and gets the fallback too.
*/
function errorText(error, fallback) {
	if (error instanceof ApiError && error.serverMessage) return cleanServerText(error.serverMessage) || fallback;
	return fallback;
}
/**
* As `errorText`, with the fallback that fits: without a network it says so, and a bare 403 has a text of its own
* (spec section 8).
*/
function failureText(error, words, { refused, failed }) {
	if (!(error instanceof ApiError)) return failed;
	if (error.kind === "network") return words.offline;
	if (error.status === 403) return errorText(error, words.authorizationFailed);
	return errorText(error, error.status >= 400 && error.status < 500 ? refused : failed);
}
export { failureText as n, errorText as t };
