import { Z as ActionError, t as defineAction } from "./server_BVvSpH8v.mjs";
import { r as PUBLIC_SITE_URL, t as PUBLIC_API_URL } from "./client_B1ZfDz9w.mjs";
import { i as CONSENT_COOKIE, r as configured, s as consentTo } from "./_astro_actions_BQHsVIjb.mjs";
import { i as subscribe, n as confirm, o as send, r as leave } from "./newsletter_0tk4veLk.mjs";
import { n as ApiError, t as createCall } from "./create-call_YovI1v8w.mjs";
import { n as languageTags } from "./locale_DjvJCb5D.mjs";
import { d as fieldMessages } from "./fields_DenWHCw7.mjs";
import { t as cleanServerText } from "./server-text_B4Ji0apL.mjs";
// src/actions/back-path.ts
/**
* A path of this site and perhaps a place in it, written in characters that mean nothing else: without `//`, `\`, a scheme,
* a query or a space there is no other reading that would lead away.
*/
var INTERNAL = /^\/(?:[\w\-.~%@]+(?:\/[\w\-.~%@]+)*\/?)?(?:#[\w-]+)?$/;
/** The server looks at no longer path. */
var LONGEST = 1024;
/** Where a form says that it stood, if that is a path of this site; home for anything else. */
function backPath(value) {
	return typeof value === "string" && value.length <= LONGEST && INTERNAL.test(value) ? value : "/";
}
// src/actions/consent.ts
var YEAR = 31536e3;
/** The cookie's value for a form; null when it holds no answer. Only what was asked about can be allowed. */
function consentIn(form) {
	switch (form.get("choice")) {
		case "all": return consentTo(configured);
		case "none": return "none";
		case "ticked": return consentTo(configured.filter((service) => form.has(service)));
		default: return null;
	}
}
/** A plain form's answer to the consent question. @returns the path that it came from, to go back to. */
var consent = defineAction({
	accept: "form",
	handler: (form, { cookies }) => {
		const chosen = consentIn(form);
		if (!chosen) throw new ActionError({ code: "BAD_REQUEST" });
		cookies.set(CONSENT_COOKIE, chosen, {
			path: "/",
			sameSite: "lax",
			httpOnly: true,
			secure: PUBLIC_SITE_URL.startsWith("https:"),
			maxAge: YEAR
		});
		return { back: backPath(form.get("back")) };
	}
});
// src/actions/api.ts
/** The longest that a form waits for the API, in milliseconds. */
var LIMIT = 1e4;
/** The API as this visitor asks it: with their cookies, language and address, from the server. */
function apiFor(context) {
	const { request, locals } = context;
	const cookie = request.headers.get("cookie");
	return createCall({
		base: PUBLIC_API_URL,
		language: () => languageTags[locals.locale],
		fetch: (input, init) => {
			const headers = new Headers(init.headers);
			if (cookie) headers.set("cookie", cookie);
			headers.set("x-forwarded-for", clientOf(context));
			return fetch(input, {
				...init,
				headers,
				redirect: "error",
				signal: AbortSignal.timeout(LIMIT)
			});
		}
	});
}
/**
* The address that limits are counted by: what the proxy in front wrote last, since whoever asks can write what stands
* before it.
*/
function clientOf({ request, clientAddress }) {
	return (request.headers.get("x-forwarded-for")?.split(",") ?? []).at(-1)?.trim() || clientAddress;
}
/** The language of the page, as calls name it. */
var pageLanguage = ({ locals }) => locals.locale === "cn" ? "zh-CN" : "en";
// src/actions/form-answer.ts
/** A form that comes back for reasons of its own, without a call. */
var returned = (values, reason) => ({
	status: 400,
	errors: {},
	trap: "",
	problem: null,
	...reason,
	sent: false,
	values
});
/** The first message of each field. */
function errorsOf(values, issues) {
	const errors = {};
	for (const name of Object.keys(values)) {
		const issue = issues.find(({ path }) => path[0] === name);
		const message = fieldMessages.find((known) => known === issue?.message);
		if (message) errors[name] = message;
	}
	return errors;
}
// src/actions/not-sent.ts
/** Statuses of an API that does not have the call. */
var MISSING = [404, 405];
/**
* A form that the API did not take. An answer that makes no sense counts as none: the same message may be sent twice, and
* the API knows it again.
* @throws what is no failure of the API
*/
function notSent(error, values) {
	if (!(error instanceof ApiError)) throw error;
	const { kind, status, code, fields, serverMessage, retryAfter } = error;
	if (status === 429) return returned(values, {
		status: 429,
		problem: {
			kind: "limited",
			minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60))
		}
	});
	if (kind !== "http" || status >= 500 || MISSING.includes(status)) return returned(values, {
		status: 503,
		problem: { kind: "down" }
	});
	if (code === "link_invalid") return returned(values, { problem: { kind: "expired" } });
	const errors = errorsOf(values, Object.entries(fields).map(([name, message]) => ({
		path: [name],
		message
	})));
	if (Object.keys(errors).length > 0) return returned(values, { errors });
	return returned(values, { problem: {
		kind: "refused",
		text: cleanServerText(serverMessage ?? "")
	} });
}
// src/actions/typed-text.ts
/** The field that no person sees. */
var TRAP = "website";
/**
* A field of one line as it was typed; empty for one that is missing, or a file. What no key types is left out: it would
* reach the page and the API as something else than it looks like.
*/
var typedLine = (form, name) => textOf(form, name).replace(/\p{Cc}+/gu, " ");
/** The same of several lines. */
var typedLines = (form, name) => textOf(form, name).replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
/** What a program put where nobody types. */
var trapText = (form) => typedLine(form, TRAP);
function textOf(form, name) {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}
// src/actions/contact.ts
/** Passes a message on to support. */
var contact = defineAction({
	accept: "form",
	handler: async (form, context) => {
		const values = {
			name: typedLine(form, "name"),
			email: typedLine(form, "email"),
			message: typedLines(form, "message")
		};
		const trap = trapText(form);
		const parsed = send.body.safeParse({
			...values,
			language: pageLanguage(context)
		});
		const errors = errorsOf(values, parsed.error?.issues ?? []);
		if (!parsed.success || trap !== "") return returned(values, {
			errors,
			trap
		});
		try {
			const { reference } = await apiFor(context)(send, parsed.data);
			return {
				sent: true,
				reference
			};
		} catch (error) {
			return notSent(error, values);
		}
	}
});
// src/actions/newsletter-link.ts
var byKey = (endpoint) => defineAction({
	accept: "form",
	handler: async (form, context) => {
		const values = { key: typedLine(form, "key") };
		const parsed = endpoint.body.safeParse(values);
		if (!parsed.success) return returned(values, { problem: { kind: "expired" } });
		try {
			await apiFor(context)(endpoint, parsed.data);
			return { sent: true };
		} catch (error) {
			return notSent(error, values);
		}
	}
});
/** What the buttons behind the links in letters do. */
var confirmNewsletter = byKey(confirm);
var leaveNewsletter = byKey(leave);
// src/actions/index.ts
/** The forms that work without a script. Astro looks for this name. */
var server = {
	consent,
	contact,
	newsletter: defineAction({
		accept: "form",
		handler: async (form, context) => {
			const values = { email: typedLine(form, "email") };
			const trap = trapText(form);
			const parsed = subscribe.body.safeParse({
				...values,
				language: pageLanguage(context)
			});
			const errors = errorsOf(values, parsed.error?.issues ?? []);
			if (!parsed.success || trap !== "") return returned(values, {
				errors,
				trap
			});
			try {
				await apiFor(context)(subscribe, parsed.data);
				return { sent: true };
			} catch (error) {
				return notSent(error, values);
			}
		}
	}),
	confirmNewsletter,
	leaveNewsletter
};
export { server };
