import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices } from "./Button_DQSJxrkY.mjs";
import { t as useDevice } from "./use-device_DfoQkf1_.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { i as startCountdown, n as hasCountdown } from "./countdown_DwifGIY1.mjs";
import { n as pendingEmail, r as verifyDevice } from "./login_X6IPO7_z.mjs";
import { v as notify } from "./loader_DstmYstM.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { t as CodeForm } from "./CodeForm_hIIupWRH.mjs";
import { t as goToLogin } from "./go-to-login_Dn4HlOES.mjs";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/VerifyDevice.tsx
var never = () => () => void 0;
/** /verify after a login, /device-verification after a status check: one screen (spec section 2). */
function VerifyDeviceScreen({ locale, words }) {
	useDevice();
	const { screen, shared, fields, toasts } = words;
	const email = useSyncExternalStore(never, pendingEmail, () => null);
	const flight = useInFlight();
	const form = useRef(null);
	useEffect(() => {
		if (!hasCountdown()) startCountdown();
		form.current?.focus();
	}, []);
	const verify = async (code) => {
		await verifyDevice(code);
		location.assign(pathIn(locale, "/auth-loading"));
		return "leaving";
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", { children: screen.heading }), /* @__PURE__ */ jsxs("p", {
			className: "soft under",
			children: [
				screen.sent,
				/* @__PURE__ */ jsx("br", {}),
				/* @__PURE__ */ jsx("strong", { children: email ?? screen.yourEmail })
			]
		})] }),
		/* @__PURE__ */ jsx(CodeForm, {
			ref: form,
			words,
			code: {
				id: "otp",
				...shared.code,
				incomplete: fields["otp.fullDevice"],
				badPaste: fields["otp.paste"]
			},
			auto: true,
			flight,
			verify,
			fallback: {
				refused: toasts.invalidDeviceCode,
				failed: toasts.deviceVerificationFailed
			},
			resend: {
				hint: screen.spam,
				resend: screen.resend,
				onResend: () => {
					startCountdown();
					notify("info", screen.resent);
					form.current?.restart();
				}
			},
			submit: {
				label: screen.submit,
				busyLabel: shared.processing
			}
		}),
		/* @__PURE__ */ jsx("p", {
			className: "alt",
			children: /* @__PURE__ */ jsx("a", {
				href: pathIn(locale, "/login"),
				onClick: (event) => {
					event.preventDefault();
					flight.run(() => goToLogin(locale, toasts));
				},
				children: screen.back
			})
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
var VerifyDevice = gated(VerifyDeviceScreen);
export { VerifyDevice as t };
