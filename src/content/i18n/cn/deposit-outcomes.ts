import { depositTexts } from '#contract/deposit-texts.ts';
import type { depositOutcomes as en } from '../en/deposit-outcomes.ts';
import type { Translation } from '../translation.ts';

export const depositOutcomes = {
  heldLate: depositTexts.held_late['zh-CN'],
  heldOtherName: depositTexts.held_other_name['zh-CN'],
  claimed: depositTexts.claimed['zh-CN'],
  sentBack: depositTexts.sent_back['zh-CN'],
  sentBackChain: depositTexts.sent_back_chain['zh-CN'],
  expired: depositTexts.expired['zh-CN'],
  cancelled: depositTexts.cancelled['zh-CN'],
  recalled: depositTexts.recalled['zh-CN'],
  recalledAllSpent: depositTexts.recalled_all_spent['zh-CN'],
  rules: { late: depositTexts.late_rule['zh-CN'], otherName: depositTexts.other_name_rule['zh-CN'] },
  claim: {
    text: '认领后约 10 分钟入账 {amount}，手续费从到账金额中扣除。',
    button: '认领这笔充值',
    busy: '正在认领…',
    report: '这笔充值到账较晚，是我的款项，请入账。',
    failed: '认领提交失败，款项仍由我们暂时保管，请重试。',
    done: '已收到你的认领。',
  },
} as const satisfies Translation<typeof en>;
