import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import type { CodeAlphabet } from '#src/ui/form/otp-code.ts';

export interface CodeFieldHandle {
  /** The code; null when it is not complete, which is said beside its boxes. */
  read: () => string | null;
  /** Empties the boxes and shows why. */
  reject: (error: string) => void;
}

interface CodeFieldProps {
  id: string;
  legend: string;
  /** `Digit {n} of {of}`. */
  box: string;
  incomplete: string;
  badPaste: string;
  length?: number;
  alphabet?: CodeAlphabet;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
  busy: boolean;
  ref: Ref<CodeFieldHandle>;
}

/** The boxes of a code, with what is wrong with it. */
export function CodeField(props: CodeFieldProps) {
  const { id, legend, box, incomplete, badPaste, length = OTP_LENGTH, alphabet, busy, ref } = props;
  const { takesFocus = false } = props;
  const boxes = useRef<OtpHandle>(null);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (takesFocus) boxes.current?.focus();
  }, [takesFocus]);

  useImperativeHandle(ref, () => ({
    read: () => {
      const typed = boxes.current?.value() ?? '';
      if (typed.length === length) return typed;
      setError(incomplete);
      boxes.current?.focus();
      return null;
    },
    reject: (text) => {
      boxes.current?.restart();
      setError(text);
    },
  }));

  return (
    <OtpInput
      id={id}
      ref={boxes}
      legend={legend}
      showLegend
      box={box}
      length={length}
      alphabet={alphabet}
      error={error}
      busy={busy}
      onEdit={() => setError(undefined)}
      onBadPaste={() => setError(badPaste)}
    />
  );
}
