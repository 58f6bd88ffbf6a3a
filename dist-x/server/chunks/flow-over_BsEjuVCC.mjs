import { n as ApiError } from "./create-call_YovI1v8w.mjs";
// src/stores/flow-over.ts
/** True when the API no longer knows the flow that an identifier named: it has to begin again. */
function isFlowOver(error) {
	return error instanceof ApiError && error.code === "unknown_identifier";
}
/** True when too many codes were wrong: none is taken any more. */
function isCodeLocked(error) {
	return error instanceof ApiError && error.code === "code_locked";
}
/** True when the API judged what was sent and said no, as opposed to failing or not answering. */
function isRefusal(error) {
	return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
export { isFlowOver as n, isRefusal as r, isCodeLocked as t };
