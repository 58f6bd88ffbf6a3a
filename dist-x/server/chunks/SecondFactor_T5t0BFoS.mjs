import "./fields_DenWHCw7.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as maskEmail } from "./mask-email_BYcElzRo.mjs";
import { n as isFlowOver, t as isCodeLocked } from "./flow-over_BsEjuVCC.mjs";
import { i as verifySecondFactor } from "./login_X6IPO7_z.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as CodeForm } from "./CodeForm_hIIupWRH.mjs";
import { useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/SecondFactor.tsx
/** The last step of a login with two-step codes on: one of the authenticator app, or one that was saved for its loss. */
function SecondFactor({ locale, words, secondFactor: screen, email, onReturn, onOver }) {
	const { shared, fields, toasts } = words;
	const flight = useInFlight();
	const form = useRef(null);
	const [source, setSource] = useState("app");
	const fromApp = source === "app";
	useEffect(() => form.current?.focus(), [source]);
	const verify = async (code) => {
		const next = await verifySecondFactor(code);
		location.assign(pathIn(locale, next === "verify" ? "/verify" : "/auth-loading"));
		return "leaving";
	};
	const codes = {
		app: {
			id: "code",
			...shared.code,
			incomplete: fields["otp.fullDevice"],
			badPaste: fields["otp.paste"]
		},
		recovery: {
			id: "recovery",
			legend: screen.recoveryLegend,
			box: screen.recoveryBox,
			length: 10,
			alphabet: "letters",
			incomplete: screen.recoveryFull,
			badPaste: screen.recoveryFull
		}
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: screen.heading }), /* @__PURE__ */ jsxs("p", {
			className: "soft under",
			children: [
				fromApp ? screen.sent : screen.recoveryText,
				/* @__PURE__ */ jsx("br", {}),
				/* @__PURE__ */ jsx("strong", { children: maskEmail(email) }),
				" ",
				/* @__PURE__ */ jsx("button", {
					type: "button",
					className: "link",
					disabled: flight.busy,
					onClick: onReturn,
					children: shared.notYou
				})
			]
		})] }),
		/* @__PURE__ */ jsx(CodeForm, {
			ref: form,
			words,
			code: codes[source],
			auto: true,
			flight,
			verify,
			fallback: {
				refused: toasts.invalidSecondFactor,
				failed: toasts.secondFactorFailed
			},
			onFailure: (failure) => {
				if (isFlowOver(failure) || isCodeLocked(failure)) onOver();
			},
			submit: {
				label: shared.continue,
				busyLabel: screen.verifying
			},
			children: /* @__PURE__ */ jsx("p", {
				className: "hint",
				children: fromApp ? screen.hint : screen.recoveryHint
			})
		}, source),
		/* @__PURE__ */ jsx("p", {
			className: "alt",
			children: /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "link",
				disabled: flight.busy,
				onClick: () => setSource(fromApp ? "recovery" : "app"),
				children: fromApp ? screen.recovery : screen.app
			})
		})
	] });
}
export { SecondFactor };
