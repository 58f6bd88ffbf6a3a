import type { walletSupport as en } from '../en/wallet-support.ts';
import type { Translation } from '../translation.ts';
import { serviceParts } from './service-parts.ts';

export const walletSupport = {
  never: '我们绝不会索要你的登录密码、交易密码或验证码。凡是索要的，都不是我们。',
  newTab: '在新标签页中打开',
  status: {
    asking: '正在查看服务状态…',
    fine: '各项服务运行正常',
    trouble: '以下服务有异常：{parts}',
    unknown: '暂时无法得知服务状态',
    offline: '网络连接已断开',
    parts: serviceParts,
    link: '服务状态',
  },
  search: {
    field: '搜索帮助',
    placeholder: '搜索帮助',
    clear: '清空',
    searching: '正在搜索帮助…',
    count: { one: '{count} 篇帮助文章', other: '{count} 篇帮助文章' },
    none: '没有找到与“{typed}”相关的帮助',
    noneText: '换个说法再试，或者在下方直接问我们。',
    failed: '帮助搜索失败。',
    offline: '网络连接已断开。恢复连接后会继续搜索。',
  },
  articles: {
    heading: '与当前页面相关的帮助',
    found: '帮助文章',
    loading: '正在加载帮助文章',
    failed: '帮助文章加载失败。',
    none: '这个页面还没有相关的帮助文章。',
    all: '查看全部帮助文章',
  },
  conversations: {
    heading: '我的对话',
    loading: '正在加载对话',
    failed: '对话加载失败。',
    emptyHeading: '还没有对话',
    emptyText: '有问题随时可以问我们，中文、英文都行。',
    begin: '发起对话',
    unread: { one: '{count} 条新消息', other: '{count} 条新消息' },
    open: '等待客服回复',
    answered: '已回复',
    closed: '已结束',
    waiting: '尚未发送',
    draft: '草稿',
  },
} as const satisfies Translation<typeof en>;
