import { t as PUBLIC_API_URL } from "./client_B1ZfDz9w.mjs";
import { t as errorText } from "./error-text_CbvwE5Wa.mjs";
import { v as notify } from "./loader_DstmYstM.mjs";
import { t as Button } from "./Button_DQSJxrkY.mjs";
import { t as useHydrated } from "./hydrated_BczYLLSw.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/GoogleButton.tsx
/** The code is asked for with the first press: most people come by email. */
async function findAddress() {
	const { googleAddress } = await import("./google_CpCPvb_L.mjs");
	return googleAddress(new URL(PUBLIC_API_URL).origin);
}
function GoogleButton({ label, busyLabel, slowLabel, failed }) {
	const { busy, run } = useInFlight();
	const ready = useHydrated();
	const go = () => run(async () => {
		try {
			const address = await findAddress();
			if (address !== null) {
				location.assign(address);
				return "leaving";
			}
			notify("error", failed);
		} catch (error) {
			notify("error", errorText(error, failed));
		}
	});
	return /* @__PURE__ */ jsxs(Button, {
		wide: true,
		disabled: !ready,
		busy,
		busyLabel,
		slowLabel,
		onClick: go,
		children: [/* @__PURE__ */ jsx("span", {
			className: "g",
			"aria-hidden": "true",
			children: "G"
		}), label]
	});
}
export { GoogleButton as t };
