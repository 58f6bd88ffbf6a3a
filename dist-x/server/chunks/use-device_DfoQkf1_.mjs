import { t as deviceId } from "./device_Cd_zNaRv.mjs";
import { useEffect } from "react";
// src/connected/use-device.ts
/**
* Registers this browser's device where a sign-in begins (spec section 4, App start), after the page has been drawn: the
* form does not wait for it, and sends what has come by then.
*/
function useDevice() {
	useEffect(() => {
		("requestIdleCallback" in globalThis ? requestIdleCallback : setTimeout)(() => void deviceId());
	}, []);
}
export { useDevice as t };
