import { x as password } from "./fields_DenWHCw7.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as maskEmail } from "./mask-email_BYcElzRo.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
import { n as reloadKeeping } from "./kept-email_DSfj2TcV.mjs";
import { t as login } from "./login_X6IPO7_z.mjs";
import { v as notify } from "./loader_DstmYstM.mjs";
import { t as Challenge } from "./Challenge_CN8B0qmt.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as PasswordField } from "./PasswordField_BIvX2E9F.mjs";
import { t as useChallenge } from "./use-challenge_DMaiCE8d.mjs";
import { t as SubmitButton } from "./SubmitButton_CuikSkM9.mjs";
import { useEffect } from "react";
import * as z from "zod/mini";
import { jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/LoginPassword.tsx
var schema = z.object({ password });
/** Below this no password exists (spec section 5). */
var SHORTEST_PASSWORD = 8;
/** Milliseconds after which a login may be tried without the challenge (spec section 9). */
var BYPASS_AFTER = 3e3;
function LoginPassword({ locale, words, password: eye, email, onReturn }) {
	const { screen, shared, fields, toasts } = words;
	const form = useFields(schema, fields);
	const challenge = useChallenge();
	const { busy, run } = useInFlight();
	const typed = form.textIn("password");
	useEffect(() => document.getElementById("password")?.focus(), []);
	const submit = form.handleSubmit((values) => run(async () => {
		try {
			const next = await login({
				email,
				password: values.password,
				token: challenge.token
			});
			if (next === "second-factor") {
				challenge.reset();
				return;
			}
			location.assign(pathIn(locale, next === "verify" ? "/verify" : "/auth-loading"));
			return "leaving";
		} catch (error) {
			challenge.reset();
			if (!form.showRefusal(error, (name) => name === "password" ? name : null)) {
				const fallback = {
					refused: toasts.invalidCredentials,
					failed: toasts.loginFailed
				};
				notify("error", failureText(error, toasts, fallback));
			}
			form.setFocus("password", { shouldSelect: true });
			return;
		}
	}));
	return /* @__PURE__ */ jsxs("form", {
		method: "post",
		noValidate: true,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "under",
				children: [
					/* @__PURE__ */ jsx("strong", { children: maskEmail(email) }),
					" ",
					/* @__PURE__ */ jsx("button", {
						type: "button",
						className: "link",
						disabled: busy,
						onClick: onReturn,
						children: shared.notYou
					})
				]
			}),
			/* @__PURE__ */ jsx("input", {
				type: "email",
				autoComplete: "username",
				value: email,
				readOnly: true,
				hidden: true
			}),
			/* @__PURE__ */ jsx(PasswordField, {
				...form.register("password"),
				id: "password",
				label: screen.password,
				placeholder: screen.passwordPlaceholder,
				autoComplete: "current-password",
				words: eye,
				error: form.errorOf("password")
			}),
			/* @__PURE__ */ jsx(Challenge, {
				action: "login",
				locale,
				words: shared.challenge,
				bypassAfter: BYPASS_AFTER,
				retry: () => reloadKeeping(email),
				...challenge.props
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				ready: challenge.passed && [...typed].length >= SHORTEST_PASSWORD,
				busy,
				busyLabel: screen.busy,
				words: toasts,
				children: screen.submit
			})
		]
	});
}
export { LoginPassword };
