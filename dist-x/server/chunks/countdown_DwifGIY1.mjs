import "./fields_DenWHCw7.mjs";
import { x as local } from "./loader_DstmYstM.mjs";
// src/stores/countdown.ts
/**
* The wait before a code may be sent again, kept as a moment so that it survives a reload (spec section 9). The moment is
* this browser's; whatever its clock says, the wait is between 0 and 300 s.
*/
function startCountdown(now = Date.now()) {
	local.write("otpExpiresAt", String(now + 3e5));
}
/** Whole seconds left, 0 to 300. Nothing stored, or nothing readable, is 0: a code may be asked for again. */
function secondsLeft(now = Date.now()) {
	const stored = local.read("otpExpiresAt");
	const expiry = stored !== null && /^\d{1,16}$/.test(stored) ? Number.parseInt(stored, 10) : NaN;
	if (Number.isNaN(expiry)) return 0;
	return Math.min(Math.max(Math.ceil((expiry - now) / 1e3), 0), 300);
}
/** True when a wait was begun, be it over or not: a code is, or was, under way. */
function hasCountdown() {
	return local.read("otpExpiresAt") !== null;
}
function clearCountdown() {
	local.remove("otpExpiresAt");
}
export { startCountdown as i, hasCountdown as n, secondsLeft as r, clearCountdown as t };
