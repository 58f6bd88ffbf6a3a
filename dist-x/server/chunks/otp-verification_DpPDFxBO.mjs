import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices } from "./Button_DQSJxrkY.mjs";
import { t as useDevice } from "./use-device_DfoQkf1_.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
import { t as forgetSignup } from "./forget-signup_DW3vhYqI.mjs";
import { v as notify, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { i as verifySignupCode, n as requestSignupCode, r as signupEmail } from "./signup_D6_fdgeR.mjs";
import { t as Challenge } from "./Challenge_CN8B0qmt.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as useChallenge } from "./use-challenge_DMaiCE8d.mjs";
import { t as CodeForm } from "./CodeForm_hIIupWRH.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/NoSignup.tsx
/** The code's page without a sign-up under way: nothing is wrong, and there is a way on. */
function NoSignup({ locale, words }) {
	const { screen, toasts } = words;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: screen.none }), /* @__PURE__ */ jsx("p", {
			className: "soft under",
			children: screen.noneText
		})] }),
		/* @__PURE__ */ jsx("a", {
			className: "button primary wide",
			href: pathIn(locale, "/signup"),
			children: screen.again
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
// src/islands/auth/OtpVerification.tsx
var never = () => () => void 0;
function OtpVerificationScreen({ locale, words }) {
	useDevice();
	const { screen, shared, fields, toasts } = words;
	const email = useSyncExternalStore(never, signupEmail, () => void 0);
	const verification = useInFlight();
	const resending = useInFlight();
	const challenge = useChallenge();
	const [asking, setAsking] = useState(false);
	const form = useRef(null);
	useEffect(() => {
		if (email) form.current?.focus();
	}, [email]);
	const verify = async (code) => {
		await verifySignupCode(code);
		notifyAfterNavigation("success", toasts.accountCreated);
		location.assign(pathIn(locale, "/auth-loading"));
		return "leaving";
	};
	const { token } = challenge;
	const { run } = resending;
	useEffect(() => {
		if (!asking || !token || !email) return;
		run(async () => {
			try {
				await requestSignupCode({
					email,
					token
				});
				notify("success", toasts.codeSent);
				form.current?.restart();
			} catch (failure) {
				const fallback = {
					refused: toasts.resendFailed,
					failed: toasts.resendFailed
				};
				notify("error", failureText(failure, toasts, fallback));
			}
			setAsking(false);
		});
	}, [
		asking,
		token,
		email,
		run,
		toasts
	]);
	if (email === null && !verification.busy) return /* @__PURE__ */ jsx(NoSignup, {
		locale,
		words
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: screen.heading }), /* @__PURE__ */ jsxs("p", {
			className: "soft under",
			children: [
				screen.sent,
				/* @__PURE__ */ jsx("br", {}),
				/* @__PURE__ */ jsx("strong", { children: email ?? screen.yourEmail }),
				" ",
				/* @__PURE__ */ jsx("a", {
					href: pathIn(locale, "/signup"),
					onClick: forgetSignup,
					children: shared.notYou
				})
			]
		})] }),
		/* @__PURE__ */ jsx(CodeForm, {
			ref: form,
			words,
			code: {
				id: "otp",
				...shared.code,
				incomplete: fields["otp.full"],
				badPaste: fields["otp.paste"]
			},
			auto: true,
			flight: verification,
			verify,
			fallback: {
				refused: toasts.invalidOtp,
				failed: toasts.verificationFailed
			},
			resend: {
				hint: screen.spam,
				resend: screen.resend,
				resending: screen.resending,
				busy: asking,
				onResend: () => setAsking(true)
			},
			submit: {
				label: shared.continue,
				busyLabel: screen.verifying
			},
			children: asking && /* @__PURE__ */ jsx(Challenge, {
				action: "signup",
				locale,
				words: shared.challenge,
				...challenge.props
			})
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
var OtpVerification = gated(OtpVerificationScreen);
// src/pages/[...locale]/otp-verification.astro
var otp_verification_exports = /* @__PURE__ */ __exportAll({
	default: () => $$OtpVerification,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$OtpVerification = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$OtpVerification;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { otp: screen, shared } = auth;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": screen.title,
		"challenge": true
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "OtpVerification", OtpVerification, {
		"client:load": true,
		"locale": locale,
		"words": {
			screen,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/auth/OtpVerification.tsx",
		"client:component-export": "OtpVerification"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/otp-verification.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/otp-verification.astro";
var $$url = "/[...locale]/otp-verification";
// \0virtual:astro:page:src/pages/[...locale]/otp-verification@_@astro
var page = () => otp_verification_exports;
export { page };
