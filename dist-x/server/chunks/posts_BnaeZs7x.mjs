import { n as getEntry, t as getCollection } from "./_astro_content_Cdkc7r1m.mjs";
// src/intl/reading-time.ts
/** Words of an alphabet and Chinese characters that an adult reads in a minute. */
var WORDS = 220;
var CHARACTERS = 400;
/** Minutes that a Markdown text takes to read, at least 1. Its tags, links' addresses and code fences' marks count for nothing. */
function readingMinutes(markdown) {
	const text = markdown.replace(/<[^>]*>|\]\([^)]*\)|```\w*/g, " ");
	const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
	return Math.max(1, Math.round(words / WORDS + characters / CHARACTERS));
}
// src/i18n/posts.ts
function asPost(entry) {
	const slug = entry.id.replace(/^\w+\//, "");
	return {
		entry,
		slug,
		path: `/blog/${slug}`,
		minutes: readingMinutes(entry.body ?? "")
	};
}
/** The posts of a language, newest first. */
async function postsIn(locale) {
	return (await getCollection("blog", ({ id }) => id.startsWith(`${locale}/`))).sort((one, other) => other.data.published.getTime() - one.data.published.getTime()).map(asPost);
}
async function postNamed(locale, slug) {
	const entry = await getEntry("blog", `${locale}/${slug}`);
	return entry ? asPost(entry) : null;
}
/** The tags that posts have, each once, the most used first. */
function tagsOf(posts) {
	const counts = /* @__PURE__ */ new Map();
	for (const { entry } of posts) for (const tag of entry.data.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
	return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}
/** What to read after a post: those that share most tags with it, the newer first. */
function related(post, all, count) {
	const shared = ({ entry }) => entry.data.tags.filter((tag) => post.entry.data.tags.includes(tag)).length;
	return all.filter(({ slug }) => slug !== post.slug).sort((one, other) => shared(other) - shared(one)).slice(0, count);
}
export { tagsOf as i, postsIn as n, related as r, postNamed as t };
