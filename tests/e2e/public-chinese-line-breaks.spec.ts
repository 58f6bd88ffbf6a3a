import type { Page } from '@playwright/test';
import { matrix } from '../tier.ts';
import { expect, test } from './public-page.ts';
import { isFirstOf, publicKinds } from './public-paths.ts';
import { openPage } from './open-page.ts';

/** Headings and leads with a line break inside a word or before punctuation, or with a single character on the last line. */
const badLineBreaks = (page: Page) =>
  page.evaluate(() => {
    const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
    const found: string[] = [];
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, .lead)')) {
      if (!element.checkVisibility() || element.matches('.sr') || element.closest('[role=img], svg'))
        continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const characters: { readonly text: string; readonly top: number }[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const range = document.createRange();
        for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const [box] = range.getClientRects();
          const text = range.toString();
          if (box && box.width > 0 && text.trim()) characters.push({ text, top: Math.round(box.bottom / 8) });
        }
      }
      const whole = characters.map(({ text }) => text).join('');
      const startsLine = (index: number) =>
        index > 0 && Math.abs((characters[index]?.top ?? 0) - (characters[index - 1]?.top ?? 0)) > 1;
      const last = characters.length - characters.findLastIndex((_, index) => startsLine(index));
      for (const { segment, index, isWordLike } of segmenter.segment(whole)) {
        const isHan = /^\p{Script=Han}+$/u.test(segment);
        const inner = [...segment].findIndex((_, at) => at > 0 && startsLine(index + at));
        // Headings of long texts come from Markdown, which has no word boundaries.
        if (isHan && inner > 0 && !element.closest('.prose'))
          found.push(`${segment} is broken in "${whole}"`);
        if (!isWordLike && /^[，。？！；：、）”]/.test(segment) && startsLine(index))
          found.push(`${segment} starts a line in "${whole}"`);
      }
      // Punctuation at the end of the line belongs to its character.
      const lastWords = whole.slice(-last).replace(/[，。？！；：、）”]/g, '');
      if (last < characters.length && lastWords.length < 2) found.push(`${lastWords} is alone in "${whole}"`);
    }
    return found;
  });

const chinese = publicKinds.filter((path) => /^\/cn(?:\/|$)/.test(path));
const isSample = isFirstOf(
  '/cn',
  '/cn/about-us',
  '/cn/company',
  '/cn/support',
  '/cn/legal/ip',
  '/cn/contact',
);

for (const path of matrix('Chinese pages on a small phone', chinese, isSample)) {
  test(`${path} breaks its headings and leads between words at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    expect(await badLineBreaks(page)).toEqual([]);
  });
}
