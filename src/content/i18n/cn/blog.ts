import type { blog as en } from '../en/blog.ts';
import type { Translation } from '../translation.ts';

export const blog = {
  title: '博客',
  description: '贝币怎么运作、为什么这样做：怎样把钱算准、把页面做轻、把账户守住，由做这些事的团队来讲。',
  lead: '开发这款钱包的人写的笔记：我们做了哪些决定，代价是什么，以及怎样守好你自己的钱。',
  tags: {
    product: '产品',
    security: '安全',
    money: '资金',
    engineering: '工程',
    guides: '指南',
  },
  teams: {
    product: '产品团队',
    security: '安全团队',
    support: '客服团队',
    engineering: '工程团队',
    design: '设计团队',
  },
  all: '全部文章',
  topics: '主题',
  minutes: { one: '阅读约 {count} 分钟', other: '阅读约 {count} 分钟' },
  updated: '{date} 更新',
  next: '接着读',
  feed: 'RSS 订阅',
  tag: {
    title: '“{tag}”文章',
    description: '我们写过的所有“{tag}”文章：做了哪些决定，代价是什么，你能照着做什么。',
    lead: { one: '共 {count} 篇', other: '共 {count} 篇' },
  },
} satisfies Translation<typeof en>;
