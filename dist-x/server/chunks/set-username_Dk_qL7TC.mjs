import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { N as username } from "./fields_DenWHCw7.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices } from "./Button_DQSJxrkY.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { a as rememberSuggestion, c as suggestedUsername, n as checkUsername } from "./onboarding_BW2TeEeO.mjs";
import { r as TextField } from "./Field_CnLKQ7b1.mjs";
import { n as useEarlyText, t as filterInput } from "./filtered-input_V8OnywRJ.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as SubmitButton } from "./SubmitButton_CuikSkM9.mjs";
import { t as useStep } from "./use-step_DpUkGow1.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useEffect } from "react";
import * as z from "zod/mini";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/islands/onboarding/username-text.ts
/** What is left of a typed username: letters and digits, lower case, ten at most (spec section 5). */
function usernameText(text) {
	return text.normalize("NFKC").toLowerCase().replace(/[^a-z0-9]/g, "").slice(0, 10);
}
// src/islands/onboarding/SetUsername.tsx
var schema = z.object({ username: z.pipe(z.pipe(z.string(), z.transform(usernameText)), username) });
function SetUsernameScreen({ locale, words }) {
	const { step, shared, fields, toasts } = words;
	const form = useFields(schema, fields, "onChange");
	const { busy, run } = useInFlight();
	const { say, goOn, fail } = useStep("username", locale, toasts);
	const typed = usernameText(form.textIn("username"));
	useEarlyText("username", usernameText);
	const { getValues, setValue } = form;
	useEffect(() => {
		const suggestion = suggestedUsername();
		if (suggestion && !getValues("username")) setValue("username", suggestion);
	}, [getValues, setValue]);
	const submit = form.handleSubmit(({ username }) => run(async () => {
		try {
			const reply = await checkUsername(username);
			if (reply.success) {
				rememberSuggestion(null);
				say("success", fill(step.saved, { username }), reply.message);
			} else if (reply.username) {
				rememberSuggestion(reply.username);
				say("info", fill(step.suggested, { username: reply.username }), reply.message);
			} else {
				say("error", toasts.usernameCheckFailed, reply.message);
				form.setFocus("username", { shouldSelect: true });
				return;
			}
		} catch (error) {
			if (form.showRefusal(error, (name) => name === "username" ? name : null)) return void 0;
			return fail(error, {
				refused: toasts.usernameCheckFailed,
				failed: toasts.usernameCheckFailed
			});
		}
		return goOn();
	}));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: step.heading }), /* @__PURE__ */ jsx("p", {
			className: "soft under",
			children: step.text
		})] }),
		/* @__PURE__ */ jsxs("form", {
			method: "post",
			noValidate: true,
			onSubmit: submit,
			children: [/* @__PURE__ */ jsx(TextField, {
				...form.register("username"),
				id: "username",
				label: step.username,
				hint: step.hint,
				autoComplete: "off",
				autoCapitalize: "none",
				spellCheck: false,
				error: form.errorOf("username"),
				onInput: (event) => filterInput(event.currentTarget, usernameText)
			}), /* @__PURE__ */ jsx(SubmitButton, {
				ready: form.formState.isReady && typed.length >= 6,
				busy,
				busyLabel: shared.submitting,
				words: toasts,
				children: shared.submit
			})]
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
var SetUsername = gated(SetUsernameScreen);
// src/pages/[...locale]/set-username.astro
var set_username_exports = /* @__PURE__ */ __exportAll({
	default: () => $$SetUsername,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$SetUsername = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SetUsername;
	const { locale } = Astro.locals;
	const { fields, onboarding, toasts } = messages(locale);
	const { username: step, shared } = onboarding;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": step.title,
		"line": step.line
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "SetUsername", SetUsername, {
		"client:load": true,
		"locale": locale,
		"words": {
			step,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/onboarding/SetUsername.tsx",
		"client:component-export": "SetUsername"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/set-username.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/set-username.astro";
var $$url = "/[...locale]/set-username";
// \0virtual:astro:page:src/pages/[...locale]/set-username@_@astro
var page = () => set_username_exports;
export { page };
