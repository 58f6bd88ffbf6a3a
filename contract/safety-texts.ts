import type { LanguageCode } from './fields.ts';

const text = (en: string, cn: string): Readonly<Record<LanguageCode, string>> => ({ en, 'zh-CN': cn });

/**
 * What the owner of an account is told to do about what they didn't do themselves. Every notification and email takes its advice
 * from here, so that each names the screen on which it can be followed, by that screen's own name.
 */
export const safetyTexts = {
  freeze: text(
    'Wasn’t you? Freeze sending in Account Security and contact support.',
    '如非本人操作，请在“账户安全”中暂停转账，并联系客服。',
  ),
  /** Of a device that the message is about. */
  logOutDevice: text(
    'Wasn’t you? Log it out in Devices and change your password in Account Security.',
    '如非本人操作，请在“设备管理”中让它退出登录，并在“账户安全”中修改登录密码。',
  ),
  checkDevices: text(
    'Wasn’t you? Log out what you don’t know in Devices and change your password in Account Security.',
    '如非本人操作，请在“设备管理”中让陌生设备退出登录，并在“账户安全”中修改登录密码。',
  ),
  /** Of what is linked. */
  unlink: text(
    'Wasn’t you? Unlink it in Linked Accounts and contact support.',
    '如非本人操作，请在“绑定账户”中解绑，并联系客服。',
  ),
  /** Of the emails about the account's security. */
  turnAlertsOn: text(
    'Wasn’t you? Turn them back on in Notifications, then freeze sending in Account Security.',
    '如非本人操作，请在“通知”中重新开启，并在“账户安全”中暂停转账。',
  ),
  changePassword: text(
    'Someone may know your password. If it wasn’t you, change it in Account Security.',
    '如非本人操作，登录密码可能已泄露，请在“账户安全”中修改登录密码。',
  ),
  /** For who may not be logged in. */
  resetPassword: text(
    'Someone may know your password. If it wasn’t you, reset it: select “Forgot password?” on the login page.',
    '如非本人操作，登录密码可能已泄露，请在登录页选择“忘记密码”重置。',
  ),
  /** Of every code that is sent. */
  neverShare: text(
    'Never share it: no one at Cowrie will ask for it.',
    '请勿告诉任何人，我们绝不会向你索要。',
  ),
};

export type Advice = keyof typeof safetyTexts;

/** What has happened, and behind it what to do about it. */
export const withAdvice = (
  happened: Readonly<Record<LanguageCode, string>>,
  advice: Advice,
): Readonly<Record<LanguageCode, string>> =>
  text(`${happened.en} ${safetyTexts[advice].en}`, happened['zh-CN'] + safetyTexts[advice]['zh-CN']);
