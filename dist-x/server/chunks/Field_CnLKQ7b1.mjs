import { c as Icon, s as warn } from "./icon-paths_Dx5DnbGm.mjs";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/Field.tsx
/** The ids of a control's hint and error, as far as they are shown. */
function controlProps({ id, hint, error }) {
	return {
		id,
		"aria-describedby": [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || void 0,
		"aria-invalid": error ? true : void 0
	};
}
function FieldError({ id, children }) {
	if (!children) return null;
	return /* @__PURE__ */ jsxs("p", {
		className: "error",
		id: `${id}-error`,
		children: [/* @__PURE__ */ jsx(Icon, { d: warn }), children]
	});
}
/** A label, its control, a hint and an error, tied together. */
function Field(props) {
	const { id, label, hint, error, children } = props;
	return /* @__PURE__ */ jsxs("div", {
		className: "field",
		children: [
			/* @__PURE__ */ jsx("label", {
				htmlFor: id,
				id: `${id}-label`,
				children: label
			}),
			children(controlProps(props)),
			hint && /* @__PURE__ */ jsx("p", {
				className: "hint",
				id: `${id}-hint`,
				children: hint
			}),
			/* @__PURE__ */ jsx(FieldError, {
				id,
				children: error
			})
		]
	});
}
/** A line of text. Uncontrolled: what was typed before the page's script arrived stays. */
function TextField(props) {
	const { id, label, hint, error, ...input } = props;
	return /* @__PURE__ */ jsx(Field, {
		id,
		label,
		hint,
		error,
		children: (control) => /* @__PURE__ */ jsx("input", {
			className: "input",
			...input,
			...control
		})
	});
}
export { controlProps as i, FieldError as n, TextField as r, Field as t };
