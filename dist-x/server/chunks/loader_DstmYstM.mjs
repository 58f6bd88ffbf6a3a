import { t as PUBLIC_API_URL } from "./client_B1ZfDz9w.mjs";
import { i as status, r as profile, t as logout$1 } from "./session_B9YKmqu8.mjs";
import { n as ApiError, t as createCall } from "./create-call_YovI1v8w.mjs";
import { useEffect, useState } from "react";
import { atom, map } from "nanostores";
// src/api/cookies.ts
function readCookie(name) {
	if (typeof document === "undefined") return null;
	for (const pair of document.cookie.split("; ")) {
		const at = pair.indexOf("=");
		if (pair.slice(0, at) !== name) continue;
		try {
			return decodeURIComponent(pair.slice(at + 1));
		} catch {
			return null;
		}
	}
	return null;
}
function put(name, value, limits) {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	document.cookie = `${name}=${value}; ${limits}${secure}`;
}
/**
* Lets the error page open (spec section 2): for a minute, and for that page alone, whose server takes it away.
* @param path the page's own, with its language.
*/
function writeErrorFlag(path) {
	put("error_flag", "1", `Path=${path}; Max-Age=60; SameSite=Strict`);
}
// src/api/carried.ts
/** Before what this site left in the name of its tab. */
var MARK = "kept:";
/** Empty on the server, and for a name that is not ours. */
function readName() {
	try {
		return { ...window.name.startsWith(MARK) && JSON.parse(window.name.slice(5)) };
	} catch {
		return {};
	}
}
/**
* What the last document of this tab could not keep in its storage. A tab's name outlives the document, and a browser drops
* it on the way to another site. It counts only where storage still refuses: nobody else's name is taken for ours.
*/
function takeCarried(shelf, browser) {
	const carried = readName()[shelf];
	if (carried) try {
		browser().setItem(MARK, "");
		browser().removeItem(MARK);
	} catch {
		return new Map(Object.entries(carried).filter((entry) => typeof entry[1] === "string"));
	}
	return /* @__PURE__ */ new Map();
}
/** Leaves what storage refused to the next document of this tab. */
function carry(shelf, memory) {
	if (typeof window === "undefined") return;
	window.name = MARK + JSON.stringify({
		...readName(),
		[shelf]: Object.fromEntries(memory)
	});
}
// src/api/storage.ts
/** Every key that a browser may keep: the specification's own (section 3) and two that it describes without a name. */
var localKeys = [
	"identifier",
	"token",
	"refresh_token",
	"signup_payload",
	"verified_identifier",
	"from_otp_verification",
	"oauth_email",
	"pendingVerificationEmail",
	"tPin",
	"otpExpiresAt",
	"supportPanelOpen"
];
/** Kept for this tab only. `draft:<form>` never holds a PIN, a code or a password. */
var sessionKeys = [
	"flash",
	"moneyKey",
	"recent",
	"chunkRetried"
];
/** A place to keep text that never throws: storage may be blocked, full or absent. */
var Shelf = class {
	#name;
	#browser;
	/** What the browser refused to keep lives as long as the tab. */
	#memory;
	constructor(name, browser) {
		this.#name = name;
		this.#browser = browser;
		this.#memory = takeCarried(name, browser);
	}
	read(key) {
		const remembered = this.#memory.get(key);
		if (remembered !== void 0) return remembered;
		try {
			return this.#browser().getItem(key);
		} catch {
			return null;
		}
	}
	write(key, value) {
		try {
			this.#browser().setItem(key, value);
			this.#forget(key);
		} catch {
			this.#memory.set(key, value);
			carry(this.#name, this.#memory);
		}
	}
	/** Every key that is held, ours or not. */
	keys() {
		try {
			const storage = this.#browser();
			const held = Array.from({ length: storage.length }, (_, index) => storage.key(index));
			return [...this.#memory.keys(), ...held.filter((key) => key !== null)];
		} catch {
			return [...this.#memory.keys()];
		}
	}
	remove(key) {
		this.#forget(key);
		try {
			this.#browser().removeItem(key);
		} catch {}
	}
	#forget(key) {
		if (this.#memory.delete(key)) carry(this.#name, this.#memory);
	}
};
var local = new Shelf("local", () => globalThis.localStorage);
var session = new Shelf("tab", () => globalThis.sessionStorage);
/** What outlives a session: whether the support panel stands open says nothing about a person. */
var keptAtLogout = ["supportPanelOpen"];
/** Removes all that a session left in this browser, also when the API can't be reached (spec section 4, Logout). */
function forgetSession() {
	for (const key of localKeys) if (!keptAtLogout.includes(key)) local.remove(key);
	forgetTab();
}
/** Removes what was typed and looked at in this tab; what the next page has to say stays. */
function forgetTab() {
	for (const key of session.keys()) if (isSessionKey(key) && key !== "flash") session.remove(key);
}
function isSessionKey(key) {
	return key.startsWith("draft:") || sessionKeys.includes(key);
}
// src/stores/notices.ts
/** Spec section 9: 3 s on onboarding, 5 s elsewhere. */
var ONBOARDING_DURATION = 3e3;
/** Toasts that wait to be shown; `<Notices>` takes them from here. */
var $notices = atom([]);
var lastId = 0;
var newest = null;
function notify(kind, text, options = {}) {
	lastId += 1;
	const notice = {
		id: lastId,
		kind,
		text,
		duration: options.duration ?? 5e3
	};
	newest = {
		notice,
		until: Date.now() + notice.duration
	};
	$notices.set([...$notices.get(), notice]);
}
function noticeShown(id) {
	$notices.set($notices.get().filter((notice) => notice.id !== id));
}
/** Leaves a toast for the next document of this tab: a navigation ends this one. */
function notifyAfterNavigation(kind, text, options = {}) {
	session.write("flash", JSON.stringify({
		kind,
		text,
		duration: options.duration ?? 5e3
	}));
}
/** The newest toast and when its time is over, in milliseconds since 1970; null before the first. */
function newestNotice() {
	return newest;
}
/** Shows the toast that the last document left, once. Anything unreadable is dropped. */
function showFlash() {
	const left = session.read("flash");
	if (left === null) return;
	session.remove("flash");
	try {
		const { kind, text, duration } = JSON.parse(left);
		if (!(kind === "success" || kind === "error" || kind === "info") || typeof text !== "string" || typeof duration !== "number") return;
		notify(kind, text, { duration: Math.min(Math.max(duration, 1e3), 1e4) });
	} catch {}
}
// src/api/call.ts
/** The product's API from a browser, with its cookies. */
var call = createCall({
	base: PUBLIC_API_URL,
	fetch: (input, init) => globalThis.fetch(input, init),
	language: () => typeof document === "undefined" ? "en" : document.documentElement.lang || "en"
});
// src/stores/auth.ts
var signedOut = {
	loading: false,
	error: null,
	user: null,
	userStatus: null,
	isAuthenticated: false,
	isLoggedIn: false,
	logoutInProgress: false,
	deviceId: null,
	deviceInitialized: false,
	isCheckingStatus: false,
	hasInitialStatusCheck: false
};
/**
* `isAuthenticated` starts true when the session cookie exists. It may be out of a script's reach, so a page that the
* server rendered for a member says it too (`<html data-member>`).
*/
var $auth = map({
	...signedOut,
	isAuthenticated: readCookie("access_token") !== null || typeof document !== "undefined" && document.documentElement.hasAttribute("data-member")
});
/** Counts sessions of this document: an answer that belongs to an earlier one is dropped. */
var epoch = 0;
var checking = null;
/** Thrown into a call whose session ended while it ran. */
var SessionEnded = class extends Error {};
/**
* The status check (spec section 4). Concurrent checks share one call; success signs in, failure signs out, and an answer
* that arrives after a logout does neither.
* @throws ApiError, or SessionEnded.
*/
function checkStatus() {
	checking ??= runStatusCheck(epoch).finally(() => {
		checking = null;
	});
	return checking;
}
async function runStatusCheck(session) {
	$auth.setKey("isCheckingStatus", true);
	try {
		const { status: _envelope, data: _copy, ...reply } = await call(status);
		if (session !== epoch) throw new SessionEnded();
		const known = $auth.get().user;
		$auth.set({
			...$auth.get(),
			userStatus: reply,
			user: {
				...isOther(known, reply) ? null : known,
				...personOf(reply)
			},
			isAuthenticated: true,
			isLoggedIn: true,
			error: null
		});
		return reply;
	} catch (error) {
		if (session === epoch) $auth.set({
			...$auth.get(),
			isAuthenticated: false,
			isLoggedIn: false
		});
		throw error;
	} finally {
		if (session === epoch) $auth.set({
			...$auth.get(),
			isCheckingStatus: false,
			hasInitialStatusCheck: true
		});
	}
}
/** True when both are known by their number and differ: somebody else signed in, in another tab perhaps. */
function isOther(known, { customer_id }) {
	return Boolean(known?.customer_id && customer_id && known.customer_id !== customer_id);
}
function personOf({ username, customer_id, first_name, last_name }) {
	return {
		username,
		customer_id,
		first_name,
		last_name
	};
}
/** Fetches the whole profile when the status named neither the person nor the customer (spec section 4, Initialise). */
async function loadUser() {
	const known = $auth.get().user;
	if (known?.username && known.customer_id) return;
	const session = epoch;
	const { status: _envelope, message: _message, data: _copy, ...profile$1 } = await call(profile);
	const { userStatus } = $auth.get();
	if (session === epoch && !(userStatus && isOther(profile$1, userStatus))) $auth.setKey("user", profile$1);
}
/** 'false' while the transaction PIN is still to be set, else 'true': a hint for the interface, never a permission. */
function rememberPinHint(status) {
	local.write("tPin", status.optional.includes("transaction_password") ? "false" : "true");
}
/** Calls under way that may open a session. */
var opening = /* @__PURE__ */ new Set();
/**
* Asks for what may open a session. The answer is dropped when somebody logged out over it: `logout` waits for it, and
* ends what it opened.
* @throws SessionEnded, and what `ask` throws.
*/
async function mayOpenSession(ask) {
	const session = epoch;
	const asked = ask();
	opening.add(asked);
	try {
		const reply = await asked;
		if (session !== epoch) throw new SessionEnded();
		return reply;
	} finally {
		opening.delete(asked);
	}
}
/** A session began in this tab (login, code or device verified). */
function sessionStarted() {
	epoch += 1;
	checking = null;
	$auth.set({
		...$auth.get(),
		isAuthenticated: true,
		user: null,
		userStatus: null,
		error: null
	});
	personMayHaveChanged();
}
/** A session may be another person's than the last one: what was typed here is not theirs, and other tabs begin anew. */
function personMayHaveChanged() {
	forgetTab();
	announce("signed-in");
}
/** Drops what this tab knows of a session, without asking the API: another tab ended it, or it expired. */
function sessionEnded() {
	epoch += 1;
	checking = null;
	const { deviceId, deviceInitialized, logoutInProgress } = $auth.get();
	$auth.set({
		...signedOut,
		deviceId,
		deviceInitialized,
		logoutInProgress,
		hasInitialStatusCheck: true
	});
	forgetSession();
}
/**
* Ends the session at the API and here. What this browser kept is gone either way; when the API could not be reached the
* session itself lives on, and the caller says so (spec section 4, Logout).
* @throws ApiError
*/
async function logout() {
	if ($auth.get().logoutInProgress) return;
	epoch += 1;
	checking = null;
	$auth.setKey("logoutInProgress", true);
	forgetSession();
	await Promise.allSettled(opening);
	try {
		await call(logout$1);
	} finally {
		$auth.setKey("logoutInProgress", false);
	}
	sessionEnded();
	announce("signed-out");
}
/** One for the whole document: a channel does not hear itself, but a second one of the same document would. */
var channel = null;
function openChannel() {
	if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel("auth");
	return channel;
}
function announce(news) {
	openChannel()?.postMessage(news);
}
/** True when the API said that nobody is signed in, as opposed to not answering. */
function isRefused(error) {
	return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
// src/ui/slow.ts
/** Milliseconds after which a wait is worth a word: no call has a time limit (spec section 7). */
var SLOW_AFTER = 1e4;
/** True once something has been busy for that long; false again when it is over. */
function useSlow(busy, after = SLOW_AFTER) {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		if (!busy) return;
		const timer = setTimeout(() => setSlow(true), after);
		return () => {
			clearTimeout(timer);
			setSlow(false);
		};
	}, [busy, after]);
	return slow;
}
export { readCookie as C, session as S, noticeShown as _, isRefused as a, showFlash as b, mayOpenSession as c, sessionEnded as d, sessionStarted as f, newestNotice as g, ONBOARDING_DURATION as h, checkStatus as i, personMayHaveChanged as l, $notices as m, $auth as n, loadUser as o, call as p, SessionEnded as r, logout as s, useSlow as t, rememberPinHint as u, notify as v, writeErrorFlag as w, local as x, notifyAfterNavigation as y };
