import { t as Button } from "./Button_DQSJxrkY.mjs";
import { jsx } from "react/jsx-runtime";
// src/ui/SubmitButton.tsx
/** What sends a form: as wide as its fields, and it says when the answer takes long. */
function SubmitButton({ ready, words, ...button }) {
	return /* @__PURE__ */ jsx(Button, {
		...button,
		type: "submit",
		look: "primary",
		wide: true,
		disabled: !ready,
		slowLabel: words.stillWorking
	});
}
export { SubmitButton as t };
