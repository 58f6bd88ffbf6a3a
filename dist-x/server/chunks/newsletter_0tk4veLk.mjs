import { n as documented, t as endpoint } from "./endpoint_DMoAnoLS.mjs";
import { g as language, i as contactMessage, k as senderName, u as email } from "./fields_DenWHCw7.mjs";
import * as z from "zod/mini";
// contract/contact.ts
/** `CT-7K2M-9Q4D`: without the characters that are taken for others when they are read aloud or copied by hand. */
var REFERENCE = /^CT-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/;
/**
* A message to support. The same message from the same address within ten minutes is the same message: it is answered with
* the reference that it has, so that a form sent twice is read once.
*/
var send = endpoint({
	method: "POST",
	path: "/contact",
	source: "proposed",
	auth: "none",
	body: z.object({
		name: senderName,
		email,
		message: contactMessage,
		language: z.optional(language)
	}),
	reply: documented({ reference: z.string().check(z.regex(REFERENCE)) })
});
// contract/newsletter.ts
/** What a link in a mail carries: 128 random bits or more, as the server writes them. */
var LINK_KEY = /^[A-Za-z0-9_-]{22,64}$/;
var key = z.string().check(z.regex(LINK_KEY));
/** Mails a link to confirm. The answer is the same for every address, on the list or not. */
var subscribe = endpoint({
	method: "POST",
	path: "/newsletter",
	source: "proposed",
	auth: "none",
	body: z.object({
		email,
		language: z.optional(language)
	}),
	reply: documented({})
});
/** Puts the address on the list that the key was mailed to. A key works once. */
var confirm = endpoint({
	method: "POST",
	path: "/newsletter/confirm",
	source: "proposed",
	auth: "none",
	body: z.object({ key }),
	reply: documented({})
});
/** Takes the address off the list. The key of a letter goes on working: leaving twice is no mistake. */
var leave = endpoint({
	method: "POST",
	path: "/newsletter/leave",
	source: "proposed",
	auth: "none",
	body: z.object({ key }),
	reply: documented({})
});
export { REFERENCE as a, subscribe as i, confirm as n, send as o, leave as r, LINK_KEY as t };
