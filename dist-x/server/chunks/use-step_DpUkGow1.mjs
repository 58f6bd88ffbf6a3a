import { t as cleanServerText } from "./server-text_B4Ji0apL.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { d as sessionEnded, h as ONBOARDING_DURATION, v as notify, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { t as carryNotice } from "./carry-notice_BAU80vUA.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
import { i as isStepDone, r as isSignedOut } from "./failure-kind_D3AIuDIG.mjs";
import { t as afterStep } from "./onboarding_BW2TeEeO.mjs";
// src/islands/onboarding/use-step.ts
var duration = ONBOARDING_DURATION;
/** What every step does when it is done, and when it fails. */
function useStep(step, locale, toasts) {
	/** A toast of this page, with the server's words if it has any. */
	const say = (kind, text, server) => notify(kind, cleanServerText(server ?? "") || text, { duration });
	/** Checks the status again and goes to the next step, or to the wallet; what was said goes along. */
	const goOn = async () => {
		const { path, finished } = await afterStep(step);
		if (step === "password" && finished) notifyAfterNavigation("success", toasts.profileCompleted, { duration });
		else carryNotice();
		location.replace(pathIn(locale, path));
		return "leaving";
	};
	const fail = async (error, fallbacks) => {
		if (isStepDone(error)) return goOn();
		if (isSignedOut(error)) {
			sessionEnded();
			notifyAfterNavigation("error", toasts.unauthorized);
			location.replace(pathIn(locale, "/login"));
			return "leaving";
		}
		notify("error", failureText(error, toasts, fallbacks), { duration });
	};
	return {
		say,
		goOn,
		fail
	};
}
export { useStep as t };
