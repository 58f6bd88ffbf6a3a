import { t as Field } from "./Field_CnLKQ7b1.mjs";
import { a as eyeOff, c as Icon, i as eye } from "./icon-paths_Dx5DnbGm.mjs";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/PasswordField.tsx
/** A password that may be looked at. Pasting and password managers work as on any field. */
function PasswordField({ id, label, error, words, ...input }) {
	const [shown, setShown] = useState(false);
	return /* @__PURE__ */ jsx(Field, {
		id,
		label,
		error,
		children: (control) => /* @__PURE__ */ jsxs("span", {
			className: "secret",
			children: [/* @__PURE__ */ jsx("input", {
				className: "input",
				autoCapitalize: "none",
				spellCheck: false,
				...input,
				...control,
				type: shown ? "text" : "password"
			}), /* @__PURE__ */ jsxs("button", {
				type: "button",
				"aria-controls": id,
				onClick: () => setShown(!shown),
				children: [/* @__PURE__ */ jsx(Icon, { d: shown ? eyeOff : eye }), /* @__PURE__ */ jsx("span", {
					className: "sr",
					children: shown ? words.hide : words.show
				})]
			})]
		})
	});
}
export { PasswordField as t };
