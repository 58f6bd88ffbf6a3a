import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices, t as Button } from "./Button_DQSJxrkY.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { a as isRefused, i as checkStatus, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { t as carryNotice } from "./carry-notice_BAU80vUA.mjs";
import { i as nextPath } from "./onboarding_BW2TeEeO.mjs";
import { t as Waiting } from "./Waiting_CrK4ycpn.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/islands/auth/ProfileSetup.tsx
/** Goes to the first step that is required. The server mostly does it before a page is seen; this is for when it could not. */
function ProfileSetupScreen({ locale, words, loading }) {
	const { screen, toasts } = words;
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		let left = false;
		checkStatus().then(({ required }) => {
			if (left) return;
			carryNotice();
			location.replace(pathIn(locale, nextPath(required)));
		}, (error) => {
			if (left) return;
			if (!isRefused(error)) {
				setFailed(true);
				return;
			}
			notifyAfterNavigation("error", toasts.unauthorized);
			location.replace(pathIn(locale, "/login"));
		});
		return () => {
			left = true;
		};
	}, [
		attempt,
		locale,
		toasts
	]);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [failed ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		role: "alert",
		children: [/* @__PURE__ */ jsx("h1", { children: screen.failed }), /* @__PURE__ */ jsx("p", {
			className: "soft under",
			children: screen.failedText
		})]
	}), /* @__PURE__ */ jsx(Button, {
		look: "primary",
		wide: true,
		onClick: () => {
			setFailed(false);
			setAttempt(attempt + 1);
		},
		children: loading.again
	})] }) : /* @__PURE__ */ jsx(Waiting, {
		heading: screen.heading,
		first: loading.first,
		waiting: loading.waiting,
		slow: toasts.stillWorking,
		exit: {
			label: loading.back,
			href: pathIn(locale, "/login")
		}
	}), /* @__PURE__ */ jsx(Notices, { words: toasts })] });
}
var ProfileSetup = gated(ProfileSetupScreen);
// src/pages/[...locale]/profile-setup.astro
var profile_setup_exports = /* @__PURE__ */ __exportAll({
	default: () => $$ProfileSetup,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$ProfileSetup = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ProfileSetup;
	const { locale } = Astro.locals;
	const { auth, fields, toasts } = messages(locale);
	const { setup: screen, loading, shared } = auth;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, { "title": screen.title }, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${loading.needsScript}</p></noscript>${renderComponent($$result, "ProfileSetup", ProfileSetup, {
		"client:load": true,
		"locale": locale,
		"loading": loading,
		"words": {
			screen,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/auth/ProfileSetup.tsx",
		"client:component-export": "ProfileSetup"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/profile-setup.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/profile-setup.astro";
var $$url = "/[...locale]/profile-setup";
// \0virtual:astro:page:src/pages/[...locale]/profile-setup@_@astro
var page = () => profile_setup_exports;
export { page };
