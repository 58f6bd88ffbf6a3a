import { _ as noticeShown, b as showFlash, m as $notices, t as useSlow } from "./loader_DstmYstM.mjs";
import { Suspense, useEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useStore } from "@nanostores/react";
// src/ui/PlainToasts.tsx
/** Toasts as bare words, for as long as their library can't be fetched. Their style is every page's own. */
function PlainToasts({ items, onShown }) {
	useEffect(() => {
		const timers = items.map(({ id, duration }) => setTimeout(onShown, duration, id));
		return () => timers.forEach(clearTimeout);
	}, [items, onShown]);
	return /* @__PURE__ */ jsx("div", {
		className: "plain-toasts",
		role: "alert",
		children: items.map(({ id, text }) => /* @__PURE__ */ jsx("p", { children: text }, id))
	});
}
// src/connected/Notices.tsx
var findToaster = () => import("./Toaster_CwvPIp5M.mjs").then(({ Toaster }) => Toaster);
/** The place for toasts: one in every island's root. The library comes with the first toast. */
function Notices({ words }) {
	const items = useStore($notices, { ssr: "initial" });
	/** Null when it could not be had: without a connection there is most to say, and no library to say it. */
	const [Toaster, setToaster] = useState();
	useEffect(showFlash, []);
	useEffect(() => {
		if (items.length === 0 || Toaster) return;
		findToaster().then((found) => setToaster(() => found), () => setToaster(null));
	}, [items, Toaster]);
	if (Toaster === null) return /* @__PURE__ */ jsx(PlainToasts, {
		items,
		onShown: noticeShown
	});
	if (!Toaster) return null;
	return /* @__PURE__ */ jsx(Suspense, {
		fallback: null,
		children: /* @__PURE__ */ jsx(Toaster, {
			items,
			region: words.region,
			close: words.close,
			onShown: noticeShown
		})
	});
}
// src/ui/TeethLoader.tsx
/** Four teeth in motion. The words beside it say what is going on. */
function TeethLoader() {
	return /* @__PURE__ */ jsxs("span", {
		className: "teeth-loader",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("i", {}),
			/* @__PURE__ */ jsx("i", {}),
			/* @__PURE__ */ jsx("i", {}),
			/* @__PURE__ */ jsx("i", {})
		]
	});
}
// src/ui/Button.tsx
function Button(props) {
	const { children, look = "outline", small, wide, busy = false, busyLabel, slowLabel, onClick, ...rest } = props;
	const now = (useSlow(busy) ? slowLabel : void 0) ?? busyLabel;
	const classes = [
		"button",
		look === "outline" ? "" : look,
		small ? "small" : "",
		wide ? "wide" : ""
	];
	const press = (event) => {
		if (busy) event.preventDefault();
		else onClick?.(event);
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("button", {
		type: "button",
		...rest,
		className: classes.filter(Boolean).join(" "),
		"aria-busy": busy || void 0,
		"aria-disabled": busy || void 0,
		onClick: press,
		children: busy && now ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
			className: "was",
			"aria-hidden": "true",
			children
		}), /* @__PURE__ */ jsxs("span", {
			className: "now",
			children: [/* @__PURE__ */ jsx(TeethLoader, {}), now]
		})] }) : children
	}), busyLabel && /* @__PURE__ */ jsx("span", {
		className: "sr",
		role: "status",
		children: busy ? now : ""
	})] });
}
export { TeethLoader as n, Notices as r, Button as t };
