import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { S as passwordRules, y as newPassword } from "./fields_DenWHCw7.mjs";
import { n as newPasswordSchema, t as NewPasswordFields } from "./NewPasswordFields_Pn0JAt7g.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices } from "./Button_DQSJxrkY.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { s as setPassword } from "./onboarding_BW2TeEeO.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as SubmitButton } from "./SubmitButton_CuikSkM9.mjs";
import { t as useStep } from "./use-step_DpUkGow1.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/islands/onboarding/SetPassword.tsx
var schema = newPasswordSchema(newPassword);
function SetPasswordScreen({ locale, words, password: eye }) {
	const { step, shared, fields, toasts } = words;
	const form = useFields(schema, fields);
	const { busy, run } = useInFlight();
	const { say, goOn, fail } = useStep("password", locale, toasts);
	const submit = form.handleSubmit((values) => run(async () => {
		try {
			const { message } = await setPassword(values.password);
			say("success", step.saved, message);
		} catch (error) {
			if (form.showRefusal(error, (name) => name === "password" ? name : null)) return void 0;
			return fail(error, {
				refused: toasts.setPasswordFailed,
				failed: toasts.setPasswordFailed
			});
		}
		return goOn();
	}));
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: step.heading }), /* @__PURE__ */ jsx("p", {
			className: "soft under",
			children: step.text
		})] }),
		/* @__PURE__ */ jsxs("form", {
			method: "post",
			noValidate: true,
			onSubmit: submit,
			children: [/* @__PURE__ */ jsx(NewPasswordFields, {
				form,
				rules: passwordRules,
				labels: step,
				words: eye
			}), /* @__PURE__ */ jsx(SubmitButton, {
				ready: form.formState.isReady,
				busy,
				busyLabel: shared.saving,
				words: toasts,
				children: shared.continue
			})]
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
var SetPassword = gated(SetPasswordScreen);
// src/pages/[...locale]/set-password.astro
var set_password_exports = /* @__PURE__ */ __exportAll({
	default: () => $$SetPassword,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$SetPassword = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SetPassword;
	const { locale } = Astro.locals;
	const { auth, fields, onboarding, toasts } = messages(locale);
	const { password: step, shared } = onboarding;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": step.title,
		"line": step.line
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "SetPassword", SetPassword, {
		"client:load": true,
		"locale": locale,
		"password": auth.password,
		"words": {
			step,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/onboarding/SetPassword.tsx",
		"client:component-export": "SetPassword"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/set-password.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/set-password.astro";
var $$url = "/[...locale]/set-password";
// \0virtual:astro:page:src/pages/[...locale]/set-password@_@astro
var page = () => set_password_exports;
export { page };
