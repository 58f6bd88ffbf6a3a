import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { n as $auth, s as logout, v as notify, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
// src/islands/auth/go-to-login.ts
/**
* The way to /login, which a member could not see: a session ends first.
* @param said what /login says of a session that was ended; nothing without it.
*/
async function goToLogin(locale, toasts, said) {
	try {
		if ($auth.get().isAuthenticated) {
			await logout();
			if (said) notifyAfterNavigation("success", said);
		}
	} catch (failure) {
		const fallback = {
			refused: toasts.logoutFailed,
			failed: toasts.logoutFailed
		};
		notify("error", failureText(failure, toasts, fallback));
		return;
	}
	location.assign(pathIn(locale, "/login"));
	return "leaving";
}
export { goToLogin as t };
