import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { u as email } from "./fields_DenWHCw7.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices } from "./Button_DQSJxrkY.mjs";
import { t as useDevice } from "./use-device_DfoQkf1_.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { n as useKeptEmail, t as EmailField } from "./EmailField_Pmp2KVy3.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as keepEmail } from "./kept-email_DSfj2TcV.mjs";
import { v as notify } from "./loader_DstmYstM.mjs";
import { n as findSecondFactor, r as forgetSecondFactor, t as $secondFactor } from "./second-factor_BapIfEbv.mjs";
import { c as Icon } from "./icon-paths_Dx5DnbGm.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as SubmitButton } from "./SubmitButton_CuikSkM9.mjs";
import { t as GoogleButton } from "./GoogleButton_CRn6AvY6.mjs";
import { t as useKeptFlow } from "./use-kept-flow_D5LuWY3a.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useStore } from "@nanostores/react";
// src/islands/auth/em-notice.ts
/** A Map, because an object also answers to `__proto__`. */
var notices = /* @__PURE__ */ new Map([["dlact-cspt", "accountDeleted"], ["bnact-cspt", "accountBanned"]]);
/** What the login page says for its parameter `em`: two values have a text, anything else has none (spec section 8). */
function emNotice(em, words) {
	const key = em === null ? void 0 : notices.get(em);
	return key && words[key];
}
/** The address of a page without its parameter `em`, however often it stands there; null when there is none (spec section 8). */
function withoutEm(address) {
	const url = new URL(address);
	if (!url.searchParams.has("em")) return null;
	url.searchParams.delete("em");
	return url;
}
// src/islands/auth/LoginEmail.tsx
/** The first step of a login: Google, or an email. */
function LoginEmail({ words, form, busy, onSubmit }) {
	const { shared, toasts } = words;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(GoogleButton, {
			label: shared.google,
			busyLabel: shared.googleBusy,
			slowLabel: toasts.stillWorking,
			failed: toasts.googleLoginFailed
		}),
		/* @__PURE__ */ jsx("div", {
			className: "or",
			children: shared.or
		}),
		/* @__PURE__ */ jsxs("form", {
			method: "post",
			noValidate: true,
			onSubmit,
			children: [/* @__PURE__ */ jsx(EmailField, {
				...form.register("email"),
				words: shared,
				autoComplete: "username",
				error: form.errorOf("email")
			}), /* @__PURE__ */ jsx(SubmitButton, {
				ready: form.formState.isReady,
				busy,
				busyLabel: shared.continue,
				words: toasts,
				children: shared.continue
			})]
		})
	] });
}
// src/islands/auth/Login.tsx
var schema = z.object({ email });
/** The second step is a file of its own, asked for while the first is filled in. */
var passwordStep = () => import("./LoginPassword_ChOw1IjD.mjs").then(({ LoginPassword }) => LoginPassword);
/** So is the third, which most people never see. */
var codeStep = () => import("./SecondFactor_T5t0BFoS.mjs").then(({ SecondFactor }) => SecondFactor);
function LoginScreen(props) {
	useDevice();
	const { locale, words, notice } = props;
	const { screen, fields, toasts } = words;
	const form = useFields(schema, fields);
	const [address, setAddress] = useState(null);
	const [Password, setPassword] = useState(null);
	const waiting = useStore($secondFactor, { ssr: "initial" });
	const [Code, setCode] = useState(null);
	const { busy, run } = useInFlight();
	const [returned, setReturned] = useState(false);
	useEffect(() => {
		const address = withoutEm(location.href);
		if (address) history.replaceState(history.state, "", address);
	}, []);
	useKeptEmail(form);
	useKeptFlow(findSecondFactor);
	useEffect(() => {
		passwordStep().catch(() => void 0);
	}, []);
	useEffect(() => {
		if (!waiting) return;
		codeStep().then((Step) => setCode(() => Step), () => notify("error", toasts.offline));
	}, [waiting, toasts]);
	const toPassword = async (email) => {
		try {
			const Step = await passwordStep();
			setPassword(() => Step);
			setAddress(email);
		} catch {
			notify("error", toasts.offline);
		}
	};
	const goOn = form.handleSubmit((values) => run(() => toPassword(values.email)));
	const toEmail = () => {
		setReturned(true);
		setAddress(null);
	};
	/** Leaves the code; the address stays in its field. */
	const leaveCode = (email) => {
		form.setValue("email", email);
		forgetSecondFactor();
		findSecondFactor();
	};
	useEffect(() => {
		if (returned && address === null) document.getElementById("email")?.focus();
	}, [returned, address]);
	if (waiting && Code) return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Code, {
		...props,
		email: waiting.email,
		onReturn: () => {
			leaveCode(waiting.email);
			toEmail();
		},
		onOver: () => {
			leaveCode(waiting.email);
			toPassword(waiting.email);
		}
	}), /* @__PURE__ */ jsx(Notices, { words: toasts })] });
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("h1", { children: screen.heading }),
		notice && /* @__PURE__ */ jsxs("p", {
			className: "notice error",
			children: [/* @__PURE__ */ jsx(Icon, { d: "M12 9v4.5M12 16.5v.1M12 4 3 19.5h18z" }), notice]
		}),
		address === null || !Password ? /* @__PURE__ */ jsx(LoginEmail, {
			words,
			form,
			busy,
			onSubmit: goOn
		}) : /* @__PURE__ */ jsx(Password, {
			...props,
			email: address,
			onReturn: toEmail
		}),
		/* @__PURE__ */ jsx("p", {
			className: "alt",
			children: /* @__PURE__ */ jsx("a", {
				href: pathIn(locale, "/forgot-password"),
				onClick: () => keepEmail(address ?? form.getValues("email")),
				children: screen.forgot
			})
		}),
		/* @__PURE__ */ jsxs("p", {
			className: "alt",
			children: [
				screen.new,
				" ",
				/* @__PURE__ */ jsx("a", {
					href: pathIn(locale, "/signup"),
					children: screen.signup
				})
			]
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
var Login = gated(LoginScreen);
// src/pages/[...locale]/login.astro
var login_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Login,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Login = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Login;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { login: screen, secondFactor, shared } = auth;
	const { show, hide } = auth.password;
	const notice = emNotice(Astro.url.searchParams.get("em"), toasts);
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": screen.title,
		"description": screen.description,
		"line": screen.line,
		"challenge": true
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "Login", Login, {
		"client:load": true,
		"locale": locale,
		"notice": notice,
		"secondFactor": secondFactor,
		"password": {
			show,
			hide
		},
		"words": {
			screen,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/auth/Login.tsx",
		"client:component-export": "Login"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/login.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/login.astro";
var $$url = "/[...locale]/login";
// \0virtual:astro:page:src/pages/[...locale]/login@_@astro
var page = () => login_exports;
export { page };
