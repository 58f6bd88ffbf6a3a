import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { n as postsIn } from "./posts_BnaeZs7x.mjs";
import { a as pathIn, n as languageTags } from "./locale_DjvJCb5D.mjs";
import rss from "@astrojs/rss";
// src/pages/[...locale]/blog/rss.xml.ts
var rss_xml_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
/** The posts of a language for feed readers, newest first. */
var GET = async ({ locals: { locale }, site }) => {
	const { blog, shell } = messages(locale);
	const posts = await postsIn(locale);
	return rss({
		title: `${shell.name} - ${blog.title}`,
		description: blog.description,
		site: new URL(pathIn(locale, "/blog"), site).href,
		trailingSlash: false,
		customData: `<language>${languageTags[locale]}</language>`,
		items: posts.map(({ entry: { data }, path }) => ({
			title: data.title,
			description: data.description,
			pubDate: data.published,
			link: new URL(pathIn(locale, path), site).href,
			categories: data.tags.map((tag) => blog.tags[tag])
		}))
	});
};
// \0virtual:astro:page:src/pages/[...locale]/blog/rss.xml@_@ts
var page = () => rss_xml_exports;
export { page };
