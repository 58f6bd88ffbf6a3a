import { n as login$1, o as verifyNewDevice } from "./auth_DTNfyfER.mjs";
import { n as documented, t as endpoint } from "./endpoint_DMoAnoLS.mjs";
import { M as twoFactorCode, b as otp, h as identifier, u as email } from "./fields_DenWHCw7.mjs";
import { c as mayOpenSession, f as sessionStarted, p as call, x as local } from "./loader_DstmYstM.mjs";
import { i as startCountdown, t as clearCountdown } from "./countdown_DwifGIY1.mjs";
import { t as deviceId } from "./device_Cd_zNaRv.mjs";
import { i as keepSecondFactor, r as forgetSecondFactor, t as $secondFactor } from "./second-factor_BapIfEbv.mjs";
import * as z from "zod/mini";
endpoint({
	method: "POST",
	path: "/2fa/setup",
	source: "spec",
	auth: "session",
	reply: documented({
		/** Base32. */
		secret: z.string(),
		/** For a QR code: `otpauth://totp/...`. */
		otpauth_url: z.string(),
		expires_at: z.iso.datetime()
	})
});
endpoint({
	method: "POST",
	path: "/2fa/enable",
	source: "spec",
	auth: "session",
	body: z.object({ code: otp }),
	reply: documented({ recovery_codes: z.array(z.string()) })
});
/**
* The second step of a login that answered `two_factor`: a code of the app, or a recovery code. With `identifier` in the
* answer the device must be verified besides, as after a login (spec section 2).
*/
var verify = endpoint({
	method: "POST",
	path: "/2fa/verify",
	source: "spec",
	auth: "none",
	body: z.object({
		code: twoFactorCode,
		email,
		identifier
	}),
	reply: documented({ identifier: z.optional(z.nullable(z.string())) })
});
// src/stores/login.ts
/**
* Signs in with a password.
* @throws ApiError
*/
async function login(credentials) {
	const { email, password, token } = credentials;
	const reply = await mayOpenSession(async () => {
		const device_id = await deviceId();
		return call(login$1, {
			email,
			password,
			turnstile_token: token,
			device_id
		});
	});
	if (reply.two_factor && reply.identifier) {
		keepSecondFactor({
			email,
			identifier: reply.identifier
		});
		return "second-factor";
	}
	return proceed(email, reply.identifier);
}
/**
* The second step of a login: a code of the authenticator app, or a recovery code.
* @throws ApiError
*/
async function verifySecondFactor(code) {
	const { email = "", identifier = "none" } = $secondFactor.get() ?? {};
	const reply = await mayOpenSession(() => call(verify, {
		code,
		email,
		identifier
	}));
	forgetSecondFactor();
	return proceed(email, reply.identifier);
}
/** With an identifier in the answer the device must be verified first (spec section 2, /login). */
function proceed(email, identifier) {
	if (identifier) {
		local.write("identifier", identifier);
		local.write("pendingVerificationEmail", email);
		startCountdown();
		return "verify";
	}
	sessionStarted();
	return "signed-in";
}
/** The address that is being verified on this device, if any. */
function pendingEmail() {
	return local.read("pendingVerificationEmail");
}
/**
* Verifies this device by the code that was mailed.
* @throws ApiError
*/
async function verifyDevice(code) {
	await mayOpenSession(async () => {
		const device_id = await deviceId();
		return call(verifyNewDevice, {
			code,
			identifier: local.read("identifier"),
			device_id
		});
	});
	for (const key of ["identifier", "pendingVerificationEmail"]) local.remove(key);
	clearCountdown();
	sessionStarted();
}
export { verifySecondFactor as i, pendingEmail as n, verifyDevice as r, login as t };
