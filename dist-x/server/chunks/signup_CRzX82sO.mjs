import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { d as fieldMessages, u as email } from "./fields_DenWHCw7.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices } from "./Button_DQSJxrkY.mjs";
import { t as useDevice } from "./use-device_DfoQkf1_.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { n as useKeptEmail, t as EmailField } from "./EmailField_Pmp2KVy3.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
import { n as reloadKeeping } from "./kept-email_DSfj2TcV.mjs";
import { v as notify, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { n as requestSignupCode } from "./signup_D6_fdgeR.mjs";
import { t as Challenge } from "./Challenge_CN8B0qmt.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as useChallenge } from "./use-challenge_DMaiCE8d.mjs";
import { t as SubmitButton } from "./SubmitButton_CuikSkM9.mjs";
import { t as GoogleButton } from "./GoogleButton_CRn6AvY6.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useState } from "react";
import * as z from "zod/mini";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/posted-email.ts
/** Reads, on the server, what the home page's form posts without a script. Undefined for a page that was only asked for. */
async function postedEmail(request) {
	if (request.method !== "POST") return void 0;
	const value = (await request.formData().catch(() => null))?.get("email");
	const email$1 = typeof value === "string" ? value.slice(0, 254) : "";
	const wrong = email.safeParse(email$1).error?.issues[0]?.message;
	return {
		email: email$1,
		error: fieldMessages.find((message) => message === wrong)
	};
}
// src/islands/auth/Signup.tsx
var schema = z.object({ email });
function SignupScreen({ locale, words, posted }) {
	useDevice();
	const { screen, shared, fields, toasts } = words;
	const form = useFields(schema, fields);
	const challenge = useChallenge();
	const { busy, run } = useInFlight();
	const [postedError, setPostedError] = useState(posted?.error && fields[posted.error]);
	useKeptEmail(form);
	const submit = form.handleSubmit((values) => run(async () => {
		try {
			await requestSignupCode({
				email: values.email,
				token: challenge.token
			});
		} catch (error) {
			challenge.reset();
			if (!form.showRefusal(error, (name) => name === "email" ? name : null)) {
				const fallback = {
					refused: toasts.codeRequestFailed,
					failed: toasts.codeRequestFailed
				};
				notify("error", failureText(error, toasts, fallback));
			}
			return;
		}
		notifyAfterNavigation("success", toasts.codeSent);
		location.assign(pathIn(locale, "/otp-verification"));
		return "leaving";
	}));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("h1", { children: screen.heading }),
		/* @__PURE__ */ jsx(GoogleButton, {
			label: shared.google,
			busyLabel: shared.googleBusy,
			slowLabel: toasts.stillWorking,
			failed: toasts.googleSignupFailed
		}),
		/* @__PURE__ */ jsx("div", {
			className: "or",
			children: shared.or
		}),
		/* @__PURE__ */ jsxs("form", {
			method: "post",
			noValidate: true,
			onSubmit: submit,
			children: [
				/* @__PURE__ */ jsx(EmailField, {
					...form.register("email"),
					words: shared,
					autoComplete: "email",
					defaultValue: posted?.email,
					error: form.errorOf("email") ?? postedError,
					onInput: () => setPostedError(void 0)
				}),
				/* @__PURE__ */ jsx(Challenge, {
					action: "signup",
					locale,
					words: shared.challenge,
					retry: () => reloadKeeping(form.getValues("email")),
					...challenge.props
				}),
				/* @__PURE__ */ jsx(SubmitButton, {
					ready: challenge.passed,
					busy,
					busyLabel: shared.processing,
					words: toasts,
					children: shared.continue
				})
			]
		}),
		/* @__PURE__ */ jsxs("p", {
			className: "alt",
			children: [
				screen.have,
				" ",
				/* @__PURE__ */ jsx("a", {
					href: pathIn(locale, "/login"),
					children: screen.login
				})
			]
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
var Signup = gated(SignupScreen);
// src/pages/[...locale]/signup.astro
var signup_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Signup,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Signup = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Signup;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { signup: screen, shared } = auth;
	const posted = await postedEmail(Astro.request);
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": screen.title,
		"description": screen.description,
		"challenge": true
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "Signup", Signup, {
		"client:load": true,
		"locale": locale,
		"posted": posted,
		"words": {
			screen,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/auth/Signup.tsx",
		"client:component-export": "Signup"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/signup.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/signup.astro";
var $$url = "/[...locale]/signup";
// \0virtual:astro:page:src/pages/[...locale]/signup@_@astro
var page = () => signup_exports;
export { page };
