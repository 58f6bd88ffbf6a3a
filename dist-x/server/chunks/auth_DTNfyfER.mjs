import { n as documented, t as endpoint } from "./endpoint_DMoAnoLS.mjs";
import { D as resetPassword$1, E as resetCode, b as otp, h as identifier, l as deviceId, n as challengeToken, u as email, x as password } from "./fields_DenWHCw7.mjs";
import * as z from "zod/mini";
// contract/auth.ts
var maybeIdentifier = { identifier: z.optional(z.nullable(z.string())) };
/**
* With `identifier` in the answer the device must be verified by a code first (spec section 2, /login); with `two_factor`
* besides, a code of the authenticator app is asked for instead. The latter is ours: the specification names the call
* that takes it (section 7), not the way there.
*/
var login = endpoint({
	method: "POST",
	path: "/auth/login",
	source: "spec",
	auth: "none",
	body: z.object({
		email,
		password,
		turnstile_token: challengeToken,
		device_id: z.optional(deviceId)
	}),
	reply: documented({
		...maybeIdentifier,
		two_factor: z.optional(z.boolean())
	})
});
var requestSignupCode = endpoint({
	method: "POST",
	path: "/auth/signup/request-code",
	source: "spec",
	auth: "none",
	body: z.object({
		email,
		turnstile_token: challengeToken,
		device_id: z.optional(deviceId)
	}),
	reply: documented({ identifier: z.string() })
});
var verifySignupCode = endpoint({
	method: "POST",
	path: "/auth/signup/verify-code",
	source: "spec",
	auth: "none",
	body: z.object({
		code: otp,
		identifier
	}),
	reply: documented({ verified_identifier: z.string() })
});
var requestReset = endpoint({
	method: "POST",
	path: "/auth/reset",
	source: "spec",
	auth: "none",
	body: z.object({
		email,
		turnstile_token: challengeToken,
		device_id: z.optional(deviceId)
	}),
	reply: documented({ identifier: z.string() })
});
var verifyResetCode = endpoint({
	method: "POST",
	path: "/auth/verify-reset-code",
	source: "spec",
	auth: "none",
	body: z.object({
		code: resetCode,
		turnstile_token: challengeToken,
		identifier
	}),
	reply: documented({ identifier: z.string() })
});
var resetPassword = endpoint({
	method: "POST",
	path: "/auth/reset-password",
	source: "spec",
	auth: "none",
	body: z.object({
		password: resetPassword$1,
		identifier
	}),
	reply: documented({})
});
var verifyNewDevice = endpoint({
	method: "POST",
	path: "/auth/new-device/verify",
	source: "spec",
	auth: "none",
	body: z.object({
		code: otp,
		identifier: z.optional(z.nullable(identifier)),
		device_id: z.optional(deviceId)
	}),
	reply: documented({})
});
/** The browser navigates to `redirect_url`. */
var google = endpoint({
	method: "GET",
	path: "/auth/google",
	source: "spec",
	auth: "none",
	reply: documented({ redirect_url: z.string() })
});
export { resetPassword as a, verifySignupCode as c, requestSignupCode as i, login as n, verifyNewDevice as o, requestReset as r, verifyResetCode as s, google as t };
