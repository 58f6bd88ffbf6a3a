import type { CanSendTo, ResetCause, Restriction, RestrictionScope } from './restrictions.ts';

/** What has caused a restriction: its reason, and what a reset of the PIN followed. */
export type RestrictionCause = Restriction['reason'] | `pin_reset_after_${ResetCause}`;
/** Of messages, which are read on every device: they name the one that is restricted. */
type NamedDevice = 'named';

type ByScope = Readonly<Record<RestrictionScope, string>>;

export interface RestrictionTexts {
  readonly titles: ByScope;
  /** What can't be sent until `{time}`, `{why}`. */
  readonly sentences: Readonly<Record<Restriction['device'] | NamedDevice, ByScope>>;
  readonly why: Readonly<Record<RestrictionCause, string>>;
  /** What still works, by all restrictions that hold on a device. */
  readonly stillWorks: Readonly<Record<CanSendTo, string>>;
  /** What is said before somebody does what restricts; before a reset of the PIN, what still works is said beside it. */
  readonly before: {
    readonly passwordReset: string;
    readonly pinReset: string;
    readonly pinResetAfter: Readonly<Record<ResetCause, string>>;
  };
}

/**
 * What is said of a restriction. The API's errors, notifications and emails and every screen take their sentences from here, so
 * that no two of them can differ.
 */
export const restrictionTextsEn: RestrictionTexts = {
  titles: {
    new_payees: 'Sending to new recipients is restricted',
    all_outgoing: 'Sending is restricted',
    bank: 'Withdrawals to banks are restricted',
  },
  sentences: {
    all: {
      new_payees:
        'You can’t send to people, addresses or bank accounts you haven’t paid before until {time}, {why}.',
      all_outgoing: 'You can’t send or withdraw until {time}, {why}.',
      bank: 'You can’t withdraw to bank accounts until {time}, {why}.',
    },
    this: {
      new_payees:
        'On this device, you can’t send to people, addresses or bank accounts you haven’t paid before until {time}, {why}.',
      all_outgoing: 'On this device, you can’t send or withdraw until {time}, {why}.',
      bank: 'On this device, you can’t withdraw to bank accounts until {time}, {why}.',
    },
    other: {
      new_payees:
        'On another device, you can’t send to people, addresses or bank accounts you haven’t paid before until {time}, {why}.',
      all_outgoing: 'On another device, you can’t send or withdraw until {time}, {why}.',
      bank: 'On another device, you can’t withdraw to bank accounts until {time}, {why}.',
    },
    named: {
      new_payees:
        'On the new device, you can’t send to people, addresses or bank accounts you haven’t paid before until {time}, {why}.',
      all_outgoing: 'On the new device, you can’t send or withdraw until {time}, {why}.',
      bank: 'On the new device, you can’t withdraw to bank accounts until {time}, {why}.',
    },
  },
  why: {
    password_changed: 'because your password changed',
    pin_reset: 'because your PIN was reset',
    pin_reset_after_password_reset: 'because your PIN was reset soon after your password',
    pin_reset_after_new_device: 'because your PIN was reset on a new device',
    two_factor_off: 'because two-factor authentication was turned off',
    new_device: 'because the device is new',
    review: 'while we review your account',
  },
  stillWorks: {
    known: 'You can still send to anyone you’ve paid before, receive and convert.',
    known_not_banks: 'You can still send to people and addresses you’ve paid before, receive and convert.',
    not_banks: 'You can still send to people and addresses, receive and convert.',
    nobody: 'You can still receive and convert.',
  },
  before: {
    passwordReset:
      'For 24 hours after a reset, you can’t send to people, addresses or bank accounts you haven’t paid before. You can still send to anyone you’ve paid before, receive and convert.',
    pinReset:
      'For 24 hours after a reset, you can’t send to people, addresses or bank accounts you haven’t paid before.',
    pinResetAfter: {
      password_reset:
        'Your password was reset less than 24 hours ago, so for 24 hours after a PIN reset you can’t send or withdraw.',
      new_device:
        'This device is new to your account, so for 24 hours after a PIN reset you can’t send or withdraw.',
    },
  },
};

export const restrictionTextsCn: RestrictionTexts = {
  titles: {
    new_payees: '安全限制：暂不能转给新收款人',
    all_outgoing: '安全限制：暂不能转账',
    bank: '安全限制：暂不能提现到银行',
  },
  sentences: {
    all: {
      new_payees: '{time} 前，不能转给你没有付过款的人、地址或银行账户，{why}。',
      all_outgoing: '{time} 前，不能转账或提现，{why}。',
      bank: '{time} 前，不能提现到银行账户，{why}。',
    },
    this: {
      new_payees: '{time} 前，在这台设备上不能转给你没有付过款的人、地址或银行账户，{why}。',
      all_outgoing: '{time} 前，在这台设备上不能转账或提现，{why}。',
      bank: '{time} 前，在这台设备上不能提现到银行账户，{why}。',
    },
    other: {
      new_payees: '{time} 前，在另一台设备上不能转给你没有付过款的人、地址或银行账户，{why}。',
      all_outgoing: '{time} 前，在另一台设备上不能转账或提现，{why}。',
      bank: '{time} 前，在另一台设备上不能提现到银行账户，{why}。',
    },
    named: {
      new_payees: '{time} 前，在新设备上不能转给你没有付过款的人、地址或银行账户，{why}。',
      all_outgoing: '{time} 前，在新设备上不能转账或提现，{why}。',
      bank: '{time} 前，在新设备上不能提现到银行账户，{why}。',
    },
  },
  why: {
    password_changed: '因为登录密码有改动',
    pin_reset: '因为交易密码已重置',
    pin_reset_after_password_reset: '因为登录密码重置后不久又重置了交易密码',
    pin_reset_after_new_device: '因为交易密码是在新设备上重置的',
    two_factor_off: '因为两步验证已关闭',
    new_device: '因为该设备首次登录',
    review: '账户正在审核',
  },
  stillWorks: {
    known: '仍可转给付过款的收款人，收款和兑换不受影响。',
    known_not_banks: '仍可转给付过款的用户和地址，收款和兑换不受影响。',
    not_banks: '转给用户和地址、收款和兑换不受影响。',
    nobody: '收款和兑换不受影响。',
  },
  before: {
    passwordReset:
      '重置后 24 小时内，不能转给你没有付过款的人、地址或银行账户。仍可转给付过款的收款人，收款和兑换不受影响。',
    pinReset: '重置后 24 小时内，不能转给你没有付过款的人、地址或银行账户。',
    pinResetAfter: {
      password_reset: '你的登录密码在 24 小时内重置过，因此重置交易密码后 24 小时内不能转账或提现。',
      new_device: '这台设备首次登录你的账户，因此重置交易密码后 24 小时内不能转账或提现。',
    },
  },
};

type Caused = Pick<Restriction, 'reason' | 'after'>;

export const causeOf = ({ reason, after }: Caused): RestrictionCause =>
  reason === 'pin_reset' && after !== null ? `pin_reset_after_${after}` : reason;

/** What a restriction holds back, and why. Its `{time}` is left: it is written in the reader's time zone. */
export const restrictionSentence = (
  { sentences, why }: RestrictionTexts,
  { scope, device, ...caused }: Caused & Pick<Restriction, 'scope' | 'device'>,
): string => sentences[device][scope].replace('{why}', why[causeOf(caused)]);
