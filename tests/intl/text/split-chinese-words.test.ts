import { expect, it } from 'vitest';
import { splitChineseWords } from '#src/intl/text/split-chinese-words.ts';

it.each([
  ['需要什么帮助？', ['需要', '什么', '帮助？']],
  ['加密货币和现金', ['加密', '货币', '和', '现金']],
  ['贝币是钱包', ['贝币', '是', '钱包']],
  ['支持奈拉、美元和 200 多种资产', ['支持', '奈拉、美元', '和 200 多种', '资产']],
  ['', []],
])('%s is split between words, never before a punctuation mark', (text, pieces) => {
  expect(splitChineseWords(text)).toEqual(pieces);
});
