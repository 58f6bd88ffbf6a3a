import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices } from "./Button_DQSJxrkY.mjs";
import { t as useDevice } from "./use-device_DfoQkf1_.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { n as reloadKeeping, t as keepEmail } from "./kept-email_DSfj2TcV.mjs";
import { p as call, v as notify, x as local } from "./loader_DstmYstM.mjs";
import { a as resetPassword$1, r as requestReset$1, s as verifyResetCode } from "./auth_DTNfyfER.mjs";
import { i as startCountdown, t as clearCountdown } from "./countdown_DwifGIY1.mjs";
import { t as deviceId } from "./device_Cd_zNaRv.mjs";
import { n as keepFlow, r as keptFlow, t as dropFlow } from "./kept-flow_BVe1KqVQ.mjs";
import { t as forgetSignup } from "./forget-signup_DW3vhYqI.mjs";
import { u as email } from "./fields_DenWHCw7.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { n as useKeptEmail, t as EmailField } from "./EmailField_Pmp2KVy3.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
import { t as Challenge } from "./Challenge_CN8B0qmt.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as useChallenge } from "./use-challenge_DMaiCE8d.mjs";
import { t as SubmitButton } from "./SubmitButton_CuikSkM9.mjs";
import { t as useKeptFlow } from "./use-kept-flow_D5LuWY3a.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
// src/stores/reset.ts
var KEY = "draft:reset";
/** The reset of this tab; null without one, undefined until the browser's storage was looked at. */
var $reset = atom(void 0);
/** Counts resets of this document: an answer that belongs to an earlier one is dropped. */
var epoch = 0;
/**
* Looks at what this tab kept of a reset. It counts only while the identifier is still its own: a sign-up or a login, in
* another tab perhaps, has one identifier at a time with it.
*/
function findReset() {
	const kept = readKept();
	$reset.set(isOurs(kept) ? kept : null);
}
function isOurs(reset) {
	return reset?.identifier !== void 0 && reset.identifier === local.read("identifier");
}
function readKept() {
	const kept = keptFlow(KEY);
	const step = kept?.rest.step;
	if (!kept || step !== "code" && step !== "password") return null;
	return {
		step,
		email: kept.email,
		identifier: kept.identifier
	};
}
function keep(reset) {
	local.write("identifier", reset.identifier);
	keepFlow(KEY, {
		email: reset.email,
		identifier: reset.identifier,
		rest: { step: reset.step }
	});
	$reset.set(reset);
}
/**
* Asks for a reset code, the first one or another. A known and an unknown address go the same way.
* @returns the server's words, if it has any.
* @throws ApiError
*/
async function requestReset({ email, token }) {
	const began = epoch;
	const device_id = await deviceId();
	const reply = await call(requestReset$1, {
		email,
		turnstile_token: token,
		device_id
	});
	if (began === epoch) {
		forgetSignup();
		keep({
			step: "code",
			email,
			identifier: reply.identifier
		});
		startCountdown();
	}
	return reply.message ?? "";
}
/**
* Verifies the code; a new password may be set afterwards.
* @throws ApiError
*/
async function verifyReset({ code, token }) {
	const asked = $reset.get();
	if (!asked) return;
	const { email, identifier } = asked;
	const began = epoch;
	const reply = await call(verifyResetCode, {
		code,
		turnstile_token: token,
		identifier
	});
	if (began !== epoch) return;
	clearCountdown();
	keep({
		step: "password",
		email,
		identifier: reply.identifier
	});
}
/**
* Sets the new password. Nobody is signed in by it.
* @returns the server's words, if it has any.
* @throws ApiError
*/
async function resetPassword(password) {
	const { identifier = "none" } = $reset.get() ?? {};
	const reply = await call(resetPassword$1, {
		password,
		identifier
	});
	forgetReset();
	return reply.message ?? "";
}
/**
* Leaves the reset that is under way; an identifier that is another flow's by now stays. The screen stays as it is, for
* the page that follows: `findReset` shows the first step.
*/
function forgetReset() {
	epoch += 1;
	if (isOurs($reset.get())) {
		local.remove("identifier");
		clearCountdown();
	}
	dropFlow(KEY);
}
// src/islands/auth/ResetEmail.tsx
var schema = z.object({ email });
/** Step 1: an email and the challenge ask for a code. */
function ResetEmail({ locale, words, prepare }) {
	const { screen, shared, fields, toasts } = words;
	const form = useFields(schema, fields);
	const challenge = useChallenge();
	const { busy, run } = useInFlight();
	useKeptEmail(form);
	const submit = form.handleSubmit((values) => run(async () => {
		try {
			await prepare();
		} catch {
			notify("error", toasts.offline);
			return;
		}
		try {
			await requestReset({
				email: values.email,
				token: challenge.token
			});
		} catch (error) {
			challenge.reset();
			if (!form.showRefusal(error, (name) => name === "email" ? name : null)) {
				const fallback = {
					refused: toasts.resetCodeFailed,
					failed: toasts.resetCodeFailedTryAgain
				};
				notify("error", failureText(error, toasts, fallback));
			}
		}
	}));
	return /* @__PURE__ */ jsxs("form", {
		method: "post",
		noValidate: true,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsx(EmailField, {
				...form.register("email"),
				words: shared,
				autoComplete: "username",
				error: form.errorOf("email")
			}),
			/* @__PURE__ */ jsx(Challenge, {
				action: "reset",
				locale,
				words: shared.challenge,
				retry: () => reloadKeeping(form.getValues("email")),
				...challenge.props
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				ready: challenge.passed,
				busy,
				busyLabel: screen.sending,
				words: toasts,
				children: screen.send
			})
		]
	});
}
// src/islands/auth/use-back-guard.ts
function markOf(state) {
	const mark = typeof state === "object" && state !== null && "reset" in state ? state.reset : null;
	return mark === "before" || mark === "past" ? mark : null;
}
var mark = (reset) => history.replaceState({ reset }, "");
/**
* Past the first step the browser's way back leaves (spec section 4, Forgot password). An entry of the history is put
* between, so that going back is noticed here and does not unload the page.
* @param past undefined while nobody knows.
*/
function useBackGuard(past, leave) {
	useEffect(() => {
		if (past === void 0) return;
		if (!past) {
			if (markOf(history.state) === "past") mark(null);
			return;
		}
		if (markOf(history.state) !== "past") {
			mark("before");
			history.pushState({ reset: "past" }, "");
		}
		const onMove = ({ state }) => {
			const to = markOf(state);
			if (to === "before") leave();
			else if (to === null) mark("past");
		};
		addEventListener("popstate", onMove);
		return () => removeEventListener("popstate", onMove);
	}, [past, leave]);
}
// src/islands/auth/ForgotPassword.tsx
/** The later steps are files of their own, asked for while the first is filled in. */
async function findLaterSteps() {
	const [code, password] = await Promise.all([import("./ResetCode__6CdMaXW.mjs"), import("./ResetNewPassword_DU3ltny8.mjs")]);
	return {
		code: code.ResetCode,
		password: password.ResetNewPassword
	};
}
function ForgotPasswordScreen(props) {
	useDevice();
	const { locale, words } = props;
	const { screen, toasts } = words;
	const reset = useStore($reset, { ssr: "initial" });
	const step = reset?.step ?? "email";
	const [later, setLater] = useState();
	const LaterStep = reset ? later?.[reset.step] : void 0;
	const heading = useRef(null);
	const moved = useRef(false);
	useKeptFlow(findReset);
	useBackGuard(reset === void 0 ? void 0 : reset !== null, useCallback(() => {
		forgetReset();
		location.replace(pathIn(locale, "/"));
	}, [locale]));
	useEffect(() => {
		if (reset === void 0) return;
		if (moved.current) heading.current?.focus();
		moved.current = true;
	}, [step, reset === void 0]);
	useEffect(() => {
		findLaterSteps().then(setLater, () => {
			if ($reset.get()) notify("error", toasts.offline);
		});
	}, [toasts]);
	const beginAgain = () => {
		keepEmail(reset?.email ?? "");
		forgetReset();
		findReset();
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", {
			ref: heading,
			tabIndex: -1,
			children: {
				email: screen.heading,
				code: screen.codeHeading,
				password: screen.newHeading
			}[step]
		}), reset?.step === "code" ? /* @__PURE__ */ jsxs("p", {
			className: "soft under",
			children: [
				screen.sent,
				/* @__PURE__ */ jsx("br", {}),
				/* @__PURE__ */ jsx("strong", { children: reset.email }),
				" ",
				/* @__PURE__ */ jsx("button", {
					type: "button",
					className: "link",
					onClick: beginAgain,
					children: words.shared.notYou
				})
			]
		}) : /* @__PURE__ */ jsx("p", {
			className: "soft under",
			children: step === "email" ? screen.text : screen.newText
		})] }),
		!reset && /* @__PURE__ */ jsx(ResetEmail, {
			...props,
			prepare: async () => setLater(await findLaterSteps())
		}),
		reset && LaterStep && /* @__PURE__ */ jsx(LaterStep, {
			...props,
			email: reset.email,
			onOver: beginAgain
		}),
		/* @__PURE__ */ jsx("p", {
			className: "alt",
			children: /* @__PURE__ */ jsx("a", {
				href: pathIn(locale, "/login"),
				onClick: leave,
				children: screen.back
			})
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
/** Back to the login: the address comes along, the reset does not. */
function leave() {
	const field = document.getElementById("email");
	keepEmail($reset.get()?.email ?? (field instanceof HTMLInputElement ? field.value : ""));
	forgetReset();
}
var ForgotPassword = gated(ForgotPasswordScreen);
// src/pages/[...locale]/forgot-password.astro
var forgot_password_exports = /* @__PURE__ */ __exportAll({
	default: () => $$ForgotPassword,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$ForgotPassword = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ForgotPassword;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { password, reset: screen, shared } = auth;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": screen.title,
		"description": screen.description,
		"line": screen.line,
		"challenge": true
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "ForgotPassword", ForgotPassword, {
		"client:load": true,
		"locale": locale,
		"password": password,
		"words": {
			screen,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/auth/ForgotPassword.tsx",
		"client:component-export": "ForgotPassword"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/forgot-password.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/forgot-password.astro";
var $$url = "/[...locale]/forgot-password";
// \0virtual:astro:page:src/pages/[...locale]/forgot-password@_@astro
var forgot_password___astro_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = () => forgot_password_exports;
export { verifyReset as i, requestReset as n, page, resetPassword as r, forgot_password___astro_exports as t };
