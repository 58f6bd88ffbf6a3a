import { c as Icon } from "./icon-paths_Dx5DnbGm.mjs";
import { t as PasswordField } from "./PasswordField_BIvX2E9F.mjs";
import * as z from "zod/mini";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/connected/new-password.ts
var key = (message) => message;
/**
* A new password, and once more.
* @param password the contract's rule: a reset asks for more than an onboarding.
*/
var newPasswordSchema = (password) => z.object({
	password,
	confirm: z.string(key("confirm.required")).check(z.minLength(1, key("confirm.required")))
}).check(z.refine(({ password: first, confirm }) => !confirm || first === confirm, {
	error: key("confirm.mismatch"),
	path: ["confirm"]
}));
// src/ui/PasswordChecklist.tsx
/** Every rule, live. Each says in words whether it is met; a change is announced when the person pauses. */
function PasswordChecklist({ value, rules, words }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "checklist",
		"aria-label": words.label,
		"aria-live": "polite",
		children: rules.map(({ message, pattern }) => {
			const met = pattern.test(value);
			return /* @__PURE__ */ jsxs("li", {
				className: met ? "met" : void 0,
				children: [/* @__PURE__ */ jsx("span", {
					className: "mark",
					"aria-hidden": "true",
					children: met && /* @__PURE__ */ jsx(Icon, { d: "M5.5 12.5l4.3 4.3L18.5 7.5" })
				}), /* @__PURE__ */ jsxs("span", { children: [words[message], /* @__PURE__ */ jsx("span", {
					className: "sr",
					children: `: ${met ? words.met : words.unmet}`
				})] })]
			}, message);
		})
	});
}
// src/connected/NewPasswordFields.tsx
/** A new password with its live checklist, and once more. */
function NewPasswordFields({ form, rules, labels, words }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(PasswordField, {
			...form.register("password", { deps: ["confirm"] }),
			id: "password",
			label: labels.password,
			autoComplete: "new-password",
			words,
			error: form.errorOf("password")
		}),
		/* @__PURE__ */ jsx(PasswordChecklist, {
			value: form.textIn("password"),
			rules,
			words: words.rules
		}),
		/* @__PURE__ */ jsx(PasswordField, {
			...form.register("confirm"),
			id: "confirm",
			label: labels.confirm,
			autoComplete: "new-password",
			words,
			error: form.errorOf("confirm")
		})
	] });
}
export { newPasswordSchema as n, NewPasswordFields as t };
