import { n as documented, t as endpoint } from "./endpoint_DMoAnoLS.mjs";
import { A as state, C as phoneNumber, N as username$1, T as referralCode, _ as lastName, a as contactName, c as countryCode, f as firstName, j as street, o as contactRelation, p as gender, r as city, s as country, t as birthDate, v as middleName, w as postalCode, y as newPassword } from "./fields_DenWHCw7.mjs";
import { n as onboardingSteps } from "./session_B9YKmqu8.mjs";
import { S as session, i as checkStatus, n as $auth, p as call, x as local } from "./loader_DstmYstM.mjs";
import { t as pathOfStep } from "./step-paths_BjQst8DI.mjs";
import * as z from "zod/mini";
endpoint({
	method: "GET",
	path: "/referral/code",
	source: "spec",
	auth: "session",
	reply: documented({ referral_code: z.string() })
});
endpoint({
	method: "GET",
	path: "/referral/stats",
	source: "spec",
	auth: "session",
	reply: documented({
		invited: z.number(),
		joined: z.number(),
		qualified: z.number()
	})
});
var complete = endpoint({
	method: "POST",
	path: "/user/referral/complete",
	source: "spec",
	auth: "session",
	body: z.union([z.object({ skip: z.literal(true) }), z.object({ referral_code: referralCode })]),
	reply: documented({})
});
// contract/user.ts
var address = z.object({
	street,
	city,
	state,
	postal_code: postalCode,
	country
});
/** Used by the mock with its own clock; the client checks with the browser's. */
var userInfo = (today) => z.object({
	first_name: firstName,
	last_name: lastName,
	middle_name: z.optional(middleName),
	phone_number: phoneNumber,
	country_code: countryCode,
	date_of_birth: birthDate(today),
	gender,
	address
});
var skip = z.object({ skip: z.literal(true) });
var saveProfile = endpoint({
	method: "POST",
	path: "/user/profile",
	source: "spec",
	auth: "session",
	body: z.union([skip, userInfo()]),
	reply: documented({})
});
var setPassword$1 = endpoint({
	method: "POST",
	path: "/user/set-password",
	source: "spec",
	auth: "session",
	body: z.object({ password: newPassword }),
	reply: documented({})
});
/** `success: false` with a username is a suggestion; without one the name is refused (spec section 4, Username). */
var username = endpoint({
	method: "POST",
	path: "/user/username",
	source: "spec",
	auth: "session",
	body: z.object({ username: username$1 }),
	reply: documented({
		success: z.boolean(),
		username: z.optional(z.nullable(z.string()))
	})
});
endpoint({
	method: "POST",
	path: "/user/emergency-contact",
	source: "spec",
	auth: "session",
	body: z.object({
		phone_number: phoneNumber,
		relation: contactRelation,
		name: contactName
	}),
	reply: documented({})
});
// src/stores/onboarding.ts
/** The page of the first step that is required, in the server's order; /w when none is. */
function nextPath(required) {
	const step = required.find((name) => onboardingSteps.includes(name));
	return step ? pathOfStep[step] : "/w";
}
/**
* After a step: checks the status again and takes the step off, should the server be a moment behind. When the check
* itself fails nobody knows what is next, and /profile-setup finds out.
* @returns where to go, and whether the step was the last one.
*/
async function afterStep(done) {
	const known = $auth.get().userStatus?.required;
	const listed = (await checkStatus().catch(() => null))?.required ?? known;
	if (!listed) return {
		path: "/profile-setup",
		finished: false
	};
	const required = listed.filter((step) => step !== done);
	const current = $auth.get().userStatus;
	if (current) $auth.setKey("userStatus", {
		...current,
		required
	});
	if (required.length === 0) local.remove("verified_identifier");
	return {
		path: nextPath(required),
		finished: required.length === 0
	};
}
/** The name that the server proposed for a taken one, kept in this tab until a name is set (spec section 4, Username). */
function suggestedUsername() {
	return session.read("draft:set-username") ?? "";
}
function rememberSuggestion(username) {
	if (username === null) session.remove("draft:set-username");
	else session.write("draft:set-username", username);
}
var setPassword = (password) => call(setPassword$1, { password });
var saveUserInfo = (body) => call(saveProfile, body);
var checkUsername = (username$2) => call(username, { username: username$2 });
var completeReferral = (body) => call(complete, body);
export { rememberSuggestion as a, suggestedUsername as c, nextPath as i, address as l, checkUsername as n, saveUserInfo as o, completeReferral as r, setPassword as s, afterStep as t };
