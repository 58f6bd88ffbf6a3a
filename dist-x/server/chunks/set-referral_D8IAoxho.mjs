import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { T as referralCode } from "./fields_DenWHCw7.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices, t as Button } from "./Button_DQSJxrkY.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { r as completeReferral } from "./onboarding_BW2TeEeO.mjs";
import { r as TextField } from "./Field_CnLKQ7b1.mjs";
import { n as useEarlyText, t as filterInput } from "./filtered-input_V8OnywRJ.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as useStep } from "./use-step_DpUkGow1.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useState } from "react";
import * as z from "zod/mini";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/islands/onboarding/referral-text.ts
/** How many characters stand together. */
var GROUP = 4;
/** A typed referral code without the blanks and hyphens between its groups, in upper case. */
function bareReferral(text) {
	return text.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();
}
/** As it is shown: `ABCD EFGH`. Characters that no code has stay, so that the field's error has something to point at. */
function groupedReferral(text) {
	return [...bareReferral(text)].slice(0, 8).join("").replace(new RegExp(`(.{${GROUP}})(?=.)`, "gu"), "$1 ");
}
// src/islands/onboarding/SetReferral.tsx
var schema = z.object({ referral_code: z.pipe(z.pipe(z.string(), z.transform(bareReferral)), referralCode) });
function SetReferralScreen({ locale, words }) {
	const { step, shared, fields, toasts } = words;
	const form = useFields(schema, fields);
	const { busy, run } = useInFlight();
	const [skipping, setSkipping] = useState(false);
	const { say, goOn, fail } = useStep("referral", locale, toasts);
	useEarlyText("referral", groupedReferral);
	const submit = form.handleSubmit(({ referral_code }) => run(async () => {
		setSkipping(false);
		try {
			const { message } = await completeReferral({ referral_code });
			say("success", step.saved, message);
		} catch (error) {
			if (form.showRefusal(error, (name) => name === "referral_code" ? name : null)) return void 0;
			return fail(error, {
				refused: toasts.submissionFailed,
				failed: toasts.submissionFailed
			});
		}
		return goOn();
	}));
	const skip = () => run(async () => {
		setSkipping(true);
		try {
			await completeReferral({ skip: true });
		} catch (error) {
			return fail(error, {
				refused: toasts.referralSkipFailed,
				failed: toasts.referralSkipFailed
			});
		}
		return goOn();
	});
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
				...form.register("referral_code"),
				id: "referral",
				label: step.code,
				hint: step.hint,
				autoComplete: "off",
				autoCapitalize: "characters",
				spellCheck: false,
				error: form.errorOf("referral_code"),
				onInput: (event) => filterInput(event.currentTarget, groupedReferral)
			}), /* @__PURE__ */ jsxs("div", {
				className: "ends",
				children: [/* @__PURE__ */ jsx(Button, {
					disabled: !form.formState.isReady || busy && !skipping,
					busy: busy && skipping,
					busyLabel: shared.skipping,
					slowLabel: toasts.stillWorking,
					onClick: skip,
					children: shared.skip
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					look: "primary",
					disabled: !form.formState.isReady || busy && skipping,
					busy: busy && !skipping,
					busyLabel: shared.submitting,
					slowLabel: toasts.stillWorking,
					children: shared.submit
				})]
			})]
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
var SetReferral = gated(SetReferralScreen);
// src/pages/[...locale]/set-referral.astro
var set_referral_exports = /* @__PURE__ */ __exportAll({
	default: () => $$SetReferral,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$SetReferral = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SetReferral;
	const { locale } = Astro.locals;
	const { fields, onboarding, toasts } = messages(locale);
	const { referral: step, shared } = onboarding;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": step.title,
		"line": step.line
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "SetReferral", SetReferral, {
		"client:load": true,
		"locale": locale,
		"words": {
			step,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/onboarding/SetReferral.tsx",
		"client:component-export": "SetReferral"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/set-referral.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/set-referral.astro";
var $$url = "/[...locale]/set-referral";
// \0virtual:astro:page:src/pages/[...locale]/set-referral@_@astro
var page = () => set_referral_exports;
export { page };
