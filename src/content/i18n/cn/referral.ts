import type { referral as en } from '../en/referral.ts';
import type { Translation } from '../translation.ts';

export const referral = {
  code: {
    loading: '正在加载邀请码',
    failed: '邀请码加载失败。',
    heading: '你的邀请码',
    qr: '邀请链接的二维码',
    copyLink: '复制链接',
    copyCode: '复制邀请码',
    copied: '已复制',
    notCopied: '复制失败',
    share: '分享',
    whatsapp: 'WhatsApp',
    email: '邮件',
    newTab: '在新标签页中打开',
    subject: '邀请你使用 {product}',
    text: '邀请你使用 {product}，我的邀请码是 {code}：',
  },
  friends: {
    heading: '好友',
    masked: '姓名已隐藏',
    list: '你邀请的好友',
    friend: '一位好友',
    loading: '正在加载好友',
    failed: '好友加载失败。',
    notRefreshed: '好友进度刷新失败。',
    show: { one: '查看 {count} 位新好友', other: '查看 {count} 位新好友' },
    showMany: '查看 {count}+ 位新好友',
    arrived: { one: '有 {count} 位新好友', other: '有 {count} 位新好友' },
    older: '查看更多',
    loadingOlder: '正在加载…',
    olderFailed: '更多好友加载失败，以上内容不受影响。',
    end: '没有更多了。',
    empty: {
      heading: '暂无好友',
      text: '好友使用你的邀请码注册后，会显示在这里，还差哪一步也一目了然。',
    },
    steps: { invited: '已邀请', joined: '已注册', qualified: '已达标', paid: '已发放' },
    invited: '{date}邀请，尚未注册',
    needs: {
      identity: '还需在 {date}前完成身份认证',
      deposit: '还需在 {date}前充值 {deposit}',
      both: '还需在 {date}前完成身份认证并充值 {deposit}',
    },
    tooLate: '达标期限已于 {date}截止',
    rewardBy: '奖励将在 {date}前发放',
    overLimit: '没有奖励：每年最多奖励 {friends} 位好友',
    notCounted: '不计入奖励：只有邀请他人才有奖励',
    paidOn: '{date}发放',
  },
  progress: {
    heading: '邀请进度',
    loading: '正在加载邀请进度',
    failed: '邀请进度加载失败。',
    notRefreshed: '邀请进度刷新失败。',
    hints: {
      invited: '通过你的链接或邀请码',
      joined: '已使用你的邀请码注册',
      qualified: '已完成身份认证，并充值 {deposit}',
      paid: '奖励已到账',
    },
  },
  rewards: {
    heading: '奖励',
    list: '最近的奖励',
    loading: '正在加载奖励',
    failed: '奖励加载失败。',
    notRefreshed: '奖励刷新失败。',
    sum: '累计发放',
    joined: '{name} 注册',
    none: '第一笔奖励会显示在这里。',
    all: '全部奖励',
  },
  how: {
    heading: '怎样获得奖励',
    steps: {
      share: { heading: '分享邀请码', text: '把链接发给好友，或让对方扫描二维码。' },
      join: { heading: '好友注册并充值', text: '对方在 {days} 天内完成身份认证并充值 {deposit}。' },
      reward: { heading: '你获得 {reward}', text: '{hours} 小时后，奖励发放到你的奈拉余额。' },
    },
  },
  terms: {
    heading: '活动规则',
    summary:
      '每有一位好友使用你的邀请码注册，并在 {days} 天内完成身份认证、充值 {deposit}，你就获得 {reward}。每年最多奖励 {friends} 位好友。',
    most: '每年最多奖励 {friends} 位好友。',
    readAll: '查看全部规则',
    all: {
      code: '好友须在注册时填写你的邀请码。填写自己的邀请码无效，用自己的其他账户填写也无效。',
      deposit:
        '好友须在填写邀请码后 {days} 天内完成身份认证，并累计充值 {deposit}。现金和加密货币均可，加密货币按到账时的价值计算。',
      reward:
        '达标 {hours} 小时后，{reward} 发放到你的奈拉余额。如充值在此之前被撤回，则须在期限内再次充值后才会发放。',
      most: '每个自然年最多奖励 {friends} 位好友，以拉各斯时间为准。',
    },
  },
} as const satisfies Translation<typeof en>;
