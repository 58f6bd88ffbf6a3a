import { expect, test } from 'vitest';
import {
  parseMarkdown,
  type Block,
  type Inline,
} from '#src/islands/wallet/features/announcements/article/parse-markdown.ts';
import { sized } from '../../../../tier.ts';
import { hostileTexts } from './hostile-markdown.ts';

/** A tree in the least room: `p:a <b>c</b>`. */
const inline = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'strong') return `<b>${inline(part.content)}</b>`;
      const { target } = part;
      return `<${target.kind} ${target.kind === 'outside' ? target.url : target.path}>${inline(part.content)}</a>`;
    })
    .join('');
const block = (one: Block): string => {
  switch (one.kind) {
    case 'paragraph':
      return `p:${inline(one.content)}`;
    case 'heading':
      return `h:${inline(one.content)}`;
    case 'action':
      return `action:${inline([one.link])}`;
    case 'list':
      return [one.isOrdered ? 'ol' : 'ul', ...one.items.map(inline)].join(':');
  }
};
const parsed = (source: string) => parseMarkdown(source).map(block);

test.each([
  ['one line', ['p:one line']],
  ['two\nlines', ['p:two lines']],
  ['one\n\n\n\ntwo', ['p:one', 'p:two']],
  ['## A heading\nand text', ['h:A heading', 'p:and text']],
  ['text\n## A **heading**', ['p:text', 'h:A <b>heading</b>']],
  ['- a\n- b\n\ntext', ['ul:a:b', 'p:text']],
  ['- a\n\n- b', ['ul:a:b']],
  ['- a\n  goes on\n- b', ['ul:a goes on:b']],
  ['text\n- a', ['p:text', 'ul:a']],
  ['1. a\n2. b\n3. c', ['ol:a:b:c']],
  ['- a\n1. b', ['ul:a', 'ol:b']],
  ['In\n2026. It was', ['p:In 2026. It was']],
  ['**bold** and **b**', ['p:<b>bold</b> and <b>b</b>']],
  ['约 **20 分钟**到账', ['p:约 <b>20 分钟</b>到账']],
  ['see [Receive](/w/receive).', ['p:see <screen /w/receive>Receive</a>.']],
  ['[Receive](/w/receive)', ['action:<screen /w/receive>Receive</a>']],
  ['[a](/w) [b](/w)', ['p:<screen /w>a</a> <screen /w>b</a>']],
  ['**[a](/w)** and [**b**](/w)', ['p:<b><screen /w>a</a></b> and <screen /w><b>b</b></a>']],
  ['[Status](https://status.example)', ['action:<outside https://status.example/>Status</a>']],
  ['\\*\\*not bold\\*\\* \\[no\\](/w)', ['p:**not bold** [no](/w)']],
])('%j is what CommonMark says', (source, blocks) => {
  expect(parsed(source)).toEqual(blocks);
});

test.each([
  ['# Largest', ['p:# Largest']],
  ['##no blank', ['p:##no blank']],
  ['*emphasis* and _this_', ['p:*emphasis* and _this_']],
  ['** not bold **', ['p:** not bold **']],
  ['2 ** 3 ** 4', ['p:2 ** 3 ** 4']],
  ['**open', ['p:**open']],
  ['<b>bold</b>', ['p:<b>bold</b>']],
  ['&lt;b&gt;', ['p:&lt;b&gt;']],
  ['<https://status.example>', ['p:<https://status.example>']],
  ['`code`', ['p:`code`']],
  ['> quoted', ['p:> quoted']],
  ['![picture](/w)', ['p:!<screen /w>picture</a>']],
  ['[no](javascript:alert)', ['p:no']],
  ['[**no**](javascript:alert)', ['p:<b>no</b>']],
  ['[a [b](/w) c](/w)', ['p:[a <screen /w>b</a> c](/w)']],
  ['[a]( /w )', ['p:[a]( /w )']],
  ['[a](/w "title")', ['p:[a](/w "title")']],
])('%j is text, but for what the subset has', (source, blocks) => {
  expect(parsed(source)).toEqual(blocks);
});

test('nothing to read is nothing', () => {
  for (const empty of ['', ' \n\t\n ', '\u200B\u200B']) expect(parsed(empty)).toEqual([]);
});

test('a text in another direction, or with controls, reads as it is written', () => {
  expect(parsed('a\u202Eb\u0000c')).toEqual(['p:a b c']);
});

test('the time does not explode with what never closes', () => {
  for (const part of ['[', '**', '**a', '[a](', '(', '\\', '- ', '1. ', '**[a](', '[**'])
    for (const between of ['', '\n', '\n\n']) {
      const source = Array.from({ length: 20_000 / (part + between).length }, () => part).join(between);
      expect(parseMarkdown(source).length).toBeGreaterThan(0);
    }
  // More than is shown is cut, not refused.
  expect(parsed('a'.repeat(30_000))).toEqual([`p:${'a'.repeat(20_000)}`]);
});

const COUNT = sized(50, 500);
const SEED = 20_261_128;
test(`no link of ${COUNT} hostile texts leads anywhere else, seed ${SEED}`, () => {
  const targets: string[] = [];
  const visit = (parts: readonly Inline[]) => {
    for (const part of parts) {
      if (part.kind === 'text') continue;
      if (part.kind === 'link')
        targets.push(part.target.kind === 'outside' ? part.target.url : part.target.path);
      visit(part.content);
    }
  };
  for (const text of hostileTexts(COUNT, SEED))
    for (const one of parseMarkdown(text)) {
      if (one.kind === 'action') visit([one.link]);
      else if (one.kind === 'list') one.items.forEach(visit);
      else visit(one.content);
    }
  expect(targets.length).toBeGreaterThanOrEqual(COUNT);
  for (const target of targets) {
    const { protocol, origin, pathname, username } = new URL(target, 'https://own.example');
    expect(['https:', 'mailto:']).toContain(protocol);
    expect(username).toBe('');
    if (target.startsWith('/'))
      expect([origin, /^\/(?:w|support|legal)(?:\/|$)/.test(pathname)]).toEqual([
        'https://own.example',
        true,
      ]);
  }
});
