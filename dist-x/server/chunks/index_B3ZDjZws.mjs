import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { n as getEntry } from "./_astro_content_Cdkc7r1m.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
/* empty css                  */
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { r as $$Answer, t as $$SearchForm } from "./SearchForm_Dn_Lzk1C.mjs";
import { a as pathIn, n as languageTags } from "./locale_DjvJCb5D.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/support/Faq.astro
createAstro("http://localhost:4455");
var $$Faq = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Faq;
	const { locale, topics, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section faq" id="faq" aria-labelledby="faq-heading"><div class="aside"><h2 id="faq-heading">${t.heading}</h2><nav class="quiet"${addAttribute(t.topics, "aria-label")}><ul>${topics.map(({ id, title }) => renderTemplate`<li><a${addAttribute(`#topic-${id}`, "href")}>${title}</a></li>`)}</ul></nav></div><div>${topics.map(({ id, title, questions }) => renderTemplate`<section class="topic"${addAttribute(`topic-${id}`, "id")}${addAttribute(title, "aria-label")}><h3>${title}</h3>${questions.map((question) => renderTemplate`<details><summary>${question.question}${renderComponent($$result, "Icon", $$Icon, { "name": "chevron" })}</summary><div class="answer"${addAttribute(question.id, "id")}>${renderComponent($$result, "Answer", $$Answer, {
		"locale": locale,
		"of": question
	})}</div></details>`)}</section>`)}</div></section>`;
}, "/work/main/src/components/support/Faq.astro", void 0);
// src/components/support/faq-entry.ts
/** The questions for search engines. */
function faqPage(topics) {
	return {
		"@type": "FAQPage",
		mainEntity: topics.flatMap(({ questions }) => questions).map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: {
				"@type": "Answer",
				text: answer.join("\n")
			}
		}))
	};
}
// src/components/support/QuestionIndex.astro
createAstro("http://localhost:4455");
var $$QuestionIndex = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$QuestionIndex;
	const { locale, topics, t } = Astro.props;
	const { compare } = new Intl.Collator(languageTags[locale]);
	const questions = topics.flatMap((topic) => topic.questions).sort((one, other) => compare(one.question, other.question));
	return renderTemplate`${maybeRenderHead($$result)}<nav class="wrap section index quiet" aria-labelledby="index"><h2 id="index">${t.index}</h2><ul>${questions.map(({ id, question }) => renderTemplate`<li><a${addAttribute(`#${id}`, "href")}>${question}</a></li>`)}</ul></nav>`;
}, "/work/main/src/components/support/QuestionIndex.astro", void 0);
// src/components/support/Routes.astro
createAstro("http://localhost:4455");
var $$Routes = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Routes;
	const { locale, t } = Astro.props;
	const isMember = Astro.locals.member !== null;
	const contact = pathIn(locale, "/contact");
	const chat = isMember ? {
		action: t.chat.member,
		href: "/w"
	} : {
		action: t.chat.guest,
		href: pathIn(locale, "/login")
	};
	const routes = [
		{
			icon: "support247",
			words: t.chat,
			...chat
		},
		{
			icon: "letter",
			words: t.contact,
			action: t.contact.action,
			href: contact
		},
		{
			icon: "security",
			words: t.security,
			action: t.security.action,
			href: contact
		}
	];
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section" aria-labelledby="routes"><h2 id="routes">${t.heading}</h2><ul class="routes">${routes.map(({ icon, words, action, href }) => renderTemplate`<li>${renderComponent($$result, "Icon", $$Icon, { "name": icon })}<h3>${words.title}</h3><p>${words.text}</p><a class="more"${addAttribute(href, "href")}>${action}${renderComponent($$result, "Icon", $$Icon, { "name": "arrow" })}</a></li>`)}</ul></section>`;
}, "/work/main/src/components/support/Routes.astro", void 0);
// src/pages/[...locale]/support/index.astro
var support_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { locale } = Astro.locals;
	const { support: t } = messages(locale);
	const { topics = [] } = (await getEntry("faq", locale))?.data ?? {};
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.description,
		"schema": [faqPage(topics)]
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"heading": t.heading,
		"lead": t.lead
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "SearchForm", $$SearchForm, {
		"locale": locale,
		"t": t.search
	})}<p class="soft">${t.status.ask} <a${addAttribute(pathIn(locale, "/support/status"), "href")}>${t.status.link}</a></p>` })}</div>${renderComponent($$result, "Routes", $$Routes, {
		"locale": locale,
		"t": t.routes
	})}${renderComponent($$result, "Faq", $$Faq, {
		"locale": locale,
		"topics": topics,
		"t": t.faq
	})}${renderComponent($$result, "QuestionIndex", $$QuestionIndex, {
		"locale": locale,
		"topics": topics,
		"t": t.faq
	})}` })}`;
}, "/work/main/src/pages/[...locale]/support/index.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/support/index.astro";
var $$url = "/[...locale]/support";
// \0virtual:astro:page:src/pages/[...locale]/support/index@_@astro
var page = () => support_exports;
export { page };
