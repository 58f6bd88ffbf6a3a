import { F as spreadAttributes, H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { t as plural } from "./plural_BnkP35C0.mjs";
// src/components/form/FormProblem.astro
createAstro("http://localhost:4455");
var $$FormProblem = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$FormProblem;
	const { text, focus = false } = Astro.props;
	const opensHere = focus ? {
		tabindex: -1,
		autofocus: true
	} : {};
	return renderTemplate`${maybeRenderHead($$result)}<p class="problem" role="alert"${spreadAttributes(opensHere)}>${renderComponent($$result, "Icon", $$Icon, { "name": "alert" })}<span>${text}</span></p>`;
}, "/work/main/src/components/form/FormProblem.astro", void 0);
// src/components/form/problem-text.ts
/**
* What a page says above its form, in its own words where it has some.
* @returns undefined where there is nothing to say: before a form was sent.
*/
function problemText(locale, result, words, more) {
	if (!result) return void 0;
	if (result.error) return result.error.code === "CONTENT_TOO_LARGE" ? words.tooLarge : more.failed;
	const { data } = result;
	if (!data || data.sent) return void 0;
	switch (data.problem?.kind) {
		case "limited": return fill(plural(locale, data.problem.minutes, words.limited), { count: data.problem.minutes });
		case "down": return words.down;
		case "refused": return data.problem.text || words.refused;
		default: return more.fields;
	}
}
export { $$FormProblem as n, problemText as t };
