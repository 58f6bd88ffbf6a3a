import { i as success, n as documented, t as endpoint } from "./endpoint_DMoAnoLS.mjs";
import { l as deviceId } from "./fields_DenWHCw7.mjs";
import { p as call } from "./loader_DstmYstM.mjs";
import * as z from "zod/mini";
// contract/device.ts
var word = z.string().check(z.maxLength(2e3));
var text = z.nullable(word);
/** More than any browser has; a bound so that nobody posts a novel. */
var words = z.nullable(z.array(word).check(z.maxLength(500)));
var number = z.nullable(z.number());
/** What a browser tells of itself (spec section 3, Device). A probe that failed is null; nothing else is sent. */
var fingerprint$1 = z.object({
	user_agent: text,
	platform: text,
	languages: words,
	hardware_concurrency: number,
	device_memory: number,
	screen: z.nullable(z.object({
		width: number,
		height: number,
		avail_width: number,
		avail_height: number,
		color_depth: number
	})),
	pixel_ratio: number,
	timezone: text,
	/** Minutes, as Date.prototype.getTimezoneOffset counts them. */
	timezone_offset: number,
	do_not_track: text,
	connection_type: text,
	plugins: words,
	mime_types: words,
	/** SHA-256, 64 hexadecimal digits. */
	canvas_hash: text,
	webgl_hash: text,
	audio_hash: text,
	webgl_vendor: text,
	webgl_renderer: text,
	locale: text,
	css_support: z.nullable(z.record(word, z.boolean()))
});
/** The answer also sets the cookie `device_id`. */
var register = endpoint({
	method: "POST",
	path: "/auth/device-id",
	source: "spec",
	auth: "none",
	body: fingerprint$1,
	reply: documented({ device_id: deviceId })
});
endpoint({
	method: "GET",
	path: "/auth/user-devices",
	source: "spec",
	auth: "session",
	reply: success(z.object({ devices: z.array(z.object({
		device_id: z.string(),
		name: z.string(),
		browser: z.string(),
		os: z.string(),
		created_at: z.string(),
		last_active_at: z.string(),
		current: z.boolean(),
		trusted: z.boolean()
	})) }))
});
endpoint({
	method: "DELETE",
	path: "/auth/user-devices/{device_id}",
	source: "proposed",
	auth: "session",
	reply: success(z.object({ device_id: z.string() }))
});
endpoint({
	method: "POST",
	path: "/auth/user-devices/logout-others",
	source: "proposed",
	auth: "session",
	reply: success(z.object({ device_ids: z.array(z.string()) }))
});
// src/api/fingerprint.ts
/** Milliseconds that one probe may take, and all of them together (they run side by side). */
var PROBE_LIMIT = 50;
var TOTAL_LIMIT = 300;
/** A probe's value, or null when it throws, is missing or takes too long. */
async function probe(run, limit = PROBE_LIMIT) {
	try {
		return await Promise.race([(async () => run())(), new Promise((resolve) => setTimeout(() => resolve(null), limit))]) ?? null;
	} catch {
		return null;
	}
}
async function sha256(text) {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function canvasText() {
	const canvas = document.createElement("canvas");
	canvas.width = 220;
	canvas.height = 40;
	const context = canvas.getContext("2d");
	if (!context) throw new Error("no canvas");
	context.textBaseline = "top";
	context.font = "16px sans-serif";
	context.fillStyle = "#0b6b5d";
	context.fillRect(8, 4, 80, 24);
	context.fillStyle = "#c8452c";
	context.fillText("Cowrie ₦ 贝", 12, 8);
	return canvas.toDataURL();
}
function webgl() {
	const context = document.createElement("canvas").getContext("webgl");
	if (!context) throw new Error("no webgl");
	return context;
}
function unmasked(name) {
	const context = webgl();
	const extension = context.getExtension("WEBGL_debug_renderer_info");
	if (!extension) throw new Error("hidden");
	return String(context.getParameter(extension[name]));
}
function webglText() {
	const context = webgl();
	const extensions = context.getSupportedExtensions() ?? [];
	const limits = [
		context.MAX_TEXTURE_SIZE,
		context.MAX_VERTEX_ATTRIBS,
		context.MAX_VIEWPORT_DIMS
	];
	return [...extensions, ...limits.map((limit) => String(context.getParameter(limit)))].join();
}
async function audioText() {
	const context = new OfflineAudioContext(1, 4410, 44100);
	const oscillator = context.createOscillator();
	oscillator.type = "triangle";
	oscillator.connect(context.destination);
	oscillator.start();
	return (await context.startRendering()).getChannelData(0).slice(4e3, 4100).join();
}
var supports = [
	"display: grid",
	"selector(:has(a))",
	"color: light-dark(red, blue)",
	"container-type: inline-size"
];
/**
* What this browser tells of itself (spec section 3, Device). Never throws; canvas, WebGL and audio leave the browser as
* SHA-256 only. Nothing of it is stored.
*/
async function fingerprint() {
	const browser = navigator;
	const [canvas, gl, audio, vendor, renderer] = await Promise.all([
		probe(async () => sha256(canvasText())),
		probe(async () => sha256(webglText())),
		probe(async () => sha256(await audioText()), TOTAL_LIMIT),
		probe(() => unmasked("UNMASKED_VENDOR_WEBGL")),
		probe(() => unmasked("UNMASKED_RENDERER_WEBGL"))
	]);
	return {
		user_agent: await probe(() => browser.userAgent),
		platform: await probe(() => browser.platform),
		languages: await probe(() => [...browser.languages]),
		hardware_concurrency: await probe(() => browser.hardwareConcurrency),
		device_memory: await probe(() => browser.deviceMemory ?? null),
		screen: await probe(() => ({
			width: screen.width,
			height: screen.height,
			avail_width: screen.availWidth,
			avail_height: screen.availHeight,
			color_depth: screen.colorDepth
		})),
		pixel_ratio: await probe(() => devicePixelRatio),
		timezone: await probe(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
		timezone_offset: await probe(() => (/* @__PURE__ */ new Date()).getTimezoneOffset()),
		do_not_track: await probe(() => browser.doNotTrack),
		connection_type: await probe(() => browser.connection?.effectiveType ?? null),
		plugins: await probe(() => Array.from(browser.plugins, (plugin) => plugin.name)),
		mime_types: await probe(() => Array.from(browser.mimeTypes, (type) => type.type)),
		canvas_hash: canvas,
		webgl_hash: gl,
		audio_hash: audio,
		webgl_vendor: vendor,
		webgl_renderer: renderer,
		locale: await probe(() => Intl.DateTimeFormat().resolvedOptions().locale),
		css_support: await probe(() => Object.fromEntries(supports.map((rule) => [rule, CSS.supports(rule)])))
	};
}
// src/stores/register-device.ts
/**
* Tells the API what this browser is like.
* @returns the id that it gives this device; null when it gives none.
* @throws ApiError
*/
async function registerDevice() {
	return (await call(register, await fingerprint())).device_id;
}
export { registerDevice };
