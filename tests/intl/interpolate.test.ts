import { expect, test } from 'vitest';
import { interpolate } from '#src/intl/interpolate.ts';

test.each([
  ['{name} 的操作', 'Chainlink', 'Chainlink 的操作'],
  ['{name} 的操作', '比特币', '比特币的操作'],
  ['向 {name} 转账', 'Ada', '向 Ada 转账'],
  ['向 {name} 转账', '张伟', '向张伟转账'],
  ['向 {name} 转账', '张伟 Wei', '向张伟 Wei 转账'],
  ['Send {name} now', '张伟', 'Send 张伟 now'],
  ['转 {amount}', '5 USDT', '转 5 USDT'],
  ['2026年 {name} 的明细', '比特币', '2026年比特币的明细'],
  ['{name} {amount} 明细', '比特币', '比特币比特币明细'],
  ['{name} {amount} 明细', 'BTC', 'BTC BTC 明细'],
])('%s with %s', (message, name, text) => {
  expect(interpolate(message, { name, amount: name })).toBe(text);
});

test('a name without a value stays visible, with its spaces', () => {
  expect(interpolate('从 {name} 转入', {})).toBe('从 {name} 转入');
});
