import "./client_B1ZfDz9w.mjs";
import { t as useHydrated } from "./hydrated_BczYLLSw.mjs";
import { c as Icon } from "./icon-paths_Dx5DnbGm.mjs";
import { n as TeethLoader } from "./Button_DQSJxrkY.mjs";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Turnstile } from "@marsidev/react-turnstile";
// src/ui/Challenge.tsx
/** The page's own script element: a policy of Trusted Types lets nobody else add one (docs/decisions/008). */
var SCRIPT = "cf-turnstile-script";
/** The bot check, as high in every state as the widget that it waits for. */
function Challenge(props) {
	const { action, locale, words, onToken, onState, bypassAfter, failAfter = 1e4, retry, ref } = props;
	const [view, setView] = useState("loading");
	const [token, setToken] = useState(null);
	const [bypassed, setBypassed] = useState(false);
	/** Counts tokens asked for: each has its own time. */
	const [round, setRound] = useState(0);
	const isHydrated = useHydrated();
	const widget = useRef(null);
	const state = bypassed && token === null ? "bypassed" : view;
	useEffect(() => onState?.(state), [state, onState]);
	useEffect(() => onToken(token), [token, onToken]);
	useEffect(() => {
		const script = document.getElementById(SCRIPT);
		const fail = () => setView("failed");
		script?.addEventListener("error", fail);
		return () => script?.removeEventListener("error", fail);
	}, []);
	useEffect(() => {
		if (view !== "loading") return;
		const timer = setTimeout(() => setView("failed"), failAfter);
		return () => clearTimeout(timer);
	}, [view, failAfter]);
	useEffect(() => {
		if (bypassAfter === void 0) return;
		const timer = setTimeout(() => setBypassed(true), bypassAfter);
		return () => clearTimeout(timer);
	}, [bypassAfter, round]);
	useImperativeHandle(ref, () => ({ reset: () => {
		setToken(null);
		setBypassed(false);
		setRound((count) => count + 1);
		if (view === "loaded") widget.current?.reset();
	} }));
	return /* @__PURE__ */ jsxs("div", {
		className: "challenge-place",
		children: [
			view === "loading" && /* @__PURE__ */ jsxs("div", {
				className: "challenge",
				role: "status",
				children: [/* @__PURE__ */ jsx(TeethLoader, {}), /* @__PURE__ */ jsx("span", { children: words.loading })]
			}),
			view === "failed" && /* @__PURE__ */ jsxs("div", {
				className: "challenge failed",
				role: "alert",
				children: [
					/* @__PURE__ */ jsx(Icon, { d: "M12 9v4.5M12 16.5v.1M12 4 3 19.5h18z" }),
					/* @__PURE__ */ jsx("span", { children: words.failed }),
					/* @__PURE__ */ jsx("button", {
						type: "button",
						onClick: retry ?? (() => location.reload()),
						children: words.retry
					})
				]
			}),
			isHydrated && /* @__PURE__ */ jsx(Turnstile, {
				ref: widget,
				className: view === "loaded" ? "widget" : "widget beneath",
				siteKey: "1x00000000000000000000AA",
				injectScript: false,
				options: {
					action,
					language: locale === "cn" ? "zh-cn" : "en",
					size: "flexible",
					theme: "auto"
				},
				onWidgetLoad: () => setView("loaded"),
				onSuccess: (answer) => {
					setView("loaded");
					setToken(answer);
				},
				onExpire: () => setToken(null),
				onTimeout: () => setToken(null),
				onUnsupported: () => setView("failed"),
				onError: () => {
					setToken(null);
					setView("failed");
				}
			})
		]
	});
}
export { Challenge as t };
