import type { Texts } from './translate.ts';

export const texts = {
  bad_json: {
    en: 'The request could not be read.',
    'zh-CN': '无法读取该请求。',
  },
  unsupported_media_type: {
    en: 'Send the request as JSON.',
    'zh-CN': '请以 JSON 格式发送请求。',
  },
  origin_refused: {
    en: 'This request came from another website, so we blocked it. Go to our site and try again.',
    'zh-CN': '该请求来自其他网站，已被拦截。请前往本站重试。',
  },
  body_too_large: {
    en: 'The request is too large.',
    'zh-CN': '请求内容过大。',
  },
  not_found: {
    en: 'We couldn’t find what you asked for.',
    'zh-CN': '找不到请求的内容。',
  },
  method_not_allowed: {
    en: 'You can’t do that here.',
    'zh-CN': '不支持此操作。',
  },
  invalid_fields: {
    en: 'Please check the highlighted fields.',
    'zh-CN': '请检查标出的内容。',
  },
  unauthorized: {
    en: 'Log in again to continue.',
    'zh-CN': '请重新登录。',
  },
  forbidden: {
    en: 'You don’t have access to this.',
    'zh-CN': '你没有权限执行此操作。',
  },
  device_unverified: {
    en: 'This device needs verification.',
    'zh-CN': '此设备需要验证。',
  },
  challenge_failed: {
    en: 'Please complete the security check',
    'zh-CN': '请完成安全验证',
  },
  challenge_token_unknown: {
    en: 'Please complete the security check. This mock has no such token: {token} passes any number of times, one of POST /turnstile/v0/token once within 300 seconds.',
    'zh-CN':
      '请完成安全验证。此模拟接口没有这个令牌：{token} 可反复使用，POST /turnstile/v0/token 返回的令牌 300 秒内可用一次。',
  },
  account_banned: {
    en: 'Your account is banned. Contact support.',
    'zh-CN': '你的账户已被封禁，请联系客服。',
  },
  account_deleted: {
    en: 'Your account has been deleted. Please contact support to regain access.',
    'zh-CN': '你的账户已注销。如需恢复，请联系客服。',
  },
  contract_broken: {
    en: 'Something went wrong on our side. Try again in a moment.',
    'zh-CN': '我们这边出了点问题，请稍后再试。',
  },
  server_error: {
    en: 'Something went wrong on our side. Try again in a moment.',
    'zh-CN': '我们这边出了点问题，请稍后再试。',
  },
  too_many_requests: {
    en: 'Too many requests. Please wait a moment.',
    'zh-CN': '请求过于频繁，请稍候。',
  },
  rate_limited: {
    en: 'Too many attempts. Try again in {minutes} min.',
    'zh-CN': '你在短时间内提交了多次，请 {minutes} 分钟后再试。',
  },
} satisfies Texts;
