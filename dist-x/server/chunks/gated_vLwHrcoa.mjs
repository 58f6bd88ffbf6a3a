import { w as writeErrorFlag } from "./loader_DstmYstM.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { Component } from "react";
import { jsx } from "react/jsx-runtime";
// src/stores/error-page.ts
/** Goes to /error, which opens for nobody else, and takes the broken page's place in the history. */
function openErrorPage(locale) {
	const path = pathIn(locale, "/error");
	writeErrorFlag(path);
	location.replace(path);
}
// src/ui/Catch.tsx
/** Holds what throws while it renders; everything outside goes on. */
var Catch = class extends Component {
	state = { failed: false };
	static getDerivedStateFromError() {
		return { failed: true };
	}
	componentDidCatch() {
		this.props.onCaught?.();
	}
	render() {
		if (!this.state.failed) return this.props.children;
		return this.props.instead?.(() => this.setState({ failed: false }));
	}
};
// src/connected/gated.tsx
/**
* What an island's root exports: a screen that throws while it renders is a mistake of ours, and the person goes on to the
* page that says so (spec section 2, /error).
*/
function gated(Screen) {
	return function Gated(props) {
		return /* @__PURE__ */ jsx(Catch, {
			onCaught: () => openErrorPage(props.locale),
			children: /* @__PURE__ */ jsx(Screen, { ...props })
		});
	};
}
export { gated as t };
