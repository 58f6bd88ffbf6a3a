/** Words of an alphabet and Chinese characters that an adult reads in a minute. */
const WORDS = 220;
const CHARACTERS = 400;

/** Minutes that a Markdown text takes to read, at least 1. Its tags, links' addresses and code fences' marks count for nothing. */
export function readingMinutes(markdown: string): number {
  const text = markdown.replace(/<[^>]*>|\]\([^)]*\)|```\w*/g, ' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS + characters / CHARACTERS));
}
