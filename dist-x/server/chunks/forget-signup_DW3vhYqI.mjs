import { x as local } from "./loader_DstmYstM.mjs";
import { t as clearCountdown } from "./countdown_DwifGIY1.mjs";
// src/stores/forget-signup.ts
/** Leaves the sign-up that is under way ('Not you?'). */
function forgetSignup() {
	for (const key of [
		"identifier",
		"signup_payload",
		"pendingVerificationEmail"
	]) local.remove(key);
	clearCountdown();
}
export { forgetSignup as t };
