import { S as session, g as newestNotice, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
// src/stores/carry-notice.ts
/** Less than this of a toast's time, in milliseconds, is not worth showing it again. */
var WORTH_CARRYING = 1e3;
/** Takes a toast that has not had its time along to the next document, unless another one waits for that already. */
function carryNotice() {
	const newest = newestNotice();
	if (newest === null || session.read("flash") !== null) return;
	const duration = newest.until - Date.now();
	if (duration < WORTH_CARRYING) return;
	notifyAfterNavigation(newest.notice.kind, newest.notice.text, { duration });
}
export { carryNotice as t };
