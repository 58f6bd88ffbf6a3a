import { t as useSlow } from "./loader_DstmYstM.mjs";
import { t as CountdownTeeth } from "./CountdownTeeth_DtqzxAU3.mjs";
import { t as useHydrated } from "./hydrated_BczYLLSw.mjs";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/Waiting.tsx
/** Milliseconds after which a wait explains itself. */
var EXPLAIN_AFTER = 3e3;
/** A screen that only waits: it says so, says why when it lasts, and offers a way out when it lasts too long. */
function Waiting({ heading, first, waiting, slow, exit }) {
	const isRunning = useHydrated();
	const explained = useSlow(isRunning, EXPLAIN_AFTER);
	const long = useSlow(isRunning);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: heading }), /* @__PURE__ */ jsx("p", {
			className: "soft under",
			role: "status",
			children: long ? slow : explained ? waiting : first
		})] }),
		/* @__PURE__ */ jsx(CountdownTeeth, {
			className: "teeth-wave",
			seconds: 1,
			total: 1
		}),
		long && /* @__PURE__ */ jsx("p", {
			className: "alt",
			children: /* @__PURE__ */ jsx("a", {
				href: exit.href,
				children: exit.label
			})
		})
	] });
}
export { Waiting as t };
