import type { ErrorCode } from './error-codes.ts';
import type { LanguageCode } from './fields.ts';

const text = (en: string, cn: string) => ({ en, 'zh-CN': cn }) as const;

/**
 * What is said when a payment is refused: what has happened, where the money is, what to do now. The API sends it, and screens
 * show it in their own language. Names in braces are the error's details; amounts come with their asset.
 */
export const paymentErrorTexts = {
  idempotency_key_missing: text(
    'Something went wrong, so nothing was sent. Check your transactions before you try again.',
    '这次操作未执行，未转出。请在交易记录中核对后再试。',
  ),
  unexpected_member: text(
    'Not sent: the request has a member that doesn’t belong there, {member}.',
    '请求中的成员 {member} 不应出现，未转出，资金仍在余额中。',
  ),
  pin_required: text('Enter your PIN to continue.', '请输入交易密码。'),
  pin_invalid: text(
    'That PIN isn’t right. Tries left: {tries_left}.',
    '交易密码不正确，还可尝试 {tries_left} 次。',
  ),
  pin_not_set: text(
    'Set up a PIN first. Your money hasn’t moved.',
    '请先设置交易密码。未转出，资金仍在余额中。',
  ),
  totp_required: text('Enter the code from your authenticator app, too.', '还需输入身份验证器中的验证码。'),
  totp_invalid: text(
    'That authenticator code isn’t right. Codes change every 30 seconds.',
    '验证码不正确。身份验证器的验证码每 30 秒更换一次。',
  ),
  totp_used: text(
    'This code has already been used. Wait {seconds} s for the next one.',
    '该验证码已使用过，{seconds} 秒后会出现新的验证码。',
  ),
  sending_frozen: text(
    'Not sent. You’ve frozen sending. Unfreeze it in Account Security to continue.',
    '你已暂停转账，未转出，资金仍在余额中。请在“账户安全”中恢复转账。',
  ),
  recipient_not_found: text(
    'No one has this username. Check it and try again.',
    '没有该用户名的用户，请检查后重试。',
  ),
  asset_not_found: text('This asset can’t be used here.', '此处不支持该资产。'),
  quote_not_found: text('This rate has expired. Start again.', '报价已失效，请重新开始。'),
  payee_not_found: text('This payee no longer exists.', '该收款人已不存在。'),
  request_in_progress: text(
    'This is being processed already. Check your transactions.',
    '这笔交易正在处理，请查看交易记录。',
  ),
  already_final: text(
    'It’s too late to change this. Check its status.',
    '无法操作：这笔交易的状态已变，请刷新查看。',
  ),
  quote_used: text(
    'This was approved already. Check your transactions.',
    '这份报价已用过，请先在交易记录中核对，以免重复转账。',
  ),
  network_paused: text(
    'Sending on {network} is paused. Your money hasn’t moved. Try another network or try later.',
    '{network} 暂停转账，未转出，资金仍在余额中。请换一个网络或稍后再试。',
  ),
  price_unavailable: text(
    'There’s no live price for this right now. Try again soon.',
    '暂时没有实时价格，请稍后再试。',
  ),
  bank_not_answering: text(
    'The bank isn’t answering. Your money hasn’t moved. Try again in a few minutes.',
    '银行暂无响应，未转出，资金仍在余额中。请几分钟后重试。',
  ),
  quote_expired: text(
    'This rate has expired. Check the new rate before you confirm.',
    '报价已过期，请核对新的价格后再确认。',
  ),
  amount_format: text('Enter an amount in digits, like 1,250.50.', '请输入数字金额，如 1,250.50。'),
  amount_precision: text('Use no more than {decimals} decimals.', '最多 {decimals} 位小数。'),
  amount_below_min: text('The minimum is {minimum}.', '最低 {minimum}。'),
  amount_above_max: text('The maximum is {maximum}.', '最高 {maximum}。'),
  amount_above_limit: text(
    'Over your {period} limit. You can send up to {available} now.',
    '超出限额。目前最多可转 {available}，请修改金额。',
  ),
  insufficient_funds: text(
    'Not enough {asset}. You need {short_by} more, fee included.',
    '{asset} 余额不足，含手续费还差 {short_by}。',
  ),
  fee_exceeds_amount: text(
    'The fee of {fee} is more than the amount. Enter a larger amount.',
    '手续费 {fee} 高于转账金额，请提高金额。',
  ),
  funds_clearing: text(
    'Some of your deposit is still clearing. You can send up to {available} to crypto addresses now.',
    '有一笔充值待结算，目前最多可向加密货币地址转出 {available}。',
  ),
  address_invalid: text(
    'This isn’t a valid address. Check it or copy it again.',
    '地址无效，请检查或重新复制。',
  ),
  address_wrong_network: text(
    'This address belongs to another network. Your money hasn’t moved.',
    '该地址属于其他网络，未转出，资金仍在余额中。',
  ),
  memo_required: text(
    'This address needs a memo. Ask the recipient for it.',
    '该地址需要标签（Memo/Tag），请向对方索取。',
  ),
  memo_invalid: text(
    'The network doesn’t accept this memo. Ask the recipient for it again.',
    '该网络不支持此标签（Memo/Tag），请向对方重新索取。',
  ),
  self_send: text('This is your own account. Choose someone else.', '这是你自己的账户，请选择其他收款人。'),
  recipient_blocked: text(
    'You can’t send to this user. Your money hasn’t moved. Choose another recipient.',
    '无法向该用户转账，未转出，资金仍在余额中。请选择其他收款人。',
  ),
  beneficiary_required: text(
    'Tell us whose address this is. The law requires this for transfers above ₦1,500,000.',
    '请说明该地址属于谁：单笔超过 ₦1,500,000 的转账，法律要求登记。',
  ),
  risks_not_acknowledged: text('Read the warnings and confirm each one.', '请阅读并逐条确认风险提示。'),
  idempotency_key_reused: text(
    'Something went wrong, so nothing was sent. Check your transactions before you try again.',
    '这次操作未执行，请在交易记录中核对后再试。',
  ),
  account_number_invalid: text(
    'This account number isn’t right. Check it and try again.',
    '银行账号不正确，请检查后重试。',
  ),
  name_mismatch: text(
    'This bank account isn’t in your name. Your money hasn’t moved. Choose an account of your own.',
    '该银行账户不在你本人名下，未转出，资金仍在余额中。请选择你本人的账户。',
  ),
  alert_value_invalid: text(
    'Enter a price or percentage above 0, with no more than {decimals} decimals.',
    '请输入大于 0 的价格或百分比，最多 {decimals} 位小数。',
  ),
  alert_already_true: text(
    'The price is already there: {price} now. Choose another target.',
    '当前已是 {price}，请换一个提醒价。',
  ),
  deposit_account_expired: text(
    'This account number has expired. Don’t pay into it. Get a new one.',
    '该充值账号已过期，请勿再向它转账，请重新获取账号。',
  ),
  request_not_found: text(
    'This payment request doesn’t exist. Ask for a new one.',
    '该收款请求不存在，请向对方索取新的。',
  ),
  request_closed: text(
    'This payment request is closed. Your money hasn’t moved. Ask for a new request.',
    '该收款请求已关闭，未转出，资金仍在余额中。请向对方索取新的请求。',
  ),
  too_many_requests_open: text(
    'You have 3 open requests to this person. Wait for an answer or cancel one.',
    '你对该用户已有 3 条待付的收款请求，请等待回复或取消一条。',
  ),
  pin_already_set: text('You have a PIN already. Change it instead.', '你已设置交易密码，请改为修改。'),
  period_invalid: text(
    'Choose a period that begins before it ends, and not in the future.',
    '请选择有效的时间段：开始日期须早于结束日期，且不晚于今天。',
  ),
  pin_weak: text(
    'Choose a PIN that is harder to guess: no runs, no repeats, not your birth date or phone number.',
    '交易密码过于简单，请勿使用连续或重复数字、生日或手机号码。',
  ),
  pin_unchanged: text('This is your PIN already. Choose another one.', '新交易密码不能与原交易密码相同。'),
  password_invalid: text('That password isn’t right.', '登录密码不正确。'),
  pin_locked: text(
    'Too many wrong PINs. Try again in {minutes} min.',
    '交易密码错误次数过多，请 {minutes} 分钟后再试。',
  ),
  /** `{restriction}`: what is held back until when and why, of restriction-texts.ts. */
  sending_restricted: text('{restriction} Your money hasn’t moved.', '{restriction}未转出，资金仍在余额中。'),
} satisfies Partial<Record<ErrorCode, Readonly<Record<LanguageCode, string>>>>;
export type PaymentErrorCode = keyof typeof paymentErrorTexts;
