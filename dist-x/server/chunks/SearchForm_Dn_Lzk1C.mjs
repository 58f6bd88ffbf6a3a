import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
// src/components/support/Answer.astro
createAstro("http://localhost:4455");
var $$Answer = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Answer;
	const { locale, of } = Astro.props;
	return renderTemplate`${of.answer.map((paragraph) => renderTemplate`${maybeRenderHead($$result)}<p>${paragraph}</p>`)}${of.link && renderTemplate`<a class="more"${addAttribute(pathIn(locale, of.link.path), "href")}>${of.link.text}${renderComponent($$result, "Icon", $$Icon, { "name": "arrow" })}</a>`}`;
}, "/work/main/src/components/support/Answer.astro", void 0);
// src/i18n/word-forms.ts
/** English words as people type them: other endings, and slips of the finger. */
var ENDINGS = /(?:ings?|ed|es|s|e)$/;
var VOWEL = /[aeiouy]/;
/**
* What the forms of a word begin with: `fees` and `fee`, `sending` and `send`, `staked` and `stake`. Good enough to find a
* word by its beginning, which is all that it is for.
*/
function stem(word) {
	if (!/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
	const short = word.replace(ENDINGS, "").replace(/([bdgmnprt])\1$/, "$1");
	return short.length >= 3 && VOWEL.test(short) ? short : word;
}
/** How many slips lie between two words (a letter too many, missing, wrong, or two swapped); more than `most` is `most + 1`. */
function slips(one, other, most) {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	let before = [];
	let row = Array.from({ length: other.length + 1 }, (_, column) => column);
	for (let line = 1; line <= one.length; line += 1) {
		const next = [line];
		for (let column = 1; column <= other.length; column += 1) {
			const same = one[line - 1] === other[column - 1];
			const swapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
			next[column] = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + (same ? 0 : 1), swapped ? (before[column - 2] ?? 0) + 1 : Infinity);
		}
		[before, row] = [row, next];
	}
	return row[other.length] ?? most + 1;
}
/**
* The word that was probably meant, or undefined. Short words have too many neighbours to guess; long ones may have two slips.
* People seldom mistake the first letter, so a word that keeps it is preferred.
*/
function meantWord(typed, known) {
	if (typed.length < 4 || !/^[a-z]+$/.test(typed)) return void 0;
	const most = typed.length < 8 ? 1 : 2;
	let best;
	for (const word of known) {
		if (word.length < 3) continue;
		const cost = slips(typed, word, most) + (word.startsWith(typed.slice(0, 1)) ? 0 : .5);
		if (cost <= most && cost < (best?.cost ?? Infinity)) best = {
			word,
			cost
		};
	}
	return best?.word;
}
/** Words that most questions have, and that say nothing about which one is meant. */
var FILLERS = new Set("a about an and any are be can could did do does for from get has have how i if in into is it me my of on or out please should so some that the them then there they this to up want was we what when where which who why will with would you your".split(" "));
/** The same in Chinese, where they stand in the run that has the telling words. */
var CHINESE_FILLERS = /怎么办|怎么样|为什么|怎么|怎样|如何|什么|哪里|哪些|可以|可不可以|是否|请问|我的|[吗呢我]/gu;
var HAN_RUN = /\p{Script=Han}+/gu;
var WORD = /[\p{L}\p{N}]+/gu;
/** One form for what a reader takes as one: case, full-width letters, accents. */
function plain(text) {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();
}
var searched = (text) => {
	const form = plain(text);
	return {
		text: form,
		words: form.match(WORD) ?? []
	};
};
/** Where a term first stands, or -1. A word of two letters or less is meant whole. */
var placeOf = ({ text, words }, term) => {
	if (/\p{Script=Han}/u.test(term)) return text.indexOf(term);
	const start = stem(term);
	const hit = words.find((word) => term.length > 2 ? word.startsWith(start) : word === term);
	return hit === void 0 ? -1 : text.indexOf(hit);
};
/** The Chinese runs and the other words of a query; fillers only where there is nothing else. */
function terms(query) {
	const form = plain(query);
	const words = form.replace(HAN_RUN, " ").match(WORD) ?? [];
	const telling = words.filter((word) => !FILLERS.has(word));
	const runs = form.match(HAN_RUN) ?? [];
	const tellingRuns = runs.flatMap((run) => run.replace(CHINESE_FILLERS, " ").match(HAN_RUN) ?? []);
	const chinese = tellingRuns.length + telling.length > 0 ? tellingRuns : runs;
	return [.../* @__PURE__ */ new Set([...chinese, ...telling.length + chinese.length > 0 ? telling : words])];
}
/** The same with Chinese runs cut into pairs of characters: nobody asks in the very words of an answer. */
function looseTerms(strict) {
	const pairs = strict.flatMap((term) => {
		const characters = [...term];
		return /\p{Script=Han}/u.test(term) && characters.length > 2 ? characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`) : [term];
	});
	return [...new Set(pairs)];
}
/**
* Those that have `least` of the terms or more: what stands in a title before what stands in an answer only, and an answer
* that begins with it before one that mentions it.
*/
var titleOf = ({ question, also = [] }) => searched([question, ...also].join("\n"));
var answerOf = ({ answer }) => searched(answer.join("\n"));
function ranked(questions, wanted, least) {
	return questions.map((question) => {
		const title = titleOf(question);
		const answer = answerOf(question);
		const inTitle = wanted.filter((term) => placeOf(title, term) >= 0).length;
		const places = wanted.map((term) => placeOf(answer, term)).filter((place) => place >= 0);
		return {
			question,
			inTitle,
			inEither: wanted.filter((term) => Math.max(placeOf(title, term), placeOf(answer, term)) >= 0).length,
			first: Math.min(answer.text.length, ...places)
		};
	}).filter(({ inEither }) => inEither >= least).sort((one, other) => other.inTitle - one.inTitle || other.inEither - one.inEither || one.first - other.first).map(({ question }) => question);
}
/** The terms with what was probably meant in place of those that stand nowhere. */
function withoutSlips(wanted, questions) {
	const texts = questions.flatMap((question) => [titleOf(question), answerOf(question)]);
	const known = new Set(texts.flatMap(({ words }) => words));
	return wanted.map((term) => texts.some((text) => placeOf(text, term) >= 0) ? term : meantWord(term, known) ?? term);
}
/** Finds the questions that a person may have meant, the likeliest first. */
function searchFaq(query, questions) {
	const asked = [...query.trim()];
	if (asked.length > 100) return {
		kind: "long",
		query: asked.slice(0, 100).join("")
	};
	const strict = terms(query);
	if (strict.length === 0) return { kind: asked.length === 0 ? "empty" : "none" };
	const exact = ranked(questions, strict, strict.length);
	if (exact.length > 0) return {
		kind: "found",
		close: false,
		questions: exact
	};
	const meant = withoutSlips(strict, questions);
	const corrected = meant.join(" ") === strict.join(" ") ? [] : ranked(questions, meant, meant.length);
	if (corrected.length > 0) return {
		kind: "found",
		close: false,
		meant: meant.join(" "),
		questions: corrected
	};
	const loose = looseTerms(meant);
	const close = ranked(questions, loose, Math.ceil(loose.length / 4));
	return close.length > 0 ? {
		kind: "found",
		close: true,
		questions: close
	} : { kind: "none" };
}
// src/components/support/SearchForm.astro
createAstro("http://localhost:4455");
var $$SearchForm = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SearchForm;
	const { locale, t, query = "", error } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<form class="find" role="search"${addAttribute(pathIn(locale, "/support/search"), "action")}><label class="sr" for="q">${t.label}</label><div class="row"><input class="input" type="search" id="q" name="q"${addAttribute(query, "value")}${addAttribute(t.hint, "placeholder")}${addAttribute(100, "maxlength")} enterkeyhint="search" autocomplete="off"${addAttribute(error ? "true" : void 0, "aria-invalid")}${addAttribute(error ? "q-error" : void 0, "aria-describedby")}><button class="button primary">${renderComponent($$result, "Icon", $$Icon, { "name": "search" })}${t.submit}</button></div>${error && renderTemplate`<p class="error" id="q-error">${error}</p>`}</form>`;
}, "/work/main/src/components/support/SearchForm.astro", void 0);
export { searchFaq as n, $$Answer as r, $$SearchForm as t };
