import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { PIN_LENGTH, pinWeakness } from '#contract/pin.ts';
import type { OtpHandle } from '#src/ui/form/OtpInput.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { PinInput } from './PinInput.tsx';

export interface NewPinHandle {
  /** The new PIN; null when it is not complete, easy to guess or not repeated, which is said beside its field. */
  read: () => string | null;
  /** Moves the focus to the first box that is empty. */
  focus: () => void;
  /** Empties both fields and shows why. */
  reject: (error: string) => void;
}

interface NewPinFieldsProps {
  /** Starts the ids of the fields. */
  id: string;
  busy: boolean;
  /** Whether both are complete now. */
  onTyped?: (isComplete: boolean) => void;
  ref: Ref<NewPinHandle>;
}

type Errors = Partial<Record<'first' | 'second', string>>;

/** A new PIN, and the same once more. The API also compares it with its owner's birth date and phone number. */
export function NewPinFields({ id, busy, onTyped, ref }: NewPinFieldsProps) {
  const messages = useMessages('pin');
  const first = useRef<OtpHandle>(null);
  const second = useRef<OtpHandle>(null);
  const [errors, setErrors] = useState<Errors>({});

  const tell = () =>
    onTyped?.([first, second].every(({ current }) => current?.value().length === PIN_LENGTH));
  const edit = () => {
    setErrors({});
    tell();
  };
  const reject = (error: string) => {
    second.current?.restart();
    first.current?.restart();
    setErrors({ first: error });
    tell();
  };
  const isStrong = (pin: string) => {
    const weakness = pinWeakness(pin);
    if (weakness === 'run' || weakness === 'repeated') reject(messages.weak[weakness]);
    return weakness === null;
  };

  useImperativeHandle(ref, () => ({
    reject,
    focus: () => first.current?.focus(),
    read: () => {
      const pin = first.current?.value() ?? '';
      const repeated = second.current?.value() ?? '';
      if (pin.length < PIN_LENGTH) {
        setErrors({ first: messages.incomplete });
        first.current?.focus();
        return null;
      }
      if (!isStrong(pin)) return null;
      if (repeated.length < PIN_LENGTH) {
        setErrors({ second: messages.incomplete });
        second.current?.focus();
        return null;
      }
      if (repeated !== pin) {
        second.current?.restart();
        setErrors({ second: messages.mismatch });
        tell();
        return null;
      }
      return pin;
    },
  }));

  return (
    <>
      <PinInput
        id={`${id}-new`}
        ref={first}
        legend={messages.newPin}
        error={errors.first}
        busy={busy}
        onEdit={edit}
        onBadPaste={() => setErrors({ first: messages.badPaste })}
        onComplete={(pin) => {
          if (isStrong(pin)) second.current?.focus();
        }}
      />
      <PinInput
        id={`${id}-repeat`}
        ref={second}
        legend={messages.repeatPin}
        error={errors.second}
        busy={busy}
        onEdit={edit}
        onBadPaste={() => setErrors({ second: messages.badPaste })}
      />
    </>
  );
}
