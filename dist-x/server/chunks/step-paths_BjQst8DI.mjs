// src/intl/step-paths.ts
/** Spec section 2, step-to-route map. */
var pathOfStep = {
	password: "/set-password",
	user_info: "/user-info",
	username: "/set-username",
	referral: "/set-referral"
};
export { pathOfStep as t };
