import "./fields_DenWHCw7.mjs";
import { t as cleanServerText } from "./server-text_B4Ji0apL.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
import { n as isFlowOver } from "./flow-over_BsEjuVCC.mjs";
import { v as notify } from "./loader_DstmYstM.mjs";
import { i as verifyReset, n as requestReset } from "./forgot-password_CxKtaaak.mjs";
import { t as Challenge } from "./Challenge_CN8B0qmt.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as useChallenge } from "./use-challenge_DMaiCE8d.mjs";
import { t as CodeForm } from "./CodeForm_hIIupWRH.mjs";
import { useRef, useState } from "react";
import { jsx } from "react/jsx-runtime";
// src/islands/auth/ResetCode.tsx
/** Step 2: the mailed code, with a challenge of its own. Another code asks for the same one: a token is good for one call. */
function ResetCode({ locale, words, email, onOver }) {
	const { screen, shared, fields, toasts } = words;
	const challenge = useChallenge();
	const { busy, run } = useInFlight();
	const [resending, setResending] = useState(false);
	const form = useRef(null);
	const verify = async (code) => {
		await verifyReset({
			code,
			token: challenge.token
		});
	};
	const resend = () => run(async () => {
		if (!challenge.passed) {
			notify("error", fields["challenge.required"]);
			return;
		}
		setResending(true);
		try {
			const said = await requestReset({
				email,
				token: challenge.token
			});
			notify("success", cleanServerText(said) || toasts.codeSent);
			form.current?.restart();
		} catch (failure) {
			const fallback = {
				refused: toasts.resetCodeFailed,
				failed: toasts.resetCodeFailedTryAgain
			};
			notify("error", failureText(failure, toasts, fallback));
		}
		challenge.reset();
		setResending(false);
	});
	return /* @__PURE__ */ jsx(CodeForm, {
		ref: form,
		words,
		code: {
			id: "code",
			length: 8,
			alphabet: "letters",
			legend: screen.legend,
			box: screen.box,
			incomplete: fields["resetCode.full"],
			badPaste: fields["resetCode.full"]
		},
		flight: {
			busy: busy && !resending,
			run
		},
		verify,
		fallback: {
			refused: toasts.invalidResetCode,
			failed: toasts.invalidResetCode
		},
		onFailure: (failure) => {
			challenge.reset();
			if (isFlowOver(failure)) onOver();
		},
		resend: {
			hint: screen.spam,
			resend: screen.resend,
			resending: screen.sending,
			busy: resending,
			onResend: () => void resend()
		},
		submit: {
			label: screen.verify,
			busyLabel: screen.verifying,
			disabled: !challenge.passed
		},
		children: /* @__PURE__ */ jsx(Challenge, {
			action: "reset-code",
			locale,
			words: shared.challenge,
			...challenge.props
		})
	});
}
export { ResetCode };
