import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices, t as Button } from "./Button_DQSJxrkY.mjs";
import { t as useDevice } from "./use-device_DfoQkf1_.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as carryNotice } from "./carry-notice_BAU80vUA.mjs";
import { i as checkStatus, o as loadUser, r as SessionEnded, u as rememberPinHint, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { t as cameFromSignup } from "./signup_D6_fdgeR.mjs";
import { t as cleanServerText } from "./server-text_B4Ji0apL.mjs";
import { t as errorText } from "./error-text_CbvwE5Wa.mjs";
import { n as isNetworkFailure, t as deviceDemand } from "./failure-kind_D3AIuDIG.mjs";
import { t as Waiting } from "./Waiting_CrK4ycpn.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/sign-in-route.ts
/**
* The status check and every way on from it, in the specification's order (section 4, Auth loading).
* @param justVerified the person came by the sign-up code: the way to /w is not announced.
* @returns null when this browser is offline: /login could not be fetched either.
*/
async function signInRoute(words, justVerified) {
	const needsDevice = (text) => ({
		path: "/device-verification",
		notice: {
			kind: "error",
			text: cleanServerText(text ?? "") || words.deviceNeedsVerification
		}
	});
	try {
		const status = await checkStatus();
		if (status.required.length > 0 || status.user_status === "incomplete") return {
			path: "/profile-setup",
			notice: null
		};
		if (status.device_unauthorized) return needsDevice(status.message);
		if (status.error) return {
			path: "/login",
			notice: {
				kind: "error",
				text: words.unauthorized
			}
		};
		rememberPinHint(status);
	} catch (error) {
		const demand = deviceDemand(error);
		if (demand) return needsDevice(demand.message);
		if (isNetworkFailure(error) && !navigator.onLine) return null;
		return {
			path: "/login",
			notice: error instanceof SessionEnded ? null : {
				kind: "error",
				text: words.authenticationFailed
			}
		};
	}
	try {
		await loadUser();
	} catch (error) {
		return {
			path: "/w",
			notice: {
				kind: "error",
				text: errorText(error, words.profileFailed)
			}
		};
	}
	return {
		path: "/w",
		notice: justVerified ? null : {
			kind: "success",
			text: words.loginSuccessful
		}
	};
}
// src/islands/auth/AuthLoading.tsx
/** Milliseconds before the wallet opens (spec section 9). */
var OPENING = 1500;
function AuthLoadingScreen({ locale, words }) {
	useDevice();
	const { screen, toasts } = words;
	const [offline, setOffline] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const justVerified = useRef(false);
	useEffect(() => {
		let left = false;
		let timer;
		if (cameFromSignup()) justVerified.current = true;
		signInRoute(toasts, justVerified.current).then((route) => {
			if (left) return;
			if (!route) {
				setOffline(true);
				return;
			}
			const go = () => {
				if (route.notice) notifyAfterNavigation(route.notice.kind, route.notice.text);
				else carryNotice();
				location.replace(pathIn(locale, route.path));
			};
			if (route.path === "/w") timer = setTimeout(go, OPENING);
			else go();
		});
		return () => {
			left = true;
			clearTimeout(timer);
		};
	}, [
		attempt,
		locale,
		toasts
	]);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [offline ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		role: "alert",
		children: [/* @__PURE__ */ jsx("h1", { children: screen.offline }), /* @__PURE__ */ jsx("p", {
			className: "soft under",
			children: screen.offlineText
		})]
	}), /* @__PURE__ */ jsx(Button, {
		look: "primary",
		wide: true,
		onClick: () => {
			setOffline(false);
			setAttempt(attempt + 1);
		},
		children: screen.again
	})] }) : /* @__PURE__ */ jsx(Waiting, {
		heading: screen.heading,
		first: screen.first,
		waiting: screen.waiting,
		slow: toasts.stillWorking,
		exit: {
			label: screen.back,
			href: pathIn(locale, "/login")
		}
	}), /* @__PURE__ */ jsx(Notices, { words: toasts })] });
}
var AuthLoading = gated(AuthLoadingScreen);
// src/pages/auth-loading.astro
var auth_loading_exports = /* @__PURE__ */ __exportAll({
	default: () => $$AuthLoading,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$AuthLoading = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$AuthLoading;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { loading: screen, shared } = auth;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": screen.title,
		"line": auth.login.line
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${screen.needsScript}</p></noscript>${renderComponent($$result, "AuthLoading", AuthLoading, {
		"client:load": true,
		"locale": locale,
		"words": {
			screen,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/auth/AuthLoading.tsx",
		"client:component-export": "AuthLoading"
	})}` })}`;
}, "/work/main/src/pages/auth-loading.astro", void 0);
var $$file = "/work/main/src/pages/auth-loading.astro";
var $$url = "/auth-loading";
// \0virtual:astro:page:src/pages/auth-loading@_@astro
var page = () => auth_loading_exports;
export { page };
