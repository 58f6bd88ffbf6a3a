import * as z from "zod/mini";
// contract/envelope.ts
/** Every error the API answers with, always as JSON, also for an unknown path or a malformed body. */
var errorEnvelope = z.object({
	status: z.literal("error"),
	/** For people, in the language asked for by Accept-Language. */
	message: z.nullable(z.string()),
	/** For programs: lower_snake_case. */
	code: z.string(),
	/** Field name -> message key of fields.ts, so that a client can show it in its own language. */
	fields: z.optional(z.record(z.string(), z.string())),
	/** A status check that was refused may say that this device must be verified first (spec section 4, Auth loading). */
	device_unauthorized: z.optional(z.boolean()),
	request_id: z.string()
});
/**
* Success of a call that we propose: the payload under `data`.
* @__NO_SIDE_EFFECTS__
*/
function success(data) {
	return z.object({
		status: z.literal("success"),
		message: z.optional(z.string()),
		data
	});
}
/**
* Success of a documented auth or user call. The specification reads `data.identifier` through a client whose `data` is
* the body, so the fields stand at the top level; the same fields are repeated under `data` (spec section 7).
* @__NO_SIDE_EFFECTS__
*/
function documented(fields) {
	return z.extend(z.object({
		status: z.literal("success"),
		message: z.optional(z.nullable(z.string())),
		data: z.optional(z.object(fields))
	}), fields);
}
// contract/endpoint.ts
z.config({ jitless: true });
var nothing = z.optional(z.undefined());
/**
* Declares one call of the API. A call without a `body` (or `query`) takes none.
* @__NO_SIDE_EFFECTS__
*/
function endpoint(definition) {
	return {
		...definition,
		body: definition.body ?? nothing,
		query: definition.query ?? nothing
	};
}
export { success as i, documented as n, errorEnvelope as r, endpoint as t };
