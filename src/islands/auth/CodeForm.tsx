import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import { failureMessage, type ErrorFallbacks } from '#src/stores/errors/error-message.ts';
import { isRejected } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useHydrated } from '#src/ui/browser/use-hydrated.ts';
import type { Outcome } from '#src/ui/form/use-single-flight.ts';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import type { CodeAlphabet } from '#src/ui/form/otp-code.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ResendCode, type CodeWaitProps } from './ResendCode.tsx';
import type { ScreenProps } from './screen-props.ts';

export interface CodeFormHandle {
  focus: () => void;
  /** Another code is on its way: empty boxes, no error, the focus in the first. */
  restart: () => void;
}

/** What is typed, and what is said of it before anything is sent. */
export interface CodeKind {
  id: string;
  legend: string;
  /** `Digit {n} of {of}`. */
  box: string;
  /** Six digits without these two. */
  length?: number;
  alphabet?: CodeAlphabet;
  incomplete: string;
  badPaste: string;
}

interface CodeFormProps {
  ref?: Ref<CodeFormHandle>;
  words: Pick<ScreenProps<'otp'>['words'], 'shared' | 'toasts'>;
  code: CodeKind;
  /** The last character sends the code (spec section 5). */
  auto?: boolean;
  /** `run` is the caller's, so that one request is under way among all of its own. */
  flight: { busy: boolean; run: (action: () => Promise<Outcome>) => Promise<void> };
  /** Sends a whole code. What it throws is told as a toast. */
  verify: (code: string) => Promise<Outcome>;
  fallback: ErrorFallbacks;
  /** Before the failure is told. */
  onFailure?: (failure: unknown) => void;
  /** The wait for another code; without it none can be asked for. */
  resend?: Omit<CodeWaitProps, 'words'>;
  submit: { label: string; busyLabel: string; disabled?: boolean };
  /** Between the code and the button. */
  children?: ReactNode;
}

/** A code, the wait for another one, and the button that sends it: what every screen that asks for a code has. */
export function CodeForm(props: CodeFormProps) {
  const { ref, words, code, auto = false, flight, verify, fallback, onFailure, resend, submit } = props;
  const { length = OTP_LENGTH } = code;
  const ready = useHydrated();
  const [error, setError] = useState<string>();
  const boxes = useRef<OtpHandle>(null);

  useImperativeHandle(ref, () => ({
    focus: () => boxes.current?.focus(),
    restart: () => {
      setError(undefined);
      boxes.current?.restart();
    },
  }));

  const send = (typed: string) =>
    flight.run(async () => {
      if (typed.length < length) {
        setError(code.incomplete);
        boxes.current?.focus();
        return undefined;
      }
      try {
        return await verify(typed);
      } catch (failure) {
        onFailure?.(failure);
        showToast('error', failureMessage(failure, words.toasts, fallback));
        // A code that was not judged may still be right.
        if (isRejected(failure)) boxes.current?.restart();
        return undefined;
      }
    });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(boxes.current?.value() ?? '');
      }}
    >
      <OtpInput
        id={code.id}
        ref={boxes}
        length={length}
        alphabet={code.alphabet}
        legend={code.legend}
        box={code.box}
        error={error}
        busy={flight.busy}
        onComplete={auto ? (typed) => void send(typed) : undefined}
        onEdit={() => setError(undefined)}
        onBadPaste={() => setError(code.badPaste)}
      />
      {resend && <ResendCode words={words.shared.wait} {...resend} />}
      {props.children}
      <SubmitButton
        ready={ready && !submit.disabled}
        busy={flight.busy}
        busyLabel={submit.busyLabel}
        words={words.toasts}
      >
        {submit.label}
      </SubmitButton>
    </form>
  );
}
