import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

// Spec section 5, OTP and reset code: typing, pasting and autofilling a code on each screen with a code field.

const { fields, auth } = messages('en');

interface Screen {
  readonly name: string;
  readonly length: number;
  /** A code of the screen's alphabet; its first character is valid in every box. */
  readonly sample: string;
  readonly call: string;
  readonly badPaste: string;
  /** The error for an incomplete code. */
  readonly incomplete: string;
  readonly submit: string;
  readonly open: (tab: Tab) => Promise<unknown>;
}

const screens: readonly Screen[] = [
  {
    name: 'the code of a sign-up',
    length: 6,
    sample: '123456',
    call: '/auth/signup/verify-code',
    badPaste: fields['otp.paste'],
    incomplete: fields['otp.full'],
    submit: auth.shared.continue,
    open: (tab) => tab.toSignupCode('ada@example.org'),
  },
  {
    name: 'the code of a device',
    length: 6,
    sample: '123456',
    call: '/auth/new-device/verify',
    badPaste: fields['otp.paste'],
    incomplete: fields['otp.fullDevice'],
    submit: auth.device.submit,
    open: async (tab) => {
      await tab.persona('device-unverified', { login: true });
      await tab.open('/verify');
      await tab.expectFirstBoxFocused();
    },
  },
  {
    name: 'the code of the authenticator app',
    length: 6,
    sample: '123456',
    call: '/2fa/verify',
    badPaste: fields['otp.paste'],
    incomplete: fields['otp.fullDevice'],
    submit: auth.shared.continue,
    open: (tab) => tab.toSecondFactor(),
  },
  {
    name: 'a recovery code',
    length: 10,
    sample: 'ABCD1234EF',
    call: '/2fa/verify',
    badPaste: auth.secondFactor.recoveryFull,
    incomplete: auth.secondFactor.recoveryFull,
    submit: auth.shared.continue,
    open: async (tab) => {
      await tab.toSecondFactor();
      await tab.press(auth.secondFactor.recovery);
      await expect.poll(() => tab.boxes()).toHaveLength(10);
      await tab.expectFirstBoxFocused();
    },
  },
  {
    name: 'the code of a reset',
    length: 8,
    sample: 'ABCD1234',
    call: '/auth/verify-reset-code',
    badPaste: fields['resetCode.full'],
    incomplete: fields['resetCode.full'],
    submit: auth.reset.verify,
    open: async (tab) => tab.toResetCode((await tab.persona('complete')).email),
  },
];

const typed = (tab: Tab) =>
  tab
    .boxes()
    .map((box) => box.value)
    .join('');
const focused = (tab: Tab) => tab.boxes().findIndex((box) => box === document.activeElement);

async function paste(tab: Tab, box: number, text: string): Promise<void> {
  await tab.user.click(tab.boxes()[box]!);
  await tab.user.paste(text);
}

describe.for(screens)('$name', ({ length, sample, call, badPaste, incomplete, submit, open }) => {
  const middle = length / 2;
  const isReset = call === '/auth/verify-reset-code';

  // requirement: 5.20, 5.22
  test('a whole code is submitted however it is entered; any other paste shows an error and is not sent', async () => {
    const tab = new Tab();
    await open(tab);
    const before = tab.sentBodies(call).length;
    for (const wrong of [sample.slice(1), `${sample}9`, `${sample.slice(1)}!`]) {
      await tab.user.click(tab.boxes()[2]!);
      await tab.user.keyboard('7');
      await paste(tab, 0, wrong);
      await screen.findByText(badPaste);
      // The boxes keep their content, and an edit clears the message.
      expect(typed(tab)).toBe('7');
      await tab.user.click(tab.boxes()[2]!);
      await tab.user.keyboard('{Backspace}');
      await expect.poll(() => screen.queryByText(badPaste)).toBeNull();
    }
    expect(tab.sentBodies(call)).toHaveLength(before);

    const halves = [sample.slice(0, middle), sample.slice(middle)];
    for (const [index, enter] of [
      () => paste(tab, 0, sample.toLowerCase()),
      () => paste(tab, middle, ` ${halves.join(' ')} `),
      () => paste(tab, 0, halves.join('-')),
      // Autofill writes the whole code into the first box.
      () => Promise.resolve(void fireEvent.input(tab.boxes()[0]!, { target: { value: sample } })),
    ].entries()) {
      await enter();
      // A reset code is sent once its challenge has passed.
      if (isReset) await tab.challengePassed();
      await expect.poll(() => tab.sentBodies(call)).toHaveLength(before + index + 1);
      expect(tab.sentBodies(call).at(-1)).toMatchObject({ code: sample });
      // The API rejects it: the boxes are cleared, and marked until the next edit.
      await expect.poll(() => typed(tab)).toBe('');
      expect(focused(tab)).toBe(0);
      await expect.poll(() => tab.boxes()[0]!.getAttribute('aria-invalid')).toBe('true');
      const reason = tab.boxes()[0]!.getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(reason)?.textContent).toMatch(/./);
    }
  });

  // requirement: 5.24
  test('arrows, Home and End move between boxes, and Backspace deletes backwards', async () => {
    const tab = new Tab();
    await open(tab);
    await tab.user.click(tab.boxes()[0]!);
    const press = async (keys: string) => {
      await tab.user.keyboard(keys);
      return [typed(tab), focused(tab)];
    };
    expect(await press('{ArrowLeft}')).toEqual(['', 0]);
    expect(await press('{End}')).toEqual(['', length - 1]);
    expect(await press('{ArrowRight}')).toEqual(['', length - 1]);
    expect(await press('{Home}')).toEqual(['', 0]);
    // A character outside the alphabet is ignored.
    expect(await press('12-3')).toEqual(['123', 3]);
    expect(await press('{Backspace}')).toEqual(['12', 2]);
    expect(await press('{ArrowLeft}{ArrowLeft}')).toEqual(['12', 0]);
    expect(await press('9')).toEqual(['92', 1]);
  });

  // requirement: 2.94, 5.21, 5.22, 5.29
  test('an incomplete code is not sent: the error and the focus are at the first empty box', async () => {
    const tab = new Tab();
    await open(tab);
    const before = tab.sentBodies(call).length;
    await tab.user.click(tab.boxes()[0]!);
    await tab.user.keyboard('123');
    if (isReset) await tab.challengePassed();
    await tab.press(submit);
    await screen.findByText(incomplete);
    await expect.poll(() => focused(tab)).toBe(3);
    const reason = tab.boxes()[3]!.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(reason)?.textContent).toBe(incomplete);
    expect(tab.boxes()[3]!.getAttribute('aria-invalid')).toBe('true');
    expect(tab.sentBodies(call)).toHaveLength(before);
  });
});

describe.for(locales)('in %s', (locale: Locale) => {
  test('the errors for an incomplete code and a bad paste', async () => {
    const tab = new Tab(locale);
    const { fields, auth } = messages(locale);
    await tab.toSignupCode('ada@example.org');
    await paste(tab, 0, '12');
    await screen.findByText(fields['otp.paste']);
    await tab.press(auth.shared.continue);
    await screen.findByText(fields['otp.full']);
    await tab.toResetCode((await tab.persona('complete')).email);
    await paste(tab, 0, '12');
    await screen.findByText(fields['resetCode.full']);
  });
});
