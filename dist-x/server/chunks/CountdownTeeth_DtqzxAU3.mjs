import { jsx } from "react/jsx-runtime";
// src/ui/CountdownTeeth.tsx
/** Teeth in a row, 10 units apart. */
var TEETH = 40;
/** The wait as a row of the shell's teeth: a picture of the time that stands beside it in words. */
function CountdownTeeth({ seconds, total, className }) {
	const left = seconds === null ? 0 : Math.ceil(seconds / total * TEETH);
	return /* @__PURE__ */ jsx("svg", {
		className,
		viewBox: "0 0 396 12",
		preserveAspectRatio: "none",
		"aria-hidden": "true",
		children: Array.from({ length: TEETH }, (_, index) => /* @__PURE__ */ jsx("rect", {
			className: index < left ? "left" : "gone",
			x: index * 10,
			width: "6",
			height: "12",
			rx: "3"
		}, index))
	});
}
export { CountdownTeeth as t };
