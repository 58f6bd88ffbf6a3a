import { r as TextField } from "./Field_CnLKQ7b1.mjs";
import { r as takeKeptEmail } from "./kept-email_DSfj2TcV.mjs";
import { useEffect } from "react";
import { jsx } from "react/jsx-runtime";
// src/connected/use-kept-email.ts
/** Puts the address back that was typed before the page was loaded again, unless another one stands there already. */
function useKeptEmail({ getValues, setValue }) {
	useEffect(() => {
		const kept = takeKeptEmail();
		if (kept && !getValues("email")) setValue("email", kept);
	}, [getValues, setValue]);
}
// src/islands/auth/EmailField.tsx
/** The email of every auth screen: one keyboard, one label, and no capital or spelling put in by a phone. */
function EmailField({ words, ...field }) {
	return /* @__PURE__ */ jsx(TextField, {
		...field,
		id: "email",
		label: words.email,
		type: "email",
		inputMode: "email",
		autoCapitalize: "none",
		spellCheck: false,
		placeholder: words.emailPlaceholder
	});
}
export { useKeptEmail as n, EmailField as t };
