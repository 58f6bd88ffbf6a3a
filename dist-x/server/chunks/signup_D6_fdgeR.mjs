import { c as verifySignupCode$1, i as requestSignupCode$1 } from "./auth_DTNfyfER.mjs";
import { c as mayOpenSession, f as sessionStarted, p as call, x as local } from "./loader_DstmYstM.mjs";
import { i as startCountdown } from "./countdown_DwifGIY1.mjs";
import { t as deviceId } from "./device_Cd_zNaRv.mjs";
import { t as forgetSignup } from "./forget-signup_DW3vhYqI.mjs";
// src/stores/signup.ts
/**
* Asks for a sign-up code and remembers what the next screen needs. The challenge's token is single use, so it is not
* kept with the payload.
* @param token empty when the challenge was passed over after its time; the server decides.
* @throws ApiError
*/
async function requestSignupCode({ email, token }) {
	const device_id = await deviceId();
	const reply = await call(requestSignupCode$1, {
		email,
		turnstile_token: token,
		device_id
	});
	local.write("identifier", reply.identifier);
	local.write("signup_payload", JSON.stringify({
		email,
		turnstile_token: "",
		device_id
	}));
	local.write("pendingVerificationEmail", email);
	startCountdown();
}
/** The address that the code went to; null when no sign-up is under way in this browser. */
function signupEmail() {
	try {
		const payload = JSON.parse(local.read("signup_payload") ?? "null");
		if (typeof payload === "object" && payload !== null && "email" in payload) return typeof payload.email === "string" && payload.email.length <= 254 ? payload.email : null;
	} catch {}
	return null;
}
/**
* Verifies the code; the account exists and this browser is signed in afterwards.
* @throws ApiError
*/
async function verifySignupCode(code) {
	const identifier = local.read("identifier") ?? "none";
	const reply = await mayOpenSession(() => call(verifySignupCode$1, {
		code,
		identifier
	}));
	forgetSignup();
	local.write("verified_identifier", reply.verified_identifier);
	local.write("from_otp_verification", "true");
	sessionStarted();
}
/** True once after a sign-up was verified: the next screen then greets nobody a second time (spec section 4). */
function cameFromSignup() {
	const marked = local.read("from_otp_verification") === "true";
	local.remove("from_otp_verification");
	return marked;
}
export { verifySignupCode as i, requestSignupCode as n, signupEmail as r, cameFromSignup as t };
