import { n as documented, t as endpoint } from "./endpoint_DMoAnoLS.mjs";
import * as z from "zod/mini";
// contract/session.ts
/** The onboarding steps in the order in which the product asks them (spec section 4, Profile setup). */
var onboardingSteps = [
	"password",
	"user_info",
	"username",
	"referral"
];
var maybe = z.optional(z.nullable(z.string()));
var person = {
	username: maybe,
	customer_id: maybe,
	first_name: maybe,
	last_name: maybe
};
/** The one call that decides where a person may go; never cached. */
var status = endpoint({
	method: "GET",
	path: "/user/profile/status",
	source: "spec",
	auth: "session",
	reply: documented({
		...person,
		required: z.array(z.enum(onboardingSteps)),
		/** Holds `transaction_password` while no transaction PIN is set. */
		optional: z.array(z.string()),
		/** `incomplete` is the only value the specification names. */
		user_status: z.string(),
		device_unauthorized: z.boolean(),
		error: maybe
	})
});
var profile = endpoint({
	method: "GET",
	path: "/user/profile",
	source: "spec",
	auth: "session",
	reply: documented({
		...person,
		email: z.string(),
		middle_name: maybe,
		phone_number: maybe,
		country_code: maybe,
		date_of_birth: maybe,
		gender: maybe,
		address: z.optional(z.nullable(z.object({
			street: maybe,
			city: maybe,
			state: maybe,
			postal_code: maybe,
			country: maybe
		})))
	})
});
/** Answers 200 for a guest too: who is signed out stays signed out. */
var logout = endpoint({
	method: "POST",
	path: "/auth/logout",
	source: "spec",
	auth: "none",
	reply: documented({})
});
export { status as i, onboardingSteps as n, profile as r, logout as t };
