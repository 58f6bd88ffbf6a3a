import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { n as $$FormProblem } from "./problem-text_SEgQqzn0.mjs";
import { t as keyIn } from "./link-parts_DomJ_JkZ.mjs";
// src/components/form/letter-link.ts
/** What the address asks for: the key of a mail, or the page after the button was pressed. */
function letterState(url, returned) {
	if (returned?.problem?.kind === "expired") return {
		state: "expired",
		key: ""
	};
	const key = returned?.values?.key ?? keyIn(url);
	if (key) return {
		state: "ask",
		key
	};
	return {
		state: url.searchParams.has("done") ? "done" : "broken",
		key: ""
	};
}
// src/components/form/LetterLink.astro
createAstro("http://localhost:4455");
var $$LetterLink = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$LetterLink;
	const { locale, state, words, action, key, ways, problem } = Astro.props;
	const said = words[state];
	return renderTemplate`${maybeRenderHead($$result)}<div class="wrap"><div class="said">${renderComponent($$result, "Icon", $$Icon, { "name": {
		ask: "mail",
		done: "check",
		expired: "alert",
		broken: "alert"
	}[state] })}<h1>${said.heading}</h1><p class="lead">${said.text}</p>${state === "ask" ? renderTemplate`<form method="post"${addAttribute(action, "action")}>${problem && renderTemplate`${renderComponent($$result, "FormProblem", $$FormProblem, {
		"text": problem,
		"focus": true
	})}`}<input type="hidden" name="key"${addAttribute(key, "value")}><button class="button primary">${words.ask.button}</button></form>` : renderTemplate`<div class="acts"><a class="button"${addAttribute(pathIn(locale, ways[state]), "href")}>${words[state].link}</a></div>`}</div></div>`;
}, "/work/main/src/components/form/LetterLink.astro", void 0);
export { letterState as n, $$LetterLink as t };
