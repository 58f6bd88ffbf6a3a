import { sanitizeMultiline } from '#src/api/sanitize-text.ts';
import { linkTarget, type LinkTarget } from './link-target.ts';

// The subset of CommonMark that announcements are written in (contract/announcements.ts), as a tree. Markup outside of it, HTML above
// all, is text: nothing of it is ever parsed. Every pattern is bounded, so that the time grows with the length alone.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly target: LinkTarget; readonly content: readonly Inline[] };
type Link = Extract<Inline, { kind: 'link' }>;

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  /** A paragraph that is one link: what to do next. */
  | { readonly kind: 'action'; readonly link: Link };

/** Longest text that is shown, in code points. */
const MAX_LENGTH = 20_000;

const HEADING = /^## +(?<text>\S.*)$/u;
const ITEM = /^(?<mark>-|\d{1,3}\.) +(?<text>\S.*)$/u;

/**
 * Either an escaped sign, bold text, or a link. Brackets don't nest, and a link's label has none: what looks otherwise is text.
 * A label is at most 300 signs long, an address 1,000.
 */
const INLINE =
  /\\(?<escaped>[!-/:-@[-`{-~])|\*\*(?=[^\s*])(?<strong>[^*]{1,1000})(?<=[^\s*])\*\*|\[(?<label>[^[\]]{1,300})\]\((?<href>[^\s()]{1,1000})\)/gu;

type InlineKind = Exclude<Inline['kind'], 'text'>;

/** @param within what it stands in: neither stands in one of its own kind. */
function parseInline(source: string, within: readonly InlineKind[] = []): Inline[] {
  const parts: Inline[] = [];
  const add = (text: string) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === 'text') parts.splice(-1, 1, { kind: 'text', text: last.text + text });
    else parts.push({ kind: 'text', text });
  };
  let end = 0;
  for (const { 0: match, index, groups = {} } of source.matchAll(INLINE)) {
    add(source.slice(end, index));
    end = index + match.length;
    const { escaped, strong, label, href } = groups;
    if (escaped !== undefined) add(escaped);
    else if (strong !== undefined && !within.includes('strong'))
      parts.push({ kind: 'strong', content: parseInline(strong, [...within, 'strong']) });
    else if (label !== undefined && href !== undefined && !within.includes('link')) {
      const target = linkTarget(href);
      const content = parseInline(label, [...within, 'link']);
      // A link that leads nowhere it may is its words.
      if (target) parts.push({ kind: 'link', target, content });
      else parts.push(...content);
    } else add(match);
  }
  add(source.slice(end));
  return parts;
}

function paragraphOf(source: string): Block {
  const content = parseInline(source);
  const [only, ...others] = content;
  return only?.kind === 'link' && others.length === 0
    ? { kind: 'action', link: only }
    : { kind: 'paragraph', content };
}

/** What is being read: the lines of a paragraph, or the items of a list. */
interface Open {
  paragraph: string[];
  list: { isOrdered: boolean; items: string[] } | null;
  /** A blank line stands before the next one: what is no item ends the list. */
  hasGap: boolean;
}

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  const open: Open = { paragraph: [], list: null, hasGap: false };
  const closeParagraph = () => {
    if (open.paragraph.length > 0) blocks.push(paragraphOf(open.paragraph.join(' ')));
    open.paragraph = [];
  };
  const closeList = () => {
    if (open.list) {
      const { isOrdered, items } = open.list;
      blocks.push({ kind: 'list', isOrdered, items: items.map((item) => parseInline(item)) });
    }
    open.list = null;
  };
  for (const line of sanitizeMultiline(source, MAX_LENGTH)
    .split('\n')
    .map((text) => text.trim())) {
    const heading = HEADING.exec(line)?.groups?.text;
    const item = ITEM.exec(line)?.groups;
    if (line === '') {
      closeParagraph();
      open.hasGap = true;
      continue;
    }
    if (heading !== undefined) {
      closeParagraph();
      closeList();
      blocks.push({ kind: 'heading', content: parseInline(heading) });
    } else if (item?.mark !== undefined && item.text !== undefined && beginsItem(open, item.mark)) {
      closeParagraph();
      addItem(open, closeList, { isOrdered: item.mark !== '-', text: item.text });
    } else if (open.list && !open.hasGap) {
      open.list.items.push(`${open.list.items.pop() ?? ''} ${line}`);
    } else {
      closeList();
      open.paragraph.push(line);
    }
    open.hasGap = false;
  }
  closeParagraph();
  closeList();
  return blocks;
}

/** `2026. A year` in the middle of a text begins no list: an ordered one begins with 1, as in CommonMark. */
const beginsItem = ({ list }: Open, mark: string) =>
  mark === '-' || mark === '1.' || list?.isOrdered === true;

function addItem(
  open: Open,
  closeList: () => void,
  { isOrdered, text }: { isOrdered: boolean; text: string },
) {
  if (open.list && open.list.isOrdered !== isOrdered) closeList();
  open.list ??= { isOrdered, items: [] };
  open.list.items.push(text);
}
