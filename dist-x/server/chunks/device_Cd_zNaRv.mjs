import { C as readCookie, n as $auth } from "./loader_DstmYstM.mjs";
// src/stores/device.ts
var registering = null;
/**
* This browser's device id: from its cookie, else from the API, else null (spec section 7). Never throws; one
* registration at a time. Waits while a page is only being prerendered, because registering is a write.
*/
function deviceId() {
	const known = readCookie("device_id") ?? $auth.get().deviceId;
	if (known) {
		remember(known);
		return Promise.resolve(known);
	}
	registering ??= register().finally(() => {
		registering = null;
	});
	return registering;
}
async function register() {
	try {
		const { registerDevice } = await import("./register-device_BuxOXPlL.mjs");
		const id = await registerDevice();
		remember(id);
		return id;
	} catch {
		remember(null);
		return null;
	}
}
function remember(id) {
	$auth.set({
		...$auth.get(),
		deviceId: id,
		deviceInitialized: true
	});
}
export { deviceId as t };
