import { D as resetPassword, O as resetPasswordRules } from "./fields_DenWHCw7.mjs";
import { t as cleanServerText } from "./server-text_B4Ji0apL.mjs";
import { n as newPasswordSchema, t as NewPasswordFields } from "./NewPasswordFields_Pn0JAt7g.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
import { n as isFlowOver } from "./flow-over_BsEjuVCC.mjs";
import { t as keepEmail } from "./kept-email_DSfj2TcV.mjs";
import { v as notify, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { r as resetPassword$1 } from "./forgot-password_CxKtaaak.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as SubmitButton } from "./SubmitButton_CuikSkM9.mjs";
import { jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/ResetNewPassword.tsx
var schema = newPasswordSchema(resetPassword);
/** Step 3: the new password; whoever set it logs in with it. */
function ResetNewPassword({ locale, words, password: eye, email, onOver }) {
	const { screen, fields, toasts } = words;
	const form = useFields(schema, fields);
	const { busy, run } = useInFlight();
	const submit = form.handleSubmit((values) => run(async () => {
		try {
			const said = await resetPassword$1(values.password);
			notifyAfterNavigation("success", cleanServerText(said) || screen.saved);
		} catch (error) {
			if (form.showRefusal(error, (name) => name === "password" ? name : null)) return void 0;
			const fallback = {
				refused: toasts.resetPasswordFailed,
				failed: toasts.resetPasswordFailedTryAgain
			};
			notify("error", failureText(error, toasts, fallback));
			if (isFlowOver(error)) onOver();
			return;
		}
		keepEmail(email);
		location.replace(pathIn(locale, "/login"));
		return "leaving";
	}));
	return /* @__PURE__ */ jsxs("form", {
		method: "post",
		noValidate: true,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsx("input", {
				type: "email",
				autoComplete: "username",
				value: email,
				readOnly: true,
				hidden: true
			}),
			/* @__PURE__ */ jsx(NewPasswordFields, {
				form,
				rules: resetPasswordRules,
				labels: screen,
				words: eye
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				ready: form.formState.isReady,
				busy,
				busyLabel: screen.saving,
				words: toasts,
				children: screen.save
			})
		]
	});
}
export { ResetNewPassword };
