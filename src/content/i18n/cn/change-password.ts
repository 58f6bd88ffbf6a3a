import { restrictionTextsCn } from '#contract/restriction-texts.ts';
import type { changePassword as en } from '../en/change-password.ts';
import type { Translation } from '../translation.ts';

export const changePassword = {
  region: '修改登录密码',
  loading: '正在加载账户安全信息',
  failed: '账户安全信息加载失败。你的登录密码仍然有效。',
  notRefreshed: '刷新失败，可能不是最新状态。',
  heading: '修改登录密码',
  text: '请使用未在其他地方用过的密码。',
  current: '当前密码',
  forgot: '忘记密码？退出登录并重置',
  password: '新密码',
  confirm: '确认密码',
  then: {
    heading: '修改密码后',
    others: '退出其他设备',
    more: { one: '另外 {count} 台', other: '另外 {count} 台' },
    none: '你没有在其他设备上登录。',
    unknown: '除本设备外的所有设备。',
    restriction: '24 小时限制',
    restrictionText: '修改后 24 小时内，不能转给你没有付过款的人、地址或银行账户。',
    stillWorks: restrictionTextsCn.stillWorks,
    email: '我们会发邮件到 {email} 告知此次修改。',
    emailUnknown: '我们会发邮件告知此次修改。',
  },
  save: '修改密码',
  saving: '正在保存…',
  notSaved: '登录密码没有修改，你输入的内容仍在这里。',
  unsure: {
    title: '暂时无法确认修改是否已保存。',
    text: '请稍后查询结果，再尝试旧密码。',
    check: '查询结果',
    checking: '正在查询…',
    failed: '暂时仍无法连接你的账户，请检查网络连接后重试。',
    unchanged: '登录密码没有修改。你输入的内容仍在这里，可以重试。',
  },
  done: {
    heading: '登录密码已修改',
    loggedOut: { one: '{count} 台设备已退出登录。', other: '{count} 台设备已退出登录。' },
    nobody: '没有其他设备登录。',
    others: '其他设备已退出登录。',
    kept: '其他设备仍保持登录。',
    back: '完成',
    return: '继续',
  },
  google: {
    heading: '你的账户没有登录密码',
    text: '你用 Google 登录。如需设置登录密码，请退出登录，在登录页选择“忘记密码？”，我们会发送验证码到你的邮箱。',
    action: '退出登录并设置密码',
    note: '设置后 24 小时内，不能转给你没有付过款的人、地址或银行账户。',
  },
} as const satisfies Translation<typeof en>;
