import { n as ApiError } from "./create-call_YovI1v8w.mjs";
// src/stores/failure-kind.ts
/** True when nothing answered. */
function isNetworkFailure(error) {
	return error instanceof ApiError && error.kind === "network";
}
/** The words of a refusal that asks for this device to be verified first; null for any other failure. */
function deviceDemand(error) {
	return error instanceof ApiError && error.deviceUnauthorized ? { message: error.serverMessage } : null;
}
/** True when the session is over. */
function isSignedOut(error) {
	return error instanceof ApiError && error.status === 401;
}
/** True when an onboarding step was done already, in another tab perhaps: there is nothing left to do here. */
function isStepDone(error) {
	return error instanceof ApiError && error.code === "step_not_required";
}
export { isStepDone as i, isNetworkFailure as n, isSignedOut as r, deviceDemand as t };
