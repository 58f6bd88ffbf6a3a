import { r as errorEnvelope } from "./endpoint_DMoAnoLS.mjs";
// src/api/api-error.ts
/** The only thing that a call throws. */
var ApiError = class extends Error {
	/**
	* `http`: the API refused; `network`: no answer; `aborted`: the caller gave up; `bad-json`: an answer that is not JSON;
	* `contract`: JSON of another shape than the contract's.
	*/
	kind;
	/** HTTP status; 0 without an answer. */
	status;
	/** The server's words for people; null when it sent none. */
	serverMessage;
	code;
	/** Field name -> message key of contract/fields.ts. */
	fields;
	/** The API wants this device verified first. */
	deviceUnauthorized;
	requestId;
	/** Seconds that the API asks to wait; null when it does not say. */
	retryAfter;
	constructor(kind, details = {}) {
		super(`${kind} ${details.status ?? ""} ${details.code ?? ""}`.trim(), { cause: details.cause });
		this.name = "ApiError";
		this.kind = kind;
		this.status = details.status ?? 0;
		this.serverMessage = details.serverMessage ?? null;
		this.code = details.code ?? null;
		this.fields = details.fields ?? {};
		this.deviceUnauthorized = details.deviceUnauthorized ?? false;
		this.requestId = details.requestId ?? null;
		this.retryAfter = details.retryAfter ?? null;
	}
};
// src/api/create-call.ts
/** Longest wait, in seconds, that a Retry-After is followed for, and how many times. */
var LONGEST_WAIT = 10;
var RETRIES = 2;
/**
* The client of the contract: typed in and out. No time limit (spec section 7). A GET follows a short Retry-After;
* nothing else is ever repeated by itself, because codes and tokens are single use.
* @throws ApiError and nothing else.
*/
function createCall(transport) {
	return async function call(endpoint, body, options = {}) {
		const response = await answer(transport, transport.base + pathOf(endpoint.path, options), {
			method: endpoint.method,
			credentials: "include",
			headers: {
				accept: "application/json",
				"accept-language": transport.language(),
				...body === void 0 ? {} : { "content-type": "application/json" },
				...options.headers
			},
			...body === void 0 ? {} : { body: JSON.stringify(body) },
			...options.signal ? { signal: options.signal } : {}
		}, endpoint.method === "GET" ? RETRIES : 0);
		const json = await readJson(response);
		if (!response.ok) throw refusal(response, json);
		const parsed = endpoint.reply.safeParse(json);
		if (!parsed.success) throw new ApiError("contract", {
			status: response.status,
			cause: parsed.error
		});
		return parsed.data;
	};
}
function pathOf(path, { params, query }) {
	const filled = path.replace(/\{(\w+)\}/g, (name, key) => encodeURIComponent(params?.[key] ?? name));
	return query ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}
async function answer(transport, url, init, retries) {
	let response;
	try {
		response = await transport.fetch(url, init);
	} catch (cause) {
		throw new ApiError(init.signal?.aborted ? "aborted" : "network", { cause });
	}
	const wait = retryAfterOf(response);
	const mayWait = (response.status === 429 || response.status === 503) && wait !== null && wait <= LONGEST_WAIT;
	if (retries === 0 || !mayWait || init.signal?.aborted) return response;
	await new Promise((resolve) => setTimeout(resolve, wait * 1e3));
	return answer(transport, url, init, retries - 1);
}
/** Whole seconds; null for none, and for the form with a date, which nobody here sends. */
function retryAfterOf(response) {
	const wait = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
	return wait >= 0 ? wait : null;
}
async function readJson(response) {
	let text;
	try {
		text = await response.text();
	} catch (cause) {
		throw new ApiError(cause instanceof DOMException && cause.name === "AbortError" ? "aborted" : "network", {
			status: response.status,
			cause
		});
	}
	try {
		return JSON.parse(text);
	} catch (cause) {
		if (!response.ok) return null;
		throw new ApiError("bad-json", {
			status: response.status,
			cause
		});
	}
}
function refusal(response, json) {
	const retryAfter = retryAfterOf(response);
	const parsed = errorEnvelope.safeParse(json);
	if (parsed.success) {
		const { message, code, fields, device_unauthorized: flagged, request_id: requestId } = parsed.data;
		return new ApiError("http", {
			status: response.status,
			serverMessage: message,
			code,
			requestId,
			retryAfter,
			deviceUnauthorized: flagged ?? false,
			...fields ? { fields } : {}
		});
	}
	const loose = typeof json === "object" && json !== null ? { ...json } : {};
	return new ApiError("http", {
		status: response.status,
		serverMessage: typeof loose.message === "string" ? loose.message : null,
		retryAfter,
		deviceUnauthorized: loose.device_unauthorized === true
	});
}
export { ApiError as n, createCall as t };
