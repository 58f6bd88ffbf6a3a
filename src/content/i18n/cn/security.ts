import type { security as en } from '../en/security.ts';
import type { Translation } from '../translation.ts';

export const security = {
  region: '账户安全',
  loading: '正在加载账户安全',
  failed: '账户安全加载失败。设置仍然有效，你的资产不受影响。',
  notRefreshed: '账户安全刷新失败，可能不是最新状态。',
  score: {
    label: '安全评分：{score} 分，满分 100 分',
    of: '满分 100',
    headings: {
      strong: '账户安全性很高',
      good: '账户安全性良好',
      fair: '账户安全性有待提高',
      weak: '账户安全性较低',
      notMe: '请确认账户只由你本人使用',
    },
    done: {
      one: '{count} 项安全检查均已完成。如有变化，我们会通知你。',
      other: '{count} 项安全检查均已完成。如有变化，我们会通知你。',
    },
    notMe: {
      text: '你告诉我们某项操作并非本人所为。恢复转账前，请修改登录密码，并核对设备、交易记录和收款人。',
      action: '查看设备',
    },
    later: '目前没有其他可做的事。后续步骤见下方的安全检查。',
    adds: { one: '可加 {count} 分', other: '可加 {count} 分' },
    next: {
      two_factor: {
        text: '开启两步验证后，只凭登录密码将无法登录。',
        action: '开启两步验证',
      },
      password: {
        text: '设置登录密码后，除 Google 外，你多一种登录方式。',
        action: '查看如何设置登录密码',
      },
      pin: {
        text: '每笔转账都由你用 6 位交易密码确认，只有你知道这个密码。',
        action: '设置交易密码',
      },
      devices: {
        text: '有设备首次登录了你的账户，请确认是你的设备。',
        action: '查看设备',
      },
      emergency_contact: {
        text: '紧急联系人是我们可以致电的人，对方无法动用你的资产。',
        action: '添加紧急联系人',
      },
    },
  },
  checks: {
    heading: '安全检查',
    count: '已完成 {done}/{total}',
    done: '已完成',
    todo: '待完成',
    withPoints: '{state}{points}',
    names: {
      two_factor: '两步验证',
      password: '登录密码',
      pin: '交易密码',
      devices: '设备',
      emergency_contact: '紧急联系人',
    },
    actions: {
      turnOn: '开启',
      add: '添加',
      set: '设置',
      change: '修改',
      manage: '管理',
      check: '查看',
    },
    twoFactor: {
      off: '未开启，',
      restricted: '未开启，{time} 起可以开启。',
      on: { one: '已开启，剩余 {count} 个恢复码', other: '已开启，剩余 {count} 个恢复码' },
    },
    password: { none: '尚未设置，你用 Google 登录。', changed: '{when} 修改' },
    pin: { none: '尚未设置，', set: '已设置', locked: '交易密码错误次数过多，已锁定' },
    devices: {
      count: { one: '{count} 台已验证', other: '{count} 台已验证' },
      new: {
        one: '{count} 台已验证，其中 {fresh} 台是新设备，',
        other: '{count} 台已验证，其中 {fresh} 台是新设备，',
      },
    },
    contact: { none: '尚未添加，', set: '已添加' },
  },
  freeze: {
    heading: '暂停转账',
    text: '开启后，钱包内的资产无法转出，仍可收款。已发起的转账不受影响。',
    since: '钱包内的资产无法转出，仍可收款。',
    needs: { pin: '关闭时需要交易密码。', totp: '关闭时需要交易密码和身份验证器中的验证码。' },
    noPin: '你还没有交易密码，关闭时需要先设置。',
    locked: '交易密码已锁定，暂时无法关闭。',
    lockedLink: '打开交易密码',
    freezing: '正在暂停…',
  },
  restrictions: {
    heading: '限制',
    count: { one: '{count} 项限制', other: '{count} 项限制' },
    scopes: {
      new_payees: '转给新收款人',
      all_outgoing: '所有转账',
      bank: '提现到银行',
    },
    left: '还剩 {time}',
    none: '没有限制',
    noneText: '你可以转给任何人，无论是否付过款。',
    noneFrozen: '你已暂停转账，除此之外没有其他限制。',
  },
  activity: {
    heading: '最近的安全动态',
    all: '查看全部',
    loading: '正在加载最近的安全动态',
    failed: '最近的安全动态加载失败。',
    notRefreshed: '新动态获取失败。',
    none: '登录和账户安全的变动会显示在这里。',
  },
} as const satisfies Translation<typeof en>;
